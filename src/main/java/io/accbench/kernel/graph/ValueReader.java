package io.accbench.kernel.graph;

import io.accbench.kernel.spi.MemberKind;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A reader of the values of a recipe, which makes the beans among them. */
final class ValueReader {
  private final RecipeInput in;
  private final ClassTable classes;
  private final AssemblyPlan[] plans;
  private final List<Object> beans = new ArrayList<>();
  private final Containers containers = new Containers();
  private final OtherValues other;

  /**
   * @param other gives other values; null where all stay as they are
   */
  ValueReader(RecipeInput in, ClassTable classes, AssemblyPlan[] plans, OtherValues other) {
    this.other = other;
    this.in = in;
    this.classes = classes;
    this.plans = plans;
  }

  Object value() throws IOException {
    int tag = in.readUnsignedByte();
    return switch (tag) {
      case Tag.NULL -> null;
      case Tag.REFERENCE -> beans.get(in.readInt());
      case Tag.BEAN -> bean(plans[in.readInt()]);
      case Tag.FACTORY -> classes.readAssembler(in).create(new Object[0]);
      case Tag.ENUM -> classes.readAssembler(in).constants()[in.readInt()];
      case Tag.OPTIONAL -> in.readBoolean() ? Optional.of(value()) : Optional.empty();
      case Tag.ARRAY -> array();
      case Tag.PRIMITIVES -> Scalars.primitives(in);
      case Tag.STRING -> other == null ? in.readString() : other.text(in.readString());
      default -> tag < Tag.ARRAY ? Scalars.read(tag, in) : container(tag);
    };
  }

  private Object bean(AssemblyPlan plan) throws IOException {
    Object[] values = new Object[plan.type.properties(MemberKind.FIELD).length];
    for (int i = 0; i < plan.arguments; i++) {
      values[plan.stored[i]] = value(plan, plan.stored[i]);
    }
    Object bean = plan.creator.create(values);
    beans.add(bean);
    int set = plan.stored.length - plan.filled.length;
    for (int i = plan.arguments; i < set; i++) {
      values[plan.stored[i]] = value(plan, plan.stored[i]);
    }
    for (Assembler part : plan.parts) {
      part.write(bean, values);
    }
    if (plan.filled.length > 0) {
      fill(plan, bean);
    }
    return bean;
  }

  /** Reads the value of a property. */
  private Object value(AssemblyPlan plan, int property) throws IOException {
    Object value = value();
    return other == null
        ? value
        : other.value(plan.type.properties(MemberKind.FIELD)[property].type(), value);
  }

  private void fill(AssemblyPlan plan, Object bean) throws IOException {
    Object[] references = new Object[plan.references];
    for (Assembler part : plan.parts) {
      part.read(bean, references);
    }
    for (int index : plan.filled) {
      try {
        containers.fill(references[index], value());
      } catch (UnsupportedOperationException e) {
        // it is immutable: the preparing JVM compares the graphs and reports it
      }
    }
  }

  private Object array() throws IOException {
    Object array = Array.newInstance(classes.readClass(in), in.readLength());
    Object[] elements = (Object[]) array;
    for (int i = 0; i < elements.length; i++) {
      elements[i] = value();
    }
    return array;
  }

  private Object container(int tag) throws IOException {
    Class<?> elements = tag == Tag.ENUM_MAP || tag == Tag.ENUM_SET ? classes.readClass(in) : null;
    Object[] values = new Object[in.readLength()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value();
    }
    return containers.of(tag, elements, values);
  }
}
