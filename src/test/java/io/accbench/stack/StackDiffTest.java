package io.accbench.stack;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StackDiffTest {
  private final Stack before =
      stack(
          "g:same:1 s",
          "g:moved:1 a",
          "g:gone:1 b",
          "g:swapped:1 c",
          "g:n:jar:linux:1 d",
          "file:own.jar e");
  private final Stack after =
      stack(
          "g:same:1 s",
          "g:moved:2 f",
          "g:swapped:1 h",
          "g:n:jar:linux:2 i",
          "file:own.jar j",
          "g:new:3 g");

  @Test
  void every_jar_that_differs_is_named_with_how() {
    assertThat(StackDiff.of(before, after).changes())
        .extracting(StackDiff.JarChange::toString)
        .containsExactly(
            "g:moved 1 → 2",
            "g:gone 1 removed",
            "g:swapped 1 has different bytes",
            "g:n:jar:linux 1 → 2",
            "file:own.jar has different bytes",
            "g:new 3 added");
  }

  @Test
  void what_was_varied_on_purpose_is_not_beyond() {
    assertThat(StackDiff.of(before, after).beyond(Set.of("g:moved", "g:n", "g:new", "g:gone")))
        .extracting(StackDiff.JarChange::library)
        .containsExactly("g:swapped", "file:own.jar");
  }

  @Test
  void a_stack_does_not_differ_from_itself() {
    assertThat(StackDiff.of(before, before).changes()).isEmpty();
  }

  private static Stack stack(String... jars) {
    return new Stack(
        "x",
        Stream.of(jars)
            .map(text -> text.split(" "))
            .map(part -> new StackJar(part[0], "", part[1]))
            .toList(),
        null);
  }
}
