package io.accbench.kernel.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.kernel.bytecode.DirectClasses;
import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.strategy.sample.Kinds;
import io.accbench.kernel.strategy.sample.Samples;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract of every form of every strategy with every sample: carry it exactly, or say no. */
class AccessorContractTest {

  @BeforeAll
  static void compile() throws Exception {
    for (PropertyCase sample : PropertyCase.all()) {
      PreparedClasses.write(sample.property());
    }
    for (Object[] sample : Samples.creations()) {
      PreparedClasses.write((Creation) sample[1]);
    }
  }

  static List<Held> forms() {
    List<Held> forms = new ArrayList<>();
    for (AccessorStrategy strategy : ServiceLoader.load(AccessorStrategy.class)) {
      for (Form form : strategy.forms()) {
        forms.add(new Held(strategy, form.name()));
      }
    }
    return forms;
  }

  @Test
  void all_strategies_are_found() {
    assertThat(ServiceLoader.load(AccessorStrategy.class))
        .extracting(AccessorStrategy::name)
        .containsExactly(
            "direct", "reflection", "methodhandle", "lambda", "unsafe", "varhandle", "hidden");
  }

  @ParameterizedTest
  @MethodSource("forms")
  void what_is_reached_is_carried_exactly_and_is_what_the_table_says(Held held) throws Exception {
    Map<String, String> expected = SupportTable.of(held.toString());
    Map<String, String> found = new TreeMap<>();
    for (PropertyCase sample : PropertyCase.all()) {
      found.merge(sample.group() + " read", sample.read(held), SupportTable::same);
      found.merge(sample.group() + " write", sample.write(held), SupportTable::same);
    }
    for (Object[] sample : Samples.creations()) {
      found.put("create " + sample[0], create(held, sample));
    }
    assertThat(found).isEqualTo(new TreeMap<>(expected));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void a_slot_of_another_kind_is_refused(Held held) {
    Property property =
        Property.ofMethods(
            Kinds.class,
            "intValue",
            int.class,
            Kinds.class,
            "getIntValue",
            Kinds.class,
            "setIntValue");
    assertThatThrownBy(() -> held.strategy().getter(property, Kind.LONG, held.form()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> held.strategy().setter(property, Kind.LONG, held.form()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @MethodSource("forms")
  void a_form_that_does_not_exist_is_refused(Held held) {
    Property property =
        Property.ofField(Kinds.class, "text", String.class, Kinds.class, "text", true);
    assertThatThrownBy(() -> held.strategy().getter(property, Kind.OBJECT, "other"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no form \"other\"");
  }

  @ParameterizedTest
  @MethodSource("forms")
  void a_member_that_does_not_exist_is_refused(Held held) {
    Property field = Property.ofField(Kinds.class, "gone", int.class, Kinds.class, "gone", true);
    assertThatThrownBy(() -> held.strategy().getter(field, Kind.INT, held.form()))
        .isInstanceOfAny(NoSuchFieldException.class, UnsupportedOperationException.class);
    Property readOnly =
        Property.ofMethods(Kinds.class, "text", String.class, Kinds.class, "getText", null, null);
    assertThatThrownBy(() -> held.strategy().setter(readOnly, Kind.OBJECT, held.form()))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void a_slot_that_an_accessor_lacks_is_named() throws Throwable {
    Property property =
        Property.ofField(Kinds.class, "text", String.class, Kinds.class, "text", true);
    Accessor accessor = (Accessor) new Hidden().getter(property, Kind.OBJECT, "property");
    assertThatThrownBy(() -> accessor.getInt(new Kinds()))
        .isInstanceOf(AbstractMethodError.class)
        .hasMessageEndingWith("does not override getInt");
  }

  @Test
  void unsafe_refuses_a_static_field() {
    UnsafeStrategy unsafe = new UnsafeStrategy();
    assertThatThrownBy(() -> unsafe.setter(Samples.staticField(), Kind.INT, "switch"))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessageContaining("static");
  }

  @Test
  void unsafe_creation_skips_the_initialisers_and_says_so() throws Throwable {
    UnsafeStrategy unsafe = new UnsafeStrategy();
    Creator.OfNothing creator =
        (Creator.OfNothing)
            unsafe.creator(Creation.ofConstructor(Samples.Initialised.class), "switch");
    assertThat(((Samples.Initialised) creator.create()).value).isZero();
    assertThat(unsafe.summary()).contains("skips the constructor and initialisers");
  }

  @Test
  void checked_unsafe_refuses_another_receiver() throws Throwable {
    Property property =
        Property.ofField(Kinds.class, "text", String.class, Kinds.class, "text", true);
    Getter.OfObject getter =
        (Getter.OfObject) new UnsafeStrategy().getter(property, Kind.OBJECT, "checked");
    assertThatThrownBy(() -> getter.get("not a Kinds")).isInstanceOf(ClassCastException.class);
  }

  @Test
  void direct_without_prepared_classes_says_what_is_missing() {
    Property property =
        Property.ofField(Held.class, "form", String.class, Held.class, "form", false);
    assertThatThrownBy(() -> new Direct().getter(property, Kind.OBJECT, "compiled"))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessageContaining("no compiled accessor was prepared for " + Held.class.getName());
  }

  private static String create(Held held, Object[] sample) {
    Object[] arguments = (Object[]) sample[2];
    try {
      Creator creator = held.strategy().creator((Creation) sample[1], held.form());
      Object made =
          arguments.length == 0
              ? ((Creator.OfNothing) creator).create()
              : ((Creator.OfArguments) creator).create(arguments);
      return made.equals(sample[3]) ? "ok" : "another: " + made.getClass().getSimpleName();
    } catch (Throwable e) {
      return SupportTable.thrown(e);
    }
  }

  /** A strategy in one of its forms. */
  record Held(AccessorStrategy strategy, String form) {
    @Override
    public String toString() {
      return strategy.name() + "/" + form;
    }
  }

  /** Puts the classes of {@code direct} on the class path: beside the test classes. */
  private static final class PreparedClasses {
    private PreparedClasses() {}

    static void write(Property property) throws Exception {
      write(new DirectClasses().add(property).files());
    }

    static void write(Creation creation) throws Exception {
      write(new DirectClasses().add(creation).files());
    }

    private static void write(Map<String, byte[]> files) throws IOException, URISyntaxException {
      Path folder =
          Path.of(
              PreparedClasses.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        Path target = folder.resolve(file.getKey());
        Files.createDirectories(target.getParent());
        Files.write(target, file.getValue());
      }
    }
  }
}
