package io.accbench.prepare;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import org.junit.jupiter.api.Test;

final class InstancesTest {
  enum Level {
    LOW,
    HIGH
  }

  record Leaf(String text, int[] numbers) {
    Leaf {
      Objects.requireNonNull(text);
    }
  }

  record Tree(
      long id,
      Boolean flag,
      Level level,
      Leaf leaf,
      List<? extends Leaf> leaves,
      Map<String, Leaf> byName,
      SortedSet<String> names,
      Optional<Leaf> maybe,
      Leaf[] array,
      Tree parent,
      Runnable unknown) {}

  static final class OnlyFactory {
    private final int size;
    private Leaf leaf;

    private OnlyFactory(int size) {
      if (size == 0) {
        throw new IllegalArgumentException("size 0");
      }
      this.size = size;
    }

    static OnlyFactory small() {
      return new OnlyFactory(7);
    }
  }

  abstract static class Shape {
    static Shape unit() {
      return new Circle();
    }
  }

  static final class Circle extends Shape {}

  static final class Picky {
    private Picky(Object argument) {
      throw new IllegalStateException("not without a database");
    }
  }

  @Test
  void aRecord_getsZerosEmptyValuesAndNestedBeans() {
    Tree tree = (Tree) new Instances().make(Tree.class);

    assertThat(tree.id()).isZero();
    assertThat(tree.level()).isEqualTo(Level.LOW);
    assertThat(tree.flag()).isFalse();
    assertThat(tree.leaf().text()).isEmpty();
    assertThat(tree.leaves()).singleElement().isInstanceOf(Leaf.class);
    assertThat(tree.byName()).containsOnlyKeys("");
    assertThat(tree.names()).isEmpty();
    assertThat(tree.maybe()).isPresent();
    assertThat(tree.array()).hasSize(1);
    assertThat(tree.parent()).isNull();
    assertThat(tree.unknown()).isNull();
  }

  @Test
  void aConstructorThatRejectsZeros_givesWayToAFactory_andEmptyFieldsAreFilled() {
    OnlyFactory made = (OnlyFactory) new Instances().make(OnlyFactory.class);

    assertThat(made.size).isEqualTo(7);
    assertThat(made.leaf).isNotNull();
  }

  @Test
  void anAbstractClass_isMadeByItsFactory() {
    assertThat(new Instances().make(Shape.class)).isInstanceOf(Circle.class);
  }

  @Test
  void whatCannotBeMade_saysWhyAndWhatToDo() {
    assertThatUserError(() -> new Instances().make(Picky.class))
        .hasMessageContaining("Picky throws IllegalStateException: not without a database")
        .hasMessageContaining("--factory");
    assertThatThrownBy(() -> new Instances().make(Runnable.class))
        .hasMessageContaining("(it is an interface)");
    assertThatThrownBy(() -> new Instances().make(String.class))
        .hasMessageContaining("(it is no bean)");
  }
}
