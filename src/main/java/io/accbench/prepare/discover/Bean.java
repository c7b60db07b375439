package io.accbench.prepare.discover;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Shape;
import io.accbench.kernel.spi.Property;
import java.util.List;

/**
 * The facts that were found out about one bean class.
 *
 * @param making the way in which it is made, or null
 * @param instances the number of beans of the graph that are of exactly this class
 */
public record Bean(
    Class<?> type,
    List<FieldProperty> fields,
    List<MethodProperty> methods,
    Instantiator making,
    int instances) {

  /** Returns the fields whose values can hold beans, in the order of an assembler's references. */
  public List<FieldProperty> references() {
    return fields.stream().filter(field -> field.shape() != Shape.SCALAR).toList();
  }

  /** Returns the name of a bean's class without its package; an anonymous class has one, too. */
  public static String shortName(Class<?> type) {
    return type.getSimpleName().isEmpty()
        ? type.getName().replaceFirst(".*[.]", "")
        : type.getSimpleName();
  }

  public BeanType kernelType() {
    return new BeanType(
        type,
        fields.stream().map(FieldProperty::property).toArray(Property[]::new),
        fields.stream().map(FieldProperty::shape).toArray(Shape[]::new),
        methods.stream().map(MethodProperty::property).toArray(Property[]::new),
        methods.stream().map(MethodProperty::shape).toArray(Shape[]::new),
        making == null ? null : making.creation(),
        making == null ? new String[0] : making.argumentNames());
  }
}
