package io.accbench.kernel.codec;

import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.lang.reflect.Member;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/**
 * A walk over the serializers and deserializers that a mapper of Jackson 3 built for a type and for
 * the types of its properties.
 */
final class Jackson3Executions {
  private final SerializationContext serialization;
  private final DeserializationContext deserialization;
  private final BlackbirdActivity blackbird;
  private final Set<JavaType> seen = new HashSet<>();
  private final List<Execution> executions = new ArrayList<>();

  private Jackson3Executions(JsonMapper mapper) {
    this.serialization = mapper._serializationContext();
    this.deserialization = mapper._deserializationContext();
    this.blackbird = new BlackbirdActivity(mapper);
  }

  static List<Execution> of(JsonMapper mapper, Class<?> root) {
    Jackson3Executions walk = new Jackson3Executions(mapper);
    JavaType type = mapper.constructType(root);
    walk.serializer(type);
    walk.seen.clear();
    walk.deserializer(type);
    return walk.executions;
  }

  private void serializer(JavaType type) {
    if (isBean(type, this::serializer)) {
      ValueSerializer<?> serializer = serialization.findValueSerializer(type);
      if (serializer instanceof BeanSerializerBase) {
        add(Direction.SERIALIZE, type, "", serializer, null);
        writers(type, serializer.properties());
      }
    }
  }

  private void writers(JavaType type, Iterator<PropertyWriter> properties) {
    while (properties.hasNext()) {
      if (properties.next() instanceof BeanPropertyWriter property) {
        add(Direction.SERIALIZE, type, property.getName(), property, member(property.getMember()));
        serializer(property.getType());
      }
    }
  }

  private void deserializer(JavaType type) {
    if (isBean(type, this::deserializer)
        && deserialization.findContextualValueDeserializer(type, null)
            instanceof BeanDeserializerBase bean) {
      add(Direction.DESERIALIZE, type, "", bean, null);
      ValueInstantiator creator = bean.getValueInstantiator();
      add(Direction.DESERIALIZE, type, "<init>", creator, constructor(creator));
      Set<String> known = new HashSet<>();
      setters(type, bean.creatorProperties(), known);
      setters(type, bean.properties(), known);
    }
  }

  private void setters(JavaType type, Iterator<SettableBeanProperty> setters, Set<String> known) {
    while (setters.hasNext()) {
      SettableBeanProperty setter = setters.next();
      if (known.add(setter.getName())) {
        add(Direction.DESERIALIZE, type, setter.getName(), setter, member(setter.getMember()));
        deserializer(setter.getType());
      }
    }
  }

  /** Returns whether a type is new and not a container; visits the types that a container holds. */
  private boolean isBean(JavaType type, Consumer<JavaType> contents) {
    if (!seen.add(type)) {
      return false;
    }
    if (type.getContentType() != null) {
      contents.accept(type.getContentType());
    }
    if (type.getReferencedType() != null) {
      contents.accept(type.getReferencedType());
    }
    return !type.isContainerType() && !type.isReferenceType() && !type.isPrimitive();
  }

  private void add(
      Direction direction, JavaType type, String property, Object executor, Member called) {
    executions.add(
        new Execution(
            direction,
            type.getRawClass().getName(),
            property,
            ExecutingCode.of(executor, called),
            blackbird.executes(executor),
            blackbird.whyNot(executor, called)));
  }

  private static Member constructor(ValueInstantiator creator) {
    return creator.getWithArgsCreator() != null && creator.canCreateFromObjectWith()
        ? member(creator.getWithArgsCreator())
        : member(creator.getDefaultCreator());
  }

  private static Member member(Annotated annotated) {
    return annotated instanceof AnnotatedMember member ? member.getMember() : null;
  }
}
