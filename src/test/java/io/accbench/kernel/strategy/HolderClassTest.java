package io.accbench.kernel.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.strategy.sample.Kinds;
import io.accbench.kernel.strategy.sample.Samples;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The class that holds an accessor decides what the JIT compiler may assume of it: HotSpot trusts
 * the final fields of records and hidden classes, and a static final in any class.
 */
class HolderClassTest {
  private static final Property NUMBER = property("intValue", int.class);
  private static final Property TEXT = property("text", String.class);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "reflection/plain",
        "methodhandle/exact",
        "methodhandle/generic",
        "methodhandle/invokewitharguments",
        "varhandle/tomethodhandle",
        "varhandle/generic",
        "unsafe/switch",
        "unsafe/typed",
        "unsafe/checked"
      })
  void a_plain_form_is_held_by_a_plain_class_with_final_fields(String name) throws Throwable {
    for (Object accessor : accessors(name)) {
      Class<?> type = accessor.getClass();
      assertThat(type.isRecord() || type.isHidden() || type.isSynthetic()).as("%s", type).isFalse();
      assertThat(Modifier.isFinal(type.getModifiers())).as("%s is final", type).isTrue();
      assertThat(instanceFields(type)).isNotEmpty().allMatch(HolderClassTest::isFinal);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"reflection", "methodhandle", "varhandle", "unsafe"})
  void a_constant_form_is_a_class_for_each_accessor_without_instance_fields(String name)
      throws Throwable {
    AccessorStrategy strategy = strategy(name);
    assertThat(strategy.constantForm()).isEqualTo("constant");
    List<Class<?>> types = new ArrayList<>();
    for (Object accessor : accessors(name + "/constant")) {
      assertThat(accessor.getClass().isHidden()).isTrue();
      assertThat(instanceFields(accessor.getClass())).isEmpty();
      types.add(accessor.getClass());
    }
    assertThat(types).doesNotHaveDuplicates().hasSizeGreaterThan(3);
  }

  @ParameterizedTest
  @CsvSource({"direct,compiled", "lambda,typed", "hidden,property"})
  void a_strategy_of_a_class_each_needs_no_other_constant_form(String name, String form) {
    assertThat(strategy(name).constantForm()).isEqualTo(form);
  }

  @ParameterizedTest
  @ValueSource(strings = {"reflection/plain", "methodhandle/exact", "unsafe/switch"})
  void all_kinds_share_one_receiver_class(String name) throws Throwable {
    AccessorStrategy strategy = strategy(name.substring(0, name.indexOf('/')));
    String form = name.substring(name.indexOf('/') + 1);
    assertThat(strategy.getter(NUMBER, Kind.OBJECT, form))
        .hasSameClassAs(strategy.getter(TEXT, Kind.OBJECT, form))
        .hasSameClassAs(strategy.getter(NUMBER, Kind.INT, form));
  }

  @Test
  void hidden_bean_is_one_class_for_all_properties_of_the_bean() throws Throwable {
    AccessorStrategy hidden = strategy("hidden");
    assertThat(hidden.getter(NUMBER, Kind.INT, "bean"))
        .hasSameClassAs(hidden.getter(TEXT, Kind.OBJECT, "bean"))
        .hasSameClassAs(hidden.setter(TEXT, Kind.OBJECT, "bean"));
    assertThat(hidden.getter(NUMBER, Kind.INT, "property").getClass())
        .isNotSameAs(hidden.getter(TEXT, Kind.OBJECT, "property").getClass());
  }

  @Test
  void an_inherited_private_field_makes_its_class_the_nest_host() throws Throwable {
    Property id =
        Property.ofField(Samples.Derived.class, "id", int.class, Samples.base(), "id", true);
    Class<?> accessor = strategy("hidden").getter(id, Kind.INT, "property").getClass();
    assertThat(accessor.isNestmateOf(Samples.base())).isTrue();
    assertThat(accessor.getPackageName()).isEqualTo(Samples.base().getPackageName());
  }

  @Test
  void lambda_implements_the_slot_itself() throws Throwable {
    Property number =
        Property.ofMethods(
            Kinds.class, "intValue", int.class, Kinds.class, "getIntValue", null, null);
    Object getter = strategy("lambda").getter(number, Kind.INT, "typed");
    assertThat(getter.getClass().isHidden()).isTrue();
    assertThat(instanceFields(getter.getClass())).isEmpty();
  }

  private static List<Object> accessors(String name) throws Throwable {
    AccessorStrategy strategy = strategy(name.substring(0, name.indexOf('/')));
    String form = name.substring(name.indexOf('/') + 1);
    List<Object> accessors = new ArrayList<>();
    for (Property property : List.of(NUMBER, TEXT)) {
      accessors.add(strategy.getter(property, property.kind(), form));
      accessors.add(strategy.getter(property, Kind.OBJECT, form));
      accessors.add(strategy.setter(property, property.kind(), form));
      accessors.add(strategy.setter(property, Kind.OBJECT, form));
    }
    if (name.startsWith("reflection") || name.startsWith("methodhandle")) {
      accessors.add(strategy.creator(Creation.ofConstructor(Kinds.class), form));
    }
    return accessors;
  }

  private static AccessorStrategy strategy(String name) {
    return ServiceLoader.load(AccessorStrategy.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(strategy -> strategy.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Property property(String name, Class<?> type) {
    return Property.ofField(Kinds.class, name, type, Kinds.class, name, true);
  }

  private static List<Field> instanceFields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
      for (Field field : owner.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          fields.add(field);
        }
      }
    }
    return fields;
  }

  private static boolean isFinal(Field field) {
    return Modifier.isFinal(field.getModifiers());
  }
}
