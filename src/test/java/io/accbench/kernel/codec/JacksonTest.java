package io.accbench.kernel.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.kernel.payload.Order;
import io.accbench.kernel.payload.OrderLine;
import io.accbench.kernel.payload.Wide;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import io.accbench.kernel.strategy.Handles;
import io.accbench.kernel.strategy.Reflection;
import io.accbench.kernel.strategy.UnsafeStrategy;
import io.accbench.kernel.strategy.VarHandles;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JacksonTest {
  private final ObjectMapper plain = new ObjectMapper();

  @Test
  void names_the_accessor_and_the_member_of_each_property() throws Throwable {
    List<Execution> executions = executions(bound(Order.class, false, new Reflection()));

    assertThat(executions)
        .contains(
            new Execution(
                Direction.SERIALIZE,
                Order.class.getName(),
                "id",
                "StrategyWriter: reflection/plain MethodAccessor: Method Order.getId",
                true,
                ""),
            new Execution(
                Direction.DESERIALIZE,
                Order.class.getName(),
                "<init>",
                "StrategyInstantiator: reflection/plain ConstructorAccessor: Constructor Order()",
                true,
                ""),
            new Execution(
                Direction.DESERIALIZE,
                OrderLine.class.getName(),
                "sku",
                "StrategyProperty: reflection/plain MethodAccessor: Method OrderLine.setSku",
                true,
                ""));
    assertThat(executions.get(0).code()).isEqualTo("BeanSerializer");
  }

  @Test
  void two_strategies_never_look_like_the_same_code() throws Throwable {
    assertThat(executions(bound(Order.class, true, new Handles())))
        .filteredOn(one -> !one.property().isEmpty())
        .doesNotContainAnyElementsOf(executions(bound(Order.class, true, new VarHandles())));
  }

  @Test
  void what_a_strategy_cannot_reach_names_the_member_and_the_strategys_words() throws Throwable {
    Codec.Bound bound = bound(Order.class, false, new UnsafeStrategy());

    assertThatThrownBy(() -> bound.serialize(new Order()))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage(
            "unsafe/switch cannot read Method Order.getId for property \"id\": Unsafe reaches"
                + " fields only, not methods");
  }

  @Test
  void one_way_may_work_when_the_other_does_not() throws Throwable {
    Codec.Bound bound = bound(ProofTypes.Spot.class, true, new VarHandles());

    assertThat(bound.serialize(new ProofTypes.Spot(1, 2)))
        .asString()
        .isEqualTo("{\"x\":1,\"y\":2.0}");
    assertThatThrownBy(() -> bound.deserialize("{\"x\":1,\"y\":2.0}".getBytes()))
        .hasMessageStartingWith("varhandle/tomethodhandle cannot call Constructor");
  }

  @Test
  void a_constructor_that_a_strategy_cannot_call_stays_and_says_why() throws Throwable {
    assertThat(executions(bound(Order.class, true, new VarHandles())))
        .filteredOn(one -> one.property().equals("<init>"))
        .isNotEmpty()
        .allMatch(one -> !one.replaced() && one.reason().contains("it creates nothing"));
  }

  @Test
  void a_getter_that_throws_fails_as_it_does_under_jackson_itself() throws Throwable {
    Codec.Bound bound = bound(Failing.class, false, new Handles());

    assertThatThrownBy(() -> bound.serialize(new Failing()))
        .isInstanceOf(JsonMappingException.class)
        .hasMessageContaining("no value")
        .hasMessageContaining("Failing[\"value\"]");
    assertThatThrownBy(() -> bound.deserialize("{\"value\":1}".getBytes()))
        .isInstanceOf(JsonMappingException.class)
        .hasMessageContaining("not this")
        .hasMessageContaining("Failing[\"value\"]");
  }

  @Test
  void an_exception_class_stays_jacksons_own() throws Throwable {
    IllegalStateException value = new IllegalStateException("m");
    value.setStackTrace(new StackTraceElement[0]);
    Codec.Bound bound = bound(IllegalStateException.class, false, new Reflection());

    assertThat(bound.serialize(value)).isEqualTo(plain.writeValueAsBytes(value));
    assertThat(bound.executions())
        .filteredOn(one -> one.type().equals(IllegalStateException.class.getName()))
        .isNotEmpty()
        .noneMatch(Execution::replaced);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jackson-blackbird", "jackson-afterburner"})
  void the_modules_leave_the_rarer_primitives_alone(String name) throws Throwable {
    Codec codec =
        CodecContractTest.codecs().filter(one -> one.name().equals(name)).findFirst().get();
    Codec.Bound bound = codec.bind(new Binding(Wide.class, false, null, null));
    bound.deserialize(bound.serialize(new Wide()));

    assertThat(bound.executions())
        .filteredOn(one -> one.direction() == Direction.SERIALIZE && one.property().endsWith("1"))
        .filteredOn(one -> !one.replaced())
        .extracting(Execution::property, Execution::reason)
        .containsExactlyInAnyOrder(
            tuple("ratio1", "primitive double"),
            tuple("share1", "primitive float"),
            tuple("code1", "primitive short"),
            tuple("level1", "primitive byte"),
            tuple("grade1", "primitive char"));
  }

  @Test
  void tells_of_a_users_own_mapper_and_of_a_root_that_is_no_bean() throws Exception {
    ObjectMapper mapper = new ObjectMapper();
    mapper.writeValueAsString(Map.of("a", new ProofTypes.Spot(1, 2)));

    assertThat(JacksonExecutions.of(mapper, Map.class))
        .extracting(one -> one.property() + " " + one.code() + " " + one.reason())
        .startsWith(" MapSerializer no bean", " BeanSerializer ");
  }

  @Test
  void is_described_without_the_library() throws Exception {
    Path classes = Path.of(Codec.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    ClassLoader none = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader bare = new URLClassLoader(new URL[] {classes.toUri().toURL()}, none)) {
      Path services = Path.of("META-INF/services/" + Codec.class.getName());
      for (String name : Files.readAllLines(classes.resolve(services))) {
        Object codec = Class.forName(name, true, bare).getConstructor().newInstance();
        assertThat(codec.getClass().getMethod("name").invoke(codec)).isNotNull();
        assertThat((List<?>) codec.getClass().getMethod("artifacts").invoke(codec)).isNotEmpty();
      }
    }
  }

  private static Codec.Bound bound(Class<?> type, boolean fieldsOnly, AccessorStrategy strategy)
      throws Throwable {
    return new Jackson().bind(new Binding(type, fieldsOnly, strategy, null));
  }

  private static List<Execution> executions(Codec.Bound bound) throws Throwable {
    Order order = new Order();
    order.setLines(List.of(new OrderLine()));
    bound.deserialize(bound.serialize(order));
    return bound.executions();
  }

  /** Its accessors throw. */
  public static final class Failing {
    public int getValue() {
      throw new IllegalStateException("no value");
    }

    public void setValue(int value) {
      throw new IllegalStateException("not this");
    }
  }
}
