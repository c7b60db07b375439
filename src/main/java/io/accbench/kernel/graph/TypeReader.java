package io.accbench.kernel.graph;

import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Property;
import java.io.IOException;

/** A reader of the bean types of a recipe. */
final class TypeReader {
  // by ordinal: valueOf would call values() by reflection
  private static final Shape[] SHAPES = Shape.values();

  private final RecipeInput in;
  private final ClassTable classes;

  TypeReader(RecipeInput in, ClassTable classes) {
    this.in = in;
    this.classes = classes;
  }

  AssemblyPlan[] plans() throws IOException {
    AssemblyPlan[] plans = new AssemblyPlan[in.readLength()];
    for (int i = 0; i < plans.length; i++) {
      plans[i] = plan();
    }
    return plans;
  }

  private AssemblyPlan plan() throws IOException {
    BeanType type = type();
    Assembler creator = classes.readAssembler(in);
    Assembler[] parts = new Assembler[in.readLength()];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = classes.readAssembler(in);
    }
    return new AssemblyPlan(
        type, creator, parts, integers(), in.readInt(), integers(), in.readInt());
  }

  private int[] integers() throws IOException {
    int[] integers = new int[in.readLength()];
    for (int i = 0; i < integers.length; i++) {
      integers[i] = in.readInt();
    }
    return integers;
  }

  private BeanType type() throws IOException {
    Class<?> bean = classes.readClass(in);
    Property[] fields = new Property[in.readLength()];
    Shape[] fieldShapes = new Shape[fields.length];
    for (int i = 0; i < fields.length; i++) {
      fields[i] =
          Property.ofField(
              bean,
              in.readString(),
              classes.readClass(in),
              classes.readClass(in),
              in.readString(),
              in.readBoolean());
      fieldShapes[i] = shape();
    }
    Property[] methods = new Property[in.readLength()];
    Shape[] methodShapes = new Shape[methods.length];
    for (int i = 0; i < methods.length; i++) {
      methods[i] = method(bean);
      methodShapes[i] = shape();
    }
    Creation creation = creation(bean);
    String[] argumentNames = new String[in.readLength()];
    for (int i = 0; i < argumentNames.length; i++) {
      argumentNames[i] = in.readString();
    }
    return new BeanType(bean, fields, fieldShapes, methods, methodShapes, creation, argumentNames);
  }

  private Property method(Class<?> bean) throws IOException {
    String name = in.readString();
    Class<?> type = classes.readClass(in);
    Class<?> getterOwner = classes.readClass(in);
    String getter = in.readString();
    Property property = Property.ofMethods(bean, name, type, getterOwner, getter, null, null);
    return in.readBoolean()
        ? property.withSetter(classes.readClass(in), in.readString(), classes.readClass(in))
        : property;
  }

  private Shape shape() throws IOException {
    return SHAPES[in.readUnsignedByte()];
  }

  private Creation creation(Class<?> bean) throws IOException {
    if (!in.readBoolean()) {
      return null;
    }
    if (!in.readBoolean()) {
      return Creation.ofConstructor(bean, classes.readClasses(in));
    }
    Class<?> owner = classes.readClass(in);
    String name = in.readString();
    if (!in.readBoolean()) {
      return Creation.ofFactory(bean, owner, name, classes.readClasses(in));
    }
    String conversion = in.readString();
    return Creation.ofConverted(bean, owner, name, conversion, classes.readClasses(in)[0]);
  }
}
