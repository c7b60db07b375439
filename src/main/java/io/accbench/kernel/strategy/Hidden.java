package io.accbench.kernel.strategy;

import io.accbench.kernel.bytecode.Access;
import io.accbench.kernel.bytecode.AccessorClass;
import io.accbench.kernel.bytecode.BeanClass;
import io.accbench.kernel.bytecode.Compiled;
import io.accbench.kernel.bytecode.IndexedAccessors;
import io.accbench.kernel.bytecode.Slot;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Setter;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The strategy of classes generated at run time and defined as hidden nestmates of the bean. */
public final class Hidden implements AccessorStrategy {
  private static final String PROPERTY = "property";
  private static final String BEAN = "bean";

  private final Map<MemberKind, Map<Class<?>, Held>> held = new EnumMap<>(MemberKind.class);

  @Override
  public String name() {
    return "hidden";
  }

  @Override
  public String summary() {
    return "bytecode generated with ASM, defined as hidden nestmate classes";
  }

  @Override
  public List<Form> forms() {
    return List.of(
        new Form(PROPERTY, "one class for each property, which implements the slot"),
        new Form(BEAN, "one class for each bean: a switch over the property's index"));
  }

  @Override
  public Getter getter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.kind());
    Access access = Access.toRead(property);
    return (Getter)
        switch (form) {
          case PROPERTY -> {
            String name = access.hosted(own(Compiled.getterName(property, slot)));
            yield define(access.host(), name, AccessorClass.getter(name, access, slot));
          }
          case BEAN -> {
            Held bean = held(access.host(), property.member());
            yield bean.accessors.at(bean.type.indexToRead(access, slot));
          }
          default -> throw Forms.unknown(name(), form);
        };
  }

  @Override
  public Setter setter(Property property, Kind slot, String form) throws Throwable {
    Slot.check(property, slot, property.writeKind());
    Access access = Access.toWrite(property);
    return (Setter)
        switch (form) {
          case PROPERTY -> {
            String name = access.hosted(own(Compiled.setterName(property, slot)));
            yield define(access.host(), name, AccessorClass.setter(name, access, slot));
          }
          case BEAN -> {
            Held bean = held(access.host(), property.member());
            yield bean.accessors.at(bean.type.indexToWrite(access, slot));
          }
          default -> throw Forms.unknown(name(), form);
        };
  }

  @Override
  public Creator creator(Creation creation, String form) throws Throwable {
    Access access = Access.toCreate(creation);
    String name = access.hosted(own(Compiled.creatorName(creation)));
    byte[] bytes = AccessorClass.creator(name, access, creation.arity());
    return (Creator) define(access.host(), name, bytes);
  }

  /** Returns a name that differs from that of the class of {@code direct} for the same access. */
  private static String own(String name) {
    return name.replace("$$Direct$", "$$Hidden$");
  }

  private synchronized Held held(Class<?> host, MemberKind member) throws IllegalAccessException {
    Map<Class<?>, Held> ofMember = held.get(member);
    if (ofMember == null) {
      ofMember = new HashMap<>();
      held.put(member, ofMember);
    }
    Held bean = ofMember.get(host);
    if (bean == null) {
      BeanClass type = new BeanClass(host, member);
      Object accessors = define(host, type.binaryName(), type.bytes());
      bean = new Held(type, (IndexedAccessors) accessors);
      ofMember.put(host, bean);
    }
    return bean;
  }

  /** Defines a class, and returns the instance that its static initialiser registers. */
  private static synchronized Object define(Class<?> host, String name, byte[] bytes)
      throws IllegalAccessException {
    Nestmates.define(host, bytes);
    return Compiled.take(name);
  }

  private static final class Held {
    private final BeanClass type;
    private final IndexedAccessors accessors;

    Held(BeanClass type, IndexedAccessors accessors) {
      this.type = type;
      this.accessors = accessors;
    }
  }
}
