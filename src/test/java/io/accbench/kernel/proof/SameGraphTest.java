package io.accbench.kernel.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SameGraphTest {
  /** Without an equals of its own. */
  private static class Node {
    private final String name;
    private final Object held;
    private Node next;

    Node(String name, Object held) {
      this.name = name;
      this.held = held;
    }
  }

  private static final class Leaf extends Node {
    private transient int counted;

    Leaf(String name, Object held, int counted) {
      super(name, held);
      this.counted = counted;
    }
  }

  private static String difference(Object expected, Object found) {
    try {
      return SameGraph.difference(expected, found).orElse("");
    } catch (IllegalAccessException closed) {
      throw new AssertionError(closed);
    }
  }

  private static Node node(Object held) {
    return new Node("a", held);
  }

  @Test
  void fields_count_and_not_equals_nor_what_is_transient() {
    assertThat(difference(node(1), node(1))).isEmpty();
    assertThat(difference(new Leaf("a", 1, 2), new Leaf("a", 1, 3))).isEmpty();
    assertThat(difference(node(1), node(2))).isEqualTo("held is 2 instead of 1");
    assertThat(difference(new Leaf("a", 1, 2), new Leaf("b", 1, 2)))
        .isEqualTo("name is b instead of a");
    assertThat(difference(node(1), new Leaf("a", 1, 2))).contains("Leaf instead of a ");
    assertThat(difference(node(1), null)).startsWith("the object is null instead of ");
  }

  @Test
  void containers_may_be_of_another_class() {
    assertThat(difference(List.of(node(1)), new ArrayList<>(List.of(node(1))))).isEmpty();
    assertThat(difference(Map.of("k", node(1)), new TreeMap<>(Map.of("k", node(1))))).isEmpty();
    assertThat(difference(List.of(1, 2), List.of(1, 3))).isEqualTo("[1] is 3 instead of 2");
    assertThat(difference(List.of(1), List.of(1, 2)))
        .isEqualTo("the object has 2 elements instead of 1");
    assertThat(difference(Map.of("k", 1), Map.of("l", 1))).isEqualTo("the object has other keys");
    assertThat(difference(node(Map.of("k", 1)), node(Map.of("k", 2))))
        .isEqualTo("held[k] is 2 instead of 1");
    assertThat(difference(Set.of(1), Set.of(2))).isEqualTo("the object is [2] instead of [1]");
  }

  @Test
  void arrays_and_scalars_by_value() {
    assertThat(difference(new int[] {1, 2}, new int[] {1, 2})).isEmpty();
    assertThat(difference(new int[] {1, 2}, new int[] {1, 3})).isEqualTo("[1] is 3 instead of 2");
    assertThat(difference(new int[1], new int[2])).contains("another length than 1");
    assertThat(difference(BigInteger.TEN, new BigInteger("10"))).isEmpty();
  }

  @Test
  void cycles_end_and_so_do_long_chains() {
    Node one = node(1);
    Node other = node(1);
    one.next = one;
    other.next = other;
    assertThat(difference(one, other)).isEmpty();

    Node[] starts = {node(1), node(1)};
    for (int i = 0; i < 100_000; i++) {
      for (int side = 0; side < 2; side++) {
        Node before = node(i);
        before.next = starts[side];
        starts[side] = before;
      }
    }
    assertThat(difference(starts[0], starts[1])).isEmpty();
  }
}
