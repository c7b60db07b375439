package io.accbench.kernel.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

class SetUpLevelsTest {
  /** A class around another one, as benchmarks of one subject often stand. */
  public static class Outer {
    /** A state that is set up before each iteration. */
    @State(Scope.Thread)
    public static class Inner {
      /** Sets up. */
      @Setup(Level.Iteration)
      public void setUp() {}
    }
  }

  /** JMH's list has the canonical name, by which no class can be loaded. */
  @Test
  void levels_of_a_nested_class_are_found_by_its_canonical_name() {
    String name = Outer.Inner.class.getCanonicalName();

    SetUpLevels levels = SetUpLevels.of(name, "bench");

    assertThat(levels.names()).containsExactly("Iteration");
    assertThat(levels.problem()).isNull();
  }

  @Test
  void class_that_is_missing_is_named_as_it_was_asked_for() {
    assertThat(SetUpLevels.of("acme.Outer.Gone", "bench").problem())
        .isEqualTo("java.lang.ClassNotFoundException: acme.Outer.Gone");
  }
}
