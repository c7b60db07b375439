package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.Tag;
import io.accbench.model.FindingKind;
import io.accbench.model.UserException;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.FieldProperty;
import io.accbench.prepare.discover.FixtureFindings;
import io.accbench.prepare.discover.Jdk;
import io.accbench.prepare.discover.Types;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/** Writes the values of a graph, and says where one cannot be handed to a fork. */
final class ValueWriter {
  private static final Integer UNFINISHED = -1;

  private final DataOutputStream out;
  private final ScalarWriter scalars;
  private final ClassNames classes;
  private final Assemblers assemblers;
  private final Types types;
  private final Map<Class<?>, Assembly> assemblies;
  private final FixtureFindings findings;
  private final IdentityHashMap<Object, Integer> beans = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Object> openContainers = new IdentityHashMap<>();
  private final StringBuilder place = new StringBuilder();
  private int nextBean;

  /** The parts of a recipe other than its values. */
  record RecipeParts(
      ClassNames classes,
      Assemblers assemblers,
      Types types,
      Map<Class<?>, Assembly> assemblies,
      FixtureFindings findings) {}

  ValueWriter(DataOutputStream out, RecipeParts parts) {
    this.out = out;
    this.scalars = new ScalarWriter(out);
    this.classes = parts.classes();
    this.assemblers = parts.assemblers();
    this.types = parts.types();
    this.assemblies = parts.assemblies();
    this.findings = parts.findings();
  }

  void writeRoot(Object root) throws IOException {
    place.append(root.getClass().getSimpleName());
    write(root, Object.class);
  }

  /**
   * @param declared the type that the replayed value must have
   */
  @SuppressWarnings("EnumOrdinal") // the same classes replay it
  private void write(Object value, Class<?> declared) throws IOException {
    if (value == null) {
      out.writeByte(Tag.NULL);
    } else if (value instanceof Enum<?> constant) {
      out.writeByte(Tag.ENUM);
      out.writeInt(assemblers.constants(constant.getDeclaringClass()));
      out.writeInt(constant.ordinal());
    } else if (value.getClass().isArray()) {
      array(value);
    } else if (value instanceof Optional<?> optional) {
      out.writeByte(Tag.OPTIONAL);
      out.writeBoolean(optional.isPresent());
      if (optional.isPresent()) {
        at(".get()", optional.get(), Object.class);
      }
    } else if (value instanceof Collection<?> collection) {
      container(collection, Container.of(collection), declared);
    } else if (value instanceof Map<?, ?> map) {
      container(map, Container.of(map), declared);
    } else if (Jdk.isBean(value.getClass())) {
      bean(value);
    } else if (!scalars.write(value)) {
      throw unsupported(value, "cannot be handed to a measured JVM");
    }
  }

  private void bean(Object value) throws IOException {
    Integer number = beans.get(value);
    if (number != null && number.equals(UNFINISHED)) {
      throw unsupported(value, "contains itself through its own constructor");
    }
    if (number != null) {
      out.writeByte(Tag.REFERENCE);
      out.writeInt(number);
      return;
    }
    Bean bean = types.of(value.getClass());
    if (bean == null) {
      throw unsupported(value, "did not occur when the payload was bound the first time");
    }
    if (bean.making() == null) {
      throw unsupported(
          value,
          "has no constructor or static factory that takes nothing, or takes fields by their names"
              + " and types");
    }
    out.writeByte(Tag.BEAN);
    out.writeInt(types.index(value.getClass()));
    beans.put(value, UNFINISHED);
    for (FieldProperty argument : bean.making().arguments()) {
      field(argument, value);
    }
    beans.put(value, nextBean++);
    for (int index : assemblies.get(value.getClass()).written()) {
      field(bean.fields().get(index), value);
    }
    for (FieldProperty field : assemblies.get(value.getClass()).filled()) {
      // the class of the content does not matter, because the field keeps its own collection
      requireOrder(field, field.read(value));
      at("." + field.property().name(), field.read(value), Object.class);
    }
  }

  private void requireOrder(FieldProperty field, Object content) {
    Class<?> type = content == null ? null : content.getClass();
    boolean same =
        type == HashSet.class
            ? Container.of((Collection<?>) content).same()
            : type != HashMap.class || Container.of((Map<?, ?>) content).same();
    if (!same) {
      place.append('.').append(field.property().name());
      throw unsupported(content, "has a different order in each JVM, and its field is final");
    }
  }

  private void field(FieldProperty field, Object bean) throws IOException {
    at("." + field.property().name(), field.read(bean), field.field().getType());
  }

  private void array(Object array) throws IOException {
    if (!(array instanceof Object[] elements)) {
      scalars.primitives(array);
      return;
    }
    open(array);
    Class<?> component = array.getClass().getComponentType();
    out.writeByte(Tag.ARRAY);
    out.writeInt(classes.number(component));
    out.writeInt(elements.length);
    for (int i = 0; i < elements.length; i++) {
      at("[" + i + "]", elements[i], component);
    }
    openContainers.remove(array);
  }

  private void container(Object original, Container container, Class<?> declared)
      throws IOException {
    String name = original.getClass().getName();
    String place = this.place.toString();
    if (!container.same() && !declared.isAssignableFrom(container.type())) {
      throw unsupported(original, "cannot be handed to a measured JVM");
    }
    if (!container.same()) {
      findings.add(FindingKind.CONTAINER_REPLACED, place, name, container.type().getName());
    }
    open(original);
    out.writeByte(container.tag());
    if (container.enumType() != null) {
      out.writeInt(classes.number(container.enumType()));
    }
    out.writeInt(container.values().length);
    boolean map = original instanceof Map;
    for (int i = 0; i < container.values().length; i++) {
      at("[" + (map ? i / 2 : i) + "]", container.values()[i], Object.class);
    }
    openContainers.remove(original);
  }

  private void open(Object container) {
    if (openContainers.put(container, container) != null) {
      throw unsupported(container, "holds itself");
    }
  }

  private void at(String step, Object value, Class<?> declared) throws IOException {
    int length = place.length();
    place.append(step);
    write(value, declared);
    place.setLength(length);
  }

  private UserException unsupported(Object value, String why) {
    return UserException.badInput(
        place
            + ": "
            + value.getClass().getName()
            + " "
            + why
            + "; build the graph in a static method and name it with --factory Class::method");
  }
}
