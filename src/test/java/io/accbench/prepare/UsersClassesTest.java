package io.accbench.prepare;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.strategy.Reflection;
import io.accbench.model.Prepared;
import io.accbench.model.Support;
import io.accbench.prepare.shop.Shop;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.Vector;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class UsersClassesTest {
  @TempDir private Path folder;

  @Test
  void privateFieldsWithoutSetters_areAssembledByANestmateAndSaid() throws IOException {
    Workbench.Result result =
        replay(
            Shop.NoSetters.class,
            "{'count': 70003, 'name': 'a', 'next': {'count': 2}, 'more': [{'name': 'b'}, null]}");

    assertThat(result.graph().beans()).hasSize(3);
    assertThat(result.findings())
        .singleElement()
        .asString()
        .startsWith("NoSetters: private members without getters or setters");
  }

  @Test
  void aPackagePrivateClass_needsNoNestmate() throws IOException {
    Workbench.Result result = replay(named("Hidden"), "{'id': 70003, 'name': 'a'}");

    assertThat(result.findings()).isEmpty();
  }

  @Test
  void inheritedAndHiddenFields_areDifferentProperties() throws IOException {
    Workbench.Result result = replay(Shop.Derived.class, "{'id': 7, 'label': 'l', 'size': 300}");

    assertThat(result.type(Shop.Derived.class).fields())
        .containsExactly("Base.id", "label", "id", "size");
    assertThat(result.type(Shop.Derived.class).methods()).containsExactly("id", "size");
    assertThat(result.type(Shop.Derived.class).writableMethods()).containsExactly("size");
  }

  @Test
  void aNestedClassBehindADot_isNamedAsTheJvmNamesIt() {
    UserClassLoader classes = new UserClassLoader(List.of());

    assertThat(classes.binaryName("io.accbench.prepare.shop.Shop.Derived"))
        .isEqualTo(Shop.Derived.class.getName());
    assertThat(classes.binaryName("java.util.List<java.lang.String>"))
        .isEqualTo("java.util.List<java.lang.String>");
  }

  @Test
  void genericFields_holdWhatTheyWereBoundTo() throws IOException {
    Workbench.Result result =
        replay(
            Shop.Boxes.class,
            "{'hidden': {'content': {'id': 300, 'name': 'a'}, 'rest': [{'id': 301}]},"
                + " 'text': {'content': 'x', 'rest': []}}");

    assertThat(result.graph().beans()).hasSize(5);
    assertThat(result.type(Shop.Box.class).instances()).isEqualTo(2);
  }

  /** A bean with a getter that counts its calls. */
  public static final class Counting {
    private final int fixed = 1;
    private int calls = 7;

    public int getFixed() {
      return fixed;
    }

    public int getCalls() {
      return calls++;
    }

    public void setCalls(int calls) {
      this.calls = calls;
    }
  }

  @Test
  void aGetterThatReturnsAnotherValueEachTime_isLeftOutByName() throws IOException {
    Workbench.Result result = new Workbench(folder).bind(Counting.class, "{}");

    assertThat(result.type(Counting.class).methods()).containsExactly("fixed");
    assertThat(result.findings())
        .contains(
            "class Counting: cells of getters and setters leave out getters that change the bean:"
                + " getCalls changes calls");
  }

  /** A bean whose getter fills a field that was null, as JAXB's classes do. */
  public static final class Filling {
    private List<String> names;

    public List<String> getNames() {
      if (names == null) {
        names = new ArrayList<>();
      }
      return names;
    }

    static Filling make() {
      return new Filling();
    }
  }

  @Test
  void aGetterThatFillsAField_changesNothingForCellsThatReadTheField() throws IOException {
    Workbench.Result made = new Workbench(folder).call(Filling.class, "make");

    assertThat(made.type(Filling.class).methods()).containsExactly("names");
    assertThat(((Filling) made.graph().root()).names).isNull();
  }

  /** A bean with a getter that makes a new bean, and one that fills a field with a new class. */
  public static final class Making {
    private int n = 70003;
    private Object lazy = new Computing();

    public int getN() {
      return n;
    }

    public void setN(int n) {
      this.n = n;
    }

    public Making getCopy() {
      Making copy = new Making();
      copy.n = n + 1;
      return copy;
    }

    public Object getLazy() {
      if (lazy instanceof Computing) {
        lazy = new Filling();
      }
      return lazy;
    }

    static Making make() {
      return new Making();
    }
  }

  @Test
  void gettersThatMakeBeans_failNoStrategy() throws IOException {
    Prepared prepared =
        new Workbench(folder, new Reflection()).call(Making.class, "make").prepared();

    assertThat(prepared.probes())
        .filteredOn(each -> each.status() == Support.Status.FAILED)
        .isEmpty();
    assertThat(prepared.types())
        .extracting(Prepared.PreparedBean::name)
        .containsExactly(Making.class.getName(), Computing.class.getName());
  }

  /** A bean with a getter that computes a collection of a class that no copy is of. */
  public static final class Computing {
    private String name;

    public String getName() {
      return name;
    }

    public void setName(String name) {
      this.name = name;
    }

    public Vector<String> getNames() {
      return new Vector<>(List.of(name));
    }
  }

  @Test
  @SuppressWarnings("JdkObsolete") // a copy of a Vector is an ArrayList
  void aComputedGetter_isNoObstacleToACopy() throws IOException {
    Workbench.Result result = replay(Computing.class, "{'name': 'n'}");

    assertThat(result.type(Computing.class).methods()).containsExactly("name", "names");
    assertThat(result.prepared().probes()).isEmpty();
  }

  /** A bean whose constructor without arguments throws. */
  public static final class Unmade {
    private final String name;

    private Unmade() {
      throw new UnsupportedOperationException("of no use");
    }

    private Unmade(String name) {
      this.name = name;
    }

    static Unmade make() {
      return new Unmade("n");
    }
  }

  @Test
  void aConstructorThatThrows_isNotTaken() throws IOException {
    Workbench.Result result = new Workbench(folder).call(Unmade.class, "make");

    assertThat(result.type(Unmade.class).creation()).isEqualTo("constructor(name)");
    assertThat(result.findings())
        .containsExactly(
            "class Unmade: its constructor without arguments throws UnsupportedOperationException:"
                + " of no use, so another one makes it, or none");
  }

  @Test
  void aRecord_isMadeByItsCanonicalConstructor() throws IOException {
    Workbench.Result result = replay(Shop.Money.class, "{'amount': 12.50, 'currency': 'EUR'}");

    assertThat(result.type(Shop.Money.class).creation()).isEqualTo("record constructor");
    assertThat(result.type(Shop.Money.class).writableFields()).isEmpty();
    assertThat(result.type(Shop.Money.class).methods()).containsExactly("amount", "currency");
  }

  @Test
  void anImmutableClass_isMadeByItsConstructor() throws IOException {
    Workbench.Result result =
        replay(
            Shop.Immutable.class,
            "{'count': 300, 'price': {'amount': 1, 'currency': 'EUR'}, 'tags': ['a', 'b']}");

    assertThat(result.type(Shop.Immutable.class).creation())
        .isEqualTo("constructor(count, price, tags)");
    assertThat(result.findings()).isEmpty();
    assertThat(result.graph().distinctTypes()[0].argumentNames())
        .containsExactly("count", "price", "tags");
  }

  @Test
  void finalCollections_areFilledWhereTheConstructorMadeThem() throws IOException {
    Workbench.Result result =
        replay(
            Shop.Filled.class,
            "{'id': 7, 'all': [{'id': 1}, {'id': 2}], 'counts': {'b': 1, 'a': 2}, 'defaults':"
                + " ['x']}");

    assertThat(result.graph().beans()).hasSize(3);
    assertThat(result.prepared().probes())
        .filteredOn(support -> support.operation().equals("copy"))
        .hasSize(2);
  }

  @Test
  void aFinalSetWithoutAnOrder_isNamed() {
    assertThatUserError(
            () ->
                new Workbench(folder)
                    .bind(Shop.Filled.class, json("{'unordered': [{'id': 1}, {'id': 2}]}")))
        .hasMessageContaining(
            "Filled.unordered: java.util.HashSet has a different order in each JVM");
  }

  @Test
  void aStaticFactoryWhoseParametersAreFields_makesTheBean() throws IOException {
    Workbench.Result result = replay(Shop.Made.class, "{'count': 300, 'name': 'n'}");

    assertThat(result.type(Shop.Made.class).creation()).isEqualTo("factory Made::of");
  }

  @Test
  void containers_areRebuiltWithTheirContent() throws IOException {
    Workbench.Result result =
        replay(
            Shop.Containers.class,
            "{'byName': {'x': [{'id': 1}, {'id': 2}], 'y': []}, 'sorted': {'9': {'id': 3}, '4':"
                + " {'id': 4}}, 'hashed': {'b': 500, 'a': 600}, 'byColour': {'BLUE': 'b'},"
                + " 'plainByColour': {'GREEN': {'id': 5}}, 'names': ['q', 'p'], 'ordered': [9, 3],"
                + " 'linked': ['GREEN', 'RED'], 'maybe': {'id': 6}, 'array': [{'id': 7}, null],"
                + " 'grid': [['a'], ['b', 'c']], 'ints': [1, 70003], 'bytes': 'AQID', 'doubles':"
                + " [1.5], 'chars': 'xy', 'colour': 'GREEN', 'unit': 'DAYS', 'any': {'k': [1,"
                + " 'z']}}");

    assertThat(result.graph().beans()).hasSize(8);
    assertThat(result.root(Shop.Containers.class).sorted.firstKey()).isEqualTo(4);
    assertThat(result.root(Shop.Containers.class).colour).isSameAs(Shop.Colour.GREEN);
    assertThat(result.findings()).isEmpty();
  }

  @Test
  void scalars_keepTheirExactValue() throws IOException {
    String longText = "ä\\ud800".repeat(40_000);
    replay(
        Shop.Scalars.class,
        ("{'decimal': 12.500, 'longDecimal': 123456789012345678901234567890.12, 'integer': -9,"
                + " 'uuid': '7d444840-9dc0-11d1-b245-5ffdce74fad2', 'instant':"
                + " '2024-03-01T09:00:15.000000125Z', 'date': '2024-02-29', 'time': '23:59:59.5',"
                + " 'dateTime': '2024-02-29T01:02:03', 'offset': '2024-02-29T01:02:03Z',"
                + " 'duration': 'PT-1.5S', 'uri': 'https://example.org/a?b#c', 'character': 'ß',"
                + " 'small': -3000, 'tiny': -100, 'single': 0.1, 'flag': true, 'text': '")
            + longText
            + "'}");
  }

  @Test
  void rareScalars_keepTheirExactValue() throws IOException {
    replay(
        Shop.RareScalars.class,
        "{'zoned': '2024-10-27T02:30:00+01:00[Europe/Berlin]', 'zone': 'Europe/Rome', 'currency':"
            + " 'EUR', 'locale': 'de-CH', 'month': '2024-02', 'year': 2024, 'maybeInt': 7,"
            + " 'maybeLong': null, 'maybeDouble': 0.1, 'atomicInt': 70003, 'atomicLong': -1,"
            + " 'atomicBoolean': true}");
  }

  @Test
  void collectionsWithoutADefinedClassOrOrder_areReplacedAndSaid() throws IOException {
    Workbench.Result result =
        new Workbench(folder)
            .bind(
                Shop.Wrapped.class,
                json(
                    "{'fixed': ['a'], 'immutable': ['b', 'c', 'd'], 'unordered': ['e'],"
                        + " 'unmodifiable': {'f': 1}}"));

    assertThat(result.findings())
        .containsExactly(
            "Wrapped.fixed: measured JVMs use another collection class: java.util.Arrays$ArrayList"
                + " becomes java.util.ArrayList",
            "Wrapped.unordered: measured JVMs use another collection class:"
                + " java.util.ImmutableCollections$Set12 becomes java.util.LinkedHashSet",
            "Wrapped.unmodifiable: measured JVMs use another collection class:"
                + " java.util.Collections$UnmodifiableMap becomes java.util.LinkedHashMap");
  }

  @Test
  void oddGettersAndSetters_areLeftOutOrSaid() throws IOException {
    Workbench.Result result =
        new Workbench(folder).bind(Shop.Odd.class, json("{'doubled': 300, 'copied': 4}"));

    assertThat(result.type(Shop.Odd.class).methods())
        .containsExactly("doubled", "rejecting", "copied", "typed", "notAProperty");
    assertThat(result.type(Shop.Odd.class).writableMethods()).isEmpty();
    assertThat(result.findings())
        .contains(
            "class Odd: field and method cells do different work where a getter returns another"
                + " value than its field: getDoubled",
            "class Odd: cells that write leave out setters that reject the present value:"
                + " setRejecting throws IllegalArgumentException: never",
            "class Odd: cells of getters and setters leave out getters that throw: getThrowing"
                + " throws IllegalStateException: not today",
            "class Odd: field and method cells do different work where a getter returns another"
                + " type than its field: getTyped");
  }

  @Test
  void aPrivateFactoryWithACycle_isReplayedByCallingIt() throws IOException {
    Workbench.Result result = new Workbench(folder).call(Shop.Ring.class, "cycle");

    assertThat(result.graph().beans()).hasSize(2);
    assertThat(result.prepared().probes())
        .filteredOn(support -> support.operation().equals("copy"))
        .extracting(support -> support.cause().message())
        .allMatch(
            reason -> reason.startsWith("the graph has a cycle (" + Shop.Ring.class.getName()));
    assertThat(result.prepared().payloadBytes()).isZero();
  }

  /** A list with state of its own. */
  @SuppressWarnings("unused")
  static final class Page extends ArrayList<Shop.Money> {
    private static final long serialVersionUID = 1;
    private final int total = 99;
    private final Shop.Money first = new Shop.Money(null, "EUR");
  }

  static final class Book {
    private final List<List<Shop.Money>> pages = List.of(new Page());

    @SuppressWarnings("unused")
    static Book sample() {
      return new Book();
    }
  }

  @Test
  void fieldsOfTheUsersOwnCollection_areSaidToBeLeftOut() throws IOException {
    Workbench.Result result = new Workbench(folder).call(Book.class, "sample");

    assertThat(result.findings())
        .contains(
            Page.class.getName()
                + " is a collection or map with fields of its own (total, first): they are not"
                + " measured, and in a copy it is of class ArrayList");
  }

  @Test
  void aValueThatARecipeCannotHold_isNamedWithItsPlace() {
    assertThatUserError(
            () ->
                new Workbench(folder)
                    .bind(
                        "java.util.List<" + Shop.Unbindable.class.getName() + ">",
                        json("[{}, {'bits': {}}]")))
        .hasMessageContaining("ArrayList[1].bits: java.util.BitSet cannot be handed")
        .hasMessageContaining("--factory");
  }

  @Test
  void aFactoryThatThrows_isNamedWithTheCause() {
    assertThatUserError(() -> new Workbench(folder).call(Shop.class, "failing"))
        .hasMessageContaining("Shop::failing\" threw IllegalStateException: no graph");
  }

  @Test
  void aListAtTheRoot_bindsToTheElementType() throws IOException {
    Workbench.Result result = replay(named("Hidden"), "[{'id': 1}, {'id': 2}]");

    assertThat(result.graph().root()).isInstanceOf(List.class);
    assertThat(result.graph().beans()).hasSize(2);
  }

  @Test
  void everyMemberOfAReplayedTypeIsFound() throws Exception {
    Workbench.Result result = replay(Shop.Derived.class, "{'id': 7, 'label': 'l', 'size': 300}");

    for (Property property : result.graph().distinctTypes()[0].properties(MemberKind.FIELD)) {
      assertThat(property.field().getType()).isEqualTo(property.type());
    }
    for (Property property : result.graph().distinctTypes()[0].properties(MemberKind.METHOD)) {
      assertThat(property.getter().getReturnType()).isEqualTo(property.type());
    }
  }

  private Workbench.Result replay(Class<?> type, String json) throws IOException {
    Workbench.Result result = new Workbench(folder).bind(type, json(json));
    Object bound =
        new Binder(type.getName(), new UserClassLoader(List.of())).bind("payload.json", json(json));
    assertThat(result.graph().root())
        .usingRecursiveComparison()
        .withStrictTypeChecking()
        .isEqualTo(bound);
    return result;
  }

  private static Class<?> named(String simpleName) {
    try {
      return Class.forName(Shop.class.getName() + "$" + simpleName);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String json(String withSingleQuotes) {
    return withSingleQuotes.replace('\'', '"');
  }

  /** A bean with state that is no property. */
  @SuppressWarnings("unused") // bound through its setters
  public static class Cat {
    private String name;
    private final transient String[] store = {"default"};

    public String getName() {
      return name;
    }

    public void setName(String name) {
      this.name = name;
    }

    public void setInfo(String info) {
      store[0] = info;
    }
  }

  /** A bean with a getter that shows such state. */
  public static final class Talking extends Cat {
    private final transient String[] said = {"default"};

    public String getWords() {
      return said[0];
    }

    public void setWords(String words) {
      said[0] = words;
    }
  }

  @Test
  void state_that_is_no_property_is_named_when_it_is_lost() throws IOException {
    String cat = Cat.class.getName();

    assertThat(
            new Workbench(folder).bind(Cat.class, json("{'name': 'n', 'info': 'mine'}")).findings())
        .anySatisfy(text -> assertThat(text).contains("the transient field " + cat + ".store"));
    assertThat(new Workbench(folder).bind(Cat.class, json("{'name': 'n'}")).findings())
        .noneSatisfy(text -> assertThat(text).contains(".store"));
    assertThatUserError(() -> new Workbench(folder).bind(Talking.class, json("{'words': 'mine'}")))
        .hasMessageContaining("Talking.words() is mine, rebuilt it is default")
        .hasMessageContaining("the transient field " + Talking.class.getName() + ".said");
  }

  /** A bean whose values are other objects in each JVM. */
  @SuppressWarnings("unused") // read by reflection
  public static final class Elusive {
    private final Supplier<String> lambda = () -> "x";
    private final Set<Object> beans = new HashSet<>(List.of(new Counted(), new Counted()));
    private final StringBuilder text = new StringBuilder("t");
    private String lazy;

    public String getLazy() {
      lazy = lazy == null ? "computed" : lazy;
      return lazy;
    }

    static Elusive sample() {
      return new Elusive();
    }
  }

  /** A bean without a hash code of its own. */
  public static final class Counted {
    private int number;

    public int getNumber() {
      return number;
    }
  }

  @Test
  void a_factory_may_return_lambdas_hash_sets_and_values_that_a_getter_fills() throws IOException {
    Workbench.Result result = new Workbench(folder).call(Elusive.class, "sample");

    assertThat(result.graph().beans()).hasSize(3);
    assertThat(result.findings())
        .anySatisfy(text -> assertThat(text).contains("Elusive.lambda: lambdas, proxies"))
        .noneSatisfy(text -> assertThat(text).contains("Elusive.text"));
  }

  /** A bean with containers of enums. */
  public static final class Enums {
    public EnumSet<Shop.Colour> set;
    public EnumMap<Shop.Colour, String> map;
  }

  @Test
  void empty_enum_sets_and_maps_keep_the_type_of_their_elements() throws IOException {
    Enums enums = replay(Enums.class, "{'set': [], 'map': {}}").root(Enums.class);

    assertThat(EnumSet.complementOf(enums.set)).hasSize(Shop.Colour.values().length);
    assertThat(enums.map.put(Shop.Colour.GREEN, "g")).isNull();
  }
}
