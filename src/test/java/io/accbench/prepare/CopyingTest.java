package io.accbench.prepare;

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

  /** A bean with fields that no getter or setter reaches. */
  static final class Secret {
    private int n = 2;
    private String secret = "default";
    private final List<Shop.Money> kids = new ArrayList<>();

    public int getN() {
      return n;
    }

    public void setN(int n) {
      this.n = n;
    }
  }

  @Test
  void aFieldWithoutGetterAndSetter_isNamedWhereACopyWouldLoseIt() {
    Secret secret = new Secret();
    assertThat(obstacles(secret)).doesNotContainKey("method");

    secret.kids.add(new Shop.Money(null, "EUR"));
    assertThat(obstacles(secret))
        .containsEntry(
            "method",
            Secret.class.getName() + ".kids has neither getter nor setter: a copy would lose it");

    secret.secret = "mine";
    assertThat(obstacles(secret))
        .containsEntry(
            "method",
            Secret.class.getName() + ".secret has neither getter nor setter: a copy would lose it");
  }

  /** A link of a chain. */
  public static final class Link {
    private Link next;

    public Link getNext() {
      return next;
    }

    public void setNext(Link next) {
      this.next = next;
    }

    static Link chain(int length) {
      Link first = null;
      for (int i = 0; i < length; i++) {
        Link link = new Link();
        link.next = first;
        first = link;
      }
      return first;
    }
  }

  @Test
  void aGraphThatIsTooDeepForTheStack_isSaid() {
    assertThat(obstacles(Link.chain(500))).isEmpty();
    assertThat(obstacles(Link.chain(50_000)).values())
        .hasSize(2)
        .allMatch(reason -> reason.startsWith("the graph is nested too deeply to be copied"));
  }

  /** A bean whose properties are no fields. */
  public static final class Endless {
    private int n;

    public int getN() {
      return n;
    }

    public void setN(int n) {
      this.n = n;
    }

    public Endless getSelf() {
      return n == 0 ? this : new Endless();
    }

    @SuppressWarnings("unused")
    public void setSelf(Endless self) {}
  }

  /** A bean that makes another one at each call. */
  public static final class Fresh {
    private int n;

    public int getN() {
      return n;
    }

    public void setN(int n) {
      this.n = n;
    }

    public Fresh getOther() {
      return new Fresh();
    }

    @SuppressWarnings("unused")
    public void setOther(Fresh other) {}

    @Override
    public boolean equals(Object other) {
      return other instanceof Fresh;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  @Test
  void aCycleOverGettersAlone_isNamed() {
    assertThat(obstacles(new Endless()))
        .containsOnly(
            Map.entry("method", "the graph has a cycle (" + Endless.class.getName() + ".self)"));
    assertThat(obstacles(new Fresh()).get("method"))
        .startsWith("the graph is nested too deeply to be copied");
  }

  /** A bean whose setter refuses a value that the constructor has not set. */
  public static final class Picky {
    private int low;

    public int getLow() {
      return low;
    }

    public void setLow(int low) {
      if (this.low == 0) {
        throw new IllegalStateException("too early");
      }
      this.low = low;
    }
  }

  @Test
  void aSetterThatThrowsInACopy_isNamed() {
    Picky picky = new Picky();
    picky.low = 3;

    assertThat(obstacles(picky))
        .containsOnly(
            Map.entry(
                "method",
                Picky.class.getName()
                    + ".setLow() throws in a copy: IllegalStateException: too early"));
  }

  private static Map<String, String> obstacles(Object root) {
    Types types = Types.discover(root, root, (kind, arguments) -> {});
    return new Copying(root, types)
        .obstacles().stream()
            .collect(Collectors.toMap(Support::member, support -> support.cause().message()));
  }
}
