package io.accbench.kernel.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.accbench.kernel.payload.Assorted;
import io.accbench.kernel.payload.Ledger;
import io.accbench.kernel.payload.Order;
import io.accbench.kernel.payload.Point;
import io.accbench.kernel.payload.Tree;
import io.accbench.kernel.payload.Wide;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Level;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The promises of every codec, on every built-in payload that its library can bind. */
class CodecContractTest {
  /** The types that a library cannot bind, by codec, with the first words of its own exception. */
  private static final Map<String, String> NOT_SUPPORTED =
      """
      gson Ledger = java.lang.IllegalStateException: Expected BEGIN_OBJECT but was STRING
      moshi Ledger = Platform class java.util.UUID requires explicit JsonAdapter to be registered
      avaje-jsonb-jackson Assorted = avaje-jsonb found no JSON stream but its own
      avaje-jsonb-jackson Ledger = avaje-jsonb found no JSON stream but its own
      avaje-jsonb-jackson Order = avaje-jsonb found no JSON stream but its own
      avaje-jsonb-jackson Point = avaje-jsonb found no JSON stream but its own
      avaje-jsonb-jackson Tree = avaje-jsonb found no JSON stream but its own
      avaje-jsonb-jackson Wide = avaje-jsonb found no JSON stream but its own
      """
          .lines()
          .map(line -> line.split(" = ", 2))
          .collect(Collectors.toMap(row -> row[0], row -> row[1]));

  @BeforeAll
  static void silenceAfterburner() {
    ActivationProof.NOISE.setLevel(Level.OFF);
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void says_what_it_is(Codec codec) {
    assertThat(codec.name()).matches("[a-z0-9-]+");
    assertThat(codec.summary()).isNotBlank().doesNotContain("\n");
    assertThat(codec.artifacts())
        .isNotEmpty()
        .allMatch(artifact -> artifact.matches("[^:]+:[^:]+"));
  }

  static Stream<Codec> codecs() {
    return ServiceLoader.load(Codec.class).stream().map(ServiceLoader.Provider::get);
  }

  @ParameterizedTest(name = "{0}, fields only: {2}")
  @MethodSource("supported")
  void a_document_goes_there_and_back(String name, Codec codec, boolean fieldsOnly, Class<?> type)
      throws Throwable {
    byte[] document = Payloads.document(type);
    byte[] given = document.clone();
    Codec.Bound bound = codec.bind(new Binding(type, fieldsOnly, null, null));

    Object value = bound.deserialize(document);
    byte[] written = bound.serialize(value);

    assertThat(document).isEqualTo(given);
    assertSameTree(written, given);
    assertThat(bound.serialize(bound.deserialize(written))).isEqualTo(written);
    assertThat(bound.serialize(value)).isEqualTo(written).isNotSameAs(written);
  }

  @ParameterizedTest(name = "{0}, fields only: {2}")
  @MethodSource("supported")
  void the_order_of_the_fields_does_not_matter(
      String name, Codec codec, boolean fieldsOnly, Class<?> type) throws Throwable {
    byte[] document = Payloads.document(type);
    Codec.Bound bound = codec.bind(new Binding(type, fieldsOnly, null, null));

    Object value = bound.deserialize(Payloads.reversed(document));

    assertSameTree(bound.serialize(value), document);
  }

  @ParameterizedTest(name = "{0}, fields only: {2}")
  @MethodSource("supported")
  void threads_may_share_it(String name, Codec codec, boolean fieldsOnly, Class<?> type)
      throws Throwable {
    byte[] document = Payloads.document(type);
    Codec.Bound bound = codec.bind(new Binding(type, fieldsOnly, null, null));
    Callable<byte[]> converts =
        () -> {
          try {
            return bound.serialize(bound.deserialize(document));
          } catch (Throwable failed) {
            throw new IllegalStateException(failed);
          }
        };

    Set<String> written = new HashSet<>();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    for (Future<byte[]> each : threads.invokeAll(Collections.nCopies(100, converts))) {
      written.add(new String(each.get(), StandardCharsets.UTF_8));
    }
    threads.shutdown();

    assertThat(written).hasSize(1);
    assertSameTree(written.iterator().next().getBytes(StandardCharsets.UTF_8), document);
  }

  @ParameterizedTest(name = "{0}, fields only: {2}")
  @MethodSource("supported")
  void it_tells_what_executes_in_both_directions(
      String name, Codec codec, boolean fieldsOnly, Class<?> type) throws Throwable {
    List<Execution> first = executions(codec, fieldsOnly, type);

    assertThat(executions(codec, fieldsOnly, type)).isEqualTo(first);
    assertThat(first).doesNotHaveDuplicates();
    assertThat(first).filteredOn(Execution::replaced).allMatch(one -> one.reason().isEmpty());
    assertThat(first).noneMatch(one -> one.code().contains("/0x"));
    assertThat(first)
        .extracting(Execution::direction)
        .containsOnly(Execution.Direction.SERIALIZE, Execution.Direction.DESERIALIZE);
    assertThat(first).extracting(Execution::type).contains(type.getName());
  }

  @Test
  void a_type_without_a_generated_adapter_is_refused_in_avajes_own_words() {
    Binding unknown = new Binding(Payloads.class, false, null, null);

    assertThatThrownBy(() -> new AvajeJsonb().bind(unknown))
        .hasMessageStartingWith("No JsonAdapter for class " + Payloads.class.getName());
  }

  @Test
  void blackbird_says_which_properties_it_replaced_and_why_not_the_others() throws Throwable {
    assertThat(executions(new Jackson3Blackbird(), false, Point.class))
        .filteredOn(line -> line.property().equals("x"))
        .extracting(Execution::code, Execution::replaced, Execution::reason)
        .containsExactly(
            tuple("IntPropertyWriter: Method Point.getX", true, ""),
            tuple("SettableIntProperty: Method Point.setX", true, ""));
    assertThat(executions(new Jackson3Blackbird(), true, Point.class))
        .filteredOn(line -> line.property().equals("x"))
        .extracting(Execution::code, Execution::replaced, Execution::reason)
        .containsExactly(
            tuple("BeanPropertyWriter: Field Point.x", false, "field"),
            tuple("MethodProperty: Field Point.x", false, "field"));
    assertThat(executions(new Jackson3Blackbird(), false, Ledger.class))
        .filteredOn(line -> line.property().equals("openedAt"))
        .extracting(Execution::replaced, Execution::reason)
        .containsExactly(
            tuple(false, "its value's serializer is none of Jackson's standard ones"),
            tuple(false, "argument of a constructor"));
  }

  @Test
  void generated_classes_are_named_without_numbers() throws Throwable {
    assertThat(executions(new Fastjson2(), false, Point.class))
        .extracting(Execution::code)
        .containsExactly(
            "generated class OWG_Point",
            "generated class OWG_Point: Method Point.getX",
            "generated class ORG_Point",
            "generated class ORG_Point: Method Point.setX");
    assertThat(executions(new AvajeJsonb(), false, Point.class))
        .extracting(Execution::code)
        .containsOnly("generated class PointJsonAdapter over CoreJsonStream");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("unsupported")
  void what_a_library_cannot_bind_throws_in_its_own_words(
      String name, Codec codec, Class<?> type, String words) throws Throwable {
    byte[] document = Payloads.document(type);

    assertThatThrownBy(() -> codec.bind(new Binding(type, false, null, null)).deserialize(document))
        .hasMessageStartingWith(words);
  }

  private static List<Execution> executions(Codec codec, boolean fieldsOnly, Class<?> type)
      throws Throwable {
    Codec.Bound bound = codec.bind(new Binding(type, fieldsOnly, null, null));
    bound.serialize(bound.deserialize(Payloads.document(type)));
    return bound.executions();
  }

  private static void assertSameTree(byte[] written, byte[] expected) throws IOException {
    JsonNode tree = Payloads.tree(written);
    assertThat(tree.equals(Payloads.BY_VALUE, Payloads.tree(expected))).as("%s", tree).isTrue();
  }

  static Stream<Arguments> supported() {
    List<Arguments> cases = new ArrayList<>();
    for (Codec codec : ServiceLoader.load(Codec.class)) {
      for (Class<?> type : Payloads.TYPES) {
        String name = codec.name() + " " + type.getSimpleName();
        if (!NOT_SUPPORTED.containsKey(name)) {
          cases.add(Arguments.of(name, codec, false, type));
          if (codec.takesFieldsOnly()) {
            cases.add(Arguments.of(name, codec, true, type));
          }
        }
      }
    }
    return cases.stream();
  }

  static Stream<Arguments> unsupported() {
    List<Arguments> cases = new ArrayList<>();
    for (Codec codec : ServiceLoader.load(Codec.class)) {
      for (Class<?> type : Payloads.TYPES) {
        String name = codec.name() + " " + type.getSimpleName();
        if (NOT_SUPPORTED.containsKey(name)) {
          cases.add(Arguments.of(name, codec, type, NOT_SUPPORTED.get(name)));
        }
      }
    }
    return cases.stream();
  }

  /** The built-in fixtures' documents, and trees of documents. */
  private static final class Payloads {
    static final List<Class<?>> TYPES =
        List.of(Assorted.class, Ledger.class, Order.class, Point.class, Tree.class, Wide.class);

    /**
     * Equal when two nodes are, or are numbers of one value, 1.50 and 1.5; a fraction to the
     * precision of a float, since avaje widens floats to doubles.
     */
    static final Comparator<JsonNode> BY_VALUE =
        (one, other) -> one.equals(other) || sameNumber(one, other) ? 0 : 1;

    private static final JsonMapper MAPPER =
        JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

    private Payloads() {}

    static byte[] document(Class<?> type) throws IOException {
      String name = type.getSimpleName().toLowerCase(java.util.Locale.ROOT);
      return Files.readAllBytes(Path.of("fixtures", name, name + ".json"));
    }

    static JsonNode tree(byte[] document) throws IOException {
      return MAPPER.readTree(document);
    }

    static byte[] reversed(byte[] document) throws IOException {
      return MAPPER.writeValueAsBytes(reversed(tree(document)));
    }

    private static boolean sameNumber(JsonNode one, JsonNode other) {
      if (!one.isNumber() || !other.isNumber()) {
        return false;
      }
      boolean integral = one.isIntegralNumber() && other.isIntegralNumber();
      return one.decimalValue().compareTo(other.decimalValue()) == 0
          || (!integral && one.floatValue() == other.floatValue());
    }

    private static JsonNode reversed(JsonNode node) {
      if (node instanceof ObjectNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        Collections.reverse(names);
        ObjectNode reversed = MAPPER.createObjectNode();
        names.forEach(name -> reversed.set(name, reversed(object.get(name))));
        return reversed;
      }
      if (node instanceof ArrayNode array) {
        ArrayNode reversed = MAPPER.createArrayNode();
        array.forEach(element -> reversed.add(reversed(element)));
        return reversed;
      }
      return node;
    }
  }
}
