package io.accbench.kernel.graph;

import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;

/** One bean class of a graph: its properties by member, in declaration order, and its creation. */
public final class BeanType {
  private final Class<?> bean;
  private final Property[] fields;
  private final Shape[] fieldShapes;
  private final Property[] methods;
  private final Shape[] methodShapes;
  private final Creation creation;
  private final String[] argumentNames;

  /**
   * @param fieldShapes one shape for each of {@code fields}
   * @param methodShapes one shape for each of {@code methods}
   * @param creation the way to make a bean, or null when there is no way
   * @param argumentNames the property that each argument of the creation takes, in order
   */
  public BeanType(
      Class<?> bean,
      Property[] fields,
      Shape[] fieldShapes,
      Property[] methods,
      Shape[] methodShapes,
      Creation creation,
      String[] argumentNames) {
    this.bean = bean;
    this.fields = fields;
    this.fieldShapes = fieldShapes;
    this.methods = methods;
    this.methodShapes = methodShapes;
    this.creation = creation;
    this.argumentNames = argumentNames;
  }

  /** Returns the same type with other properties that are reached through a kind of member. */
  public BeanType with(MemberKind member, Property[] properties, Shape[] shapes) {
    boolean field = member == MemberKind.FIELD;
    return new BeanType(
        bean,
        field ? properties : fields,
        field ? shapes : fieldShapes,
        field ? methods : properties,
        field ? methodShapes : shapes,
        creation,
        argumentNames);
  }

  public Class<?> bean() {
    return bean;
  }

  /** Returns all properties readable through a kind of member, in declaration order. */
  public Property[] properties(MemberKind member) {
    return member == MemberKind.FIELD ? fields : methods;
  }

  /** Returns the shape of each of {@link #properties}. */
  public Shape[] shapes(MemberKind member) {
    return member == MemberKind.FIELD ? fieldShapes : methodShapes;
  }

  /** Returns the way to make instances, or null when there is no way. */
  public Creation creation() {
    return creation;
  }

  /** Returns the name of the property that each argument of {@link #creation} takes, in order. */
  public String[] argumentNames() {
    return argumentNames;
  }
}
