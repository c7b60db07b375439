package io.accbench.prepare.probe;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Support;
import io.accbench.prepare.discover.Types;
import io.accbench.prepare.shop.Shop;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class CopyingTest {
  static final class Kinds {
    LinkedList<String> linked = new LinkedList<>(List.of("a"));
    TreeMap<String, Integer> sorted = new TreeMap<>(Map.of("a", 1));
    TreeSet<String> set = new TreeSet<>(List.of("b", "a"));
    EnumMap<Shop.Colour, String> byColour = new EnumMap<>(Map.of(Shop.Colour.RED, "r"));
    EnumSet<Shop.Colour> colours = EnumSet.of(Shop.Colour.BLUE);
    List<String> immutable = List.of("x");
  }

  @SuppressWarnings("JdkObsolete") // users have such
  static final class Old {
    Vector<String> names = new Vector<>(List.of("a"));
  }

  static final class Final {
    final List<String> names = new ArrayList<>();
    private int size;

    public int getSize() {
      return size;
    }
  }

  record Pair(Shop.Money one, Shop.Money other) {}

  @Test
  void theJdksCollections_areCopiedAsWhatTheyAre() {
    assertThat(obstacles(new Kinds())).isEmpty();
  }

  @Test
  void aCollectionThatACopyCannotBe_isNamed() {
    assertThat(obstacles(new Old()))
        .containsOnly(
            Map.entry(
                "field",
                Old.class.getName()
                    + ".names is a java.util.Vector, but its copy would be a java.util.ArrayList"));
  }

  @Test
  void whatIsReadButNeitherSetNorGivenToTheConstructor_isNamed() {
    assertThat(obstacles(new Final()))
        .containsEntry(
            "field",
            Final.class.getName()
                + ".names can be read, but neither be set nor given to the constructor")
        .containsEntry(
            "method",
            Final.class.getName()
                + ".size can be read, but neither be set nor given to the constructor");
  }

  @Test
  void aBeanHeldTwice_isNamed() {
    Shop.Money money = new Shop.Money(null, "EUR");

    assertThat(obstacles(new Pair(money, money)).values())
        .hasSize(2)
        .allMatch(reason -> reason.contains("Shop$Money is referenced twice"));
    assertThat(obstacles(new Pair(money, new Shop.Money(null, "EUR")))).isEmpty();
  }

  private static Map<String, String> obstacles(Object root) {
    Types types = Types.discover(root, root, (kind, arguments) -> {});
    return new Copying(root, types)
        .obstacles().stream()
            .collect(Collectors.toMap(Support::member, support -> support.cause().message()));
  }
}
