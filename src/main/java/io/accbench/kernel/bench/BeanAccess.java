package io.accbench.kernel.bench;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Shape;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;

/** A factory of a strategy's accessors for a bean class, in arrays as a serializer holds them. */
final class BeanAccess {
  private final AccessorStrategy strategy;
  private final String form;
  private final MemberKind member;
  private final boolean boxed;

  BeanAccess(AccessorStrategy strategy, String form, MemberKind member, boolean boxed) {
    this.strategy = strategy;
    this.form = form;
    this.member = member;
    this.boxed = boxed;
  }

  MemberKind member() {
    return member;
  }

  ReadSlot[] readers(BeanType type) throws Throwable {
    Property[] properties = type.properties(member);
    ReadSlot[] slots = new ReadSlot[properties.length];
    for (int i = 0; i < slots.length; i++) {
      slots[i] = reader(properties[i]);
    }
    return slots;
  }

  ReadSlot reader(Property property) throws Throwable {
    Kind kind = slot(property.kind());
    return new ReadSlot(kind, strategy.getter(property, kind, form));
  }

  /** Returns a writer for each property, null for one that plain code cannot write. */
  WriteSlot[] writers(BeanType type) throws Throwable {
    Property[] properties = type.properties(member);
    WriteSlot[] slots = new WriteSlot[properties.length];
    for (int i = 0; i < slots.length; i++) {
      slots[i] = properties[i].writable() ? writer(properties[i]) : null;
    }
    return slots;
  }

  WriteSlot writer(Property property) throws Throwable {
    Kind kind = slot(property.writeKind());
    // a setter of a box may unbox, so the value that empties the property is not null
    Class<?> type = property.kind() == Kind.OBJECT ? property.writeType() : property.type();
    return new WriteSlot(kind, type, strategy.setter(property, kind, form));
  }

  /** Returns copiers for the properties that a setter copies, not the constructor. */
  CopySlot[] copiers(BeanType type) throws Throwable {
    Property[] properties = type.properties(member);
    int count = 0;
    CopySlot[] slots = new CopySlot[properties.length];
    for (int i = 0; i < properties.length; i++) {
      Property property = properties[i];
      if (property.writable() && argumentIndex(type, property.name()) < 0) {
        // one slot for both: a box where getter and setter differ in it
        Kind kind = slot(property.kind() == property.writeKind() ? property.kind() : Kind.OBJECT);
        slots[count++] =
            new CopySlot(
                kind,
                strategy.getter(property, kind, form),
                strategy.setter(property, kind, form),
                type.shapes(member)[i] == Shape.SCALAR);
      }
    }
    CopySlot[] trimmed = new CopySlot[count];
    System.arraycopy(slots, 0, trimmed, 0, count);
    return trimmed;
  }

  /** Returns the readers of the creation's arguments, in the order of the arguments. */
  ReadSlot[] argumentReaders(BeanType type) throws Throwable {
    String[] names = type.argumentNames();
    ReadSlot[] slots = new ReadSlot[names.length];
    for (int i = 0; i < names.length; i++) {
      slots[i] = reader(type.properties(member)[index(type, names[i])]);
    }
    return slots;
  }

  Creator creator(BeanType type) throws Throwable {
    Creation creation = type.creation();
    if (creation == null) {
      throw new NoSuchMethodException(
          type.bean().getName() + " has no constructor or factory that its properties feed");
    }
    return strategy.creator(creation, form);
  }

  /** Returns the index of a property, by its name, among those of the type. */
  int index(BeanType type, String name) {
    return index(type, member, name);
  }

  /** Returns the index of a property, by its name, among those of the type and member. */
  static int index(BeanType type, MemberKind member, String name) {
    Property[] properties = type.properties(member);
    for (int i = 0; i < properties.length; i++) {
      if (properties[i].name().equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException(
        type.bean().getName() + " has no property \"" + name + "\" as " + member);
  }

  private static int argumentIndex(BeanType type, String name) {
    String[] names = type.argumentNames();
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private Kind slot(Kind own) {
    return boxed ? Kind.OBJECT : own;
  }
}
