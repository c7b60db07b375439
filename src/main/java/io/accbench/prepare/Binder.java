package io.accbench.prepare;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.accbench.model.UserException;
import io.accbench.prepare.discover.FieldProperty;
import io.accbench.prepare.discover.Fields;
import io.accbench.prepare.discover.Jdk;
import io.accbench.prepare.discover.Thrown;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Binds a JSON payload to the user's type, honouring its Jackson annotations. No class that the
 * payload names is ever instantiated: type ids that are class names are denied.
 */
final class Binder {
  private final ObjectMapper mapper =
      JsonMapper.builder()
          .addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
          .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
          .visibility(PropertyAccessor.CREATOR, JsonAutoDetect.Visibility.ANY)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .polymorphicTypeValidator(BasicPolymorphicTypeValidator.builder().build())
          .addModule(
              new SimpleModule() {
                @Override
                public void setupModule(SetupContext context) {
                  context.appendAnnotationIntrospector(new CreatorNames());
                }
              })
          .build();
  private final JavaType type;

  /**
   * @param type a class name, or a generic type such as {@code java.util.List<com.acme.Order>}
   */
  Binder(String type, UserClassLoader classes) {
    this.type = parse(type, classes);
  }

  /** Returns whether a graph is of the type; several roots, as payloads have in an array, count. */
  boolean accepts(Object graph) {
    return is(type, graph)
        || !(graph instanceof Map)
            && contents(graph).map(roots -> allAre(type, roots)).orElse(false);
  }

  private static boolean is(JavaType type, Object value) {
    return rawClass(type).isInstance(value)
        && (!type.isContainerType()
            || contents(value).map(inside -> allAre(type.getContentType(), inside)).orElse(true));
  }

  /**
   * Returns the class that values of a type have. An interface without methods of its own is a name
   * for the container that it extends, as {@code interface Ids extends List<Id>} is.
   */
  private static Class<?> rawClass(JavaType type) {
    Class<?> raw = type.getRawClass();
    boolean name =
        type.isContainerType() && raw.isInterface() && raw.getDeclaredMethods().length == 0;
    return name ? raw.getInterfaces()[0] : raw;
  }

  private static boolean allAre(JavaType type, Collection<?> values) {
    return values.stream().allMatch(value -> value == null || is(type, value));
  }

  /** Returns what a container holds, for maps the values; empty for anything else. */
  private static Optional<Collection<?>> contents(Object value) {
    return Optional.ofNullable(
        value instanceof Map<?, ?> map
            ? map.values()
            : value instanceof Object[] array
                ? Arrays.asList(array)
                : value instanceof Collection<?> several ? several : null);
  }

  Class<?> rawType() {
    return type.getRawClass();
  }

  /** Returns the type as Jackson writes it: {@code java.util.List<com.acme.Order>}. */
  String typeName() {
    return type.toCanonical();
  }

  /** Binds a payload. An array at its root becomes a list unless the type itself is a container. */
  Object bind(String name, String payload) {
    try {
      Object graph = mapper.readValue(payload, rootType(payload));
      if (graph == null) {
        throw UserException.badInput(name + ":1:1: binds to null");
      }
      return graph;
    } catch (JsonProcessingException e) {
      throw UserException.badInput(describe(name, e));
    } catch (IOException e) {
      throw UserException.badInput(name + ": cannot be read: " + e);
    } catch (LinkageError e) {
      throw UserException.badInput(
          name + ": does not bind to " + type.toCanonical() + ": " + Thrown.of(e).cause().thrown());
    }
  }

  private JavaType rootType(String payload) throws IOException {
    boolean array;
    try (var parser = mapper.createParser(payload)) {
      array = parser.nextToken() == JsonToken.START_ARRAY;
    }
    return array && !type.isContainerType()
        ? mapper.getTypeFactory().constructCollectionType(List.class, type)
        : type;
  }

  private JavaType parse(String name, UserClassLoader classes) {
    if (name.indexOf('<') < 0) {
      return mapper.constructType(classes.load(name));
    }
    int open = name.indexOf('<');
    classes.load(name.substring(0, open).strip());
    try {
      return mapper.getTypeFactory().constructFromCanonical(name.replace(" ", ""));
    } catch (IllegalArgumentException e) {
      throw UserException.badInput(
          "type \"" + name + "\" is not a type: " + firstLine(e.getMessage()));
    }
  }

  private static String describe(String name, JsonProcessingException e) {
    JsonLocation location = e.getLocation();
    String place =
        location == null
            ? ""
            : location.getLineNr() + ":" + Math.max(1, location.getColumnNr()) + ":";
    String path = e instanceof JsonMappingException mapping ? path(mapping) : "";
    return name + ":" + place + " " + firstLine(e.getOriginalMessage()) + path;
  }

  private static String path(JsonMappingException e) {
    String path =
        e.getPath().stream()
            .map(
                step ->
                    step.getFieldName() == null
                        ? "[" + step.getIndex() + "]"
                        : "." + step.getFieldName())
            .collect(Collectors.joining());
    return path.isEmpty() ? "" : " (at " + path.replaceFirst("^\\.", "") + ")";
  }

  private static String firstLine(String message) {
    return message == null ? "" : message.lines().findFirst().orElse("");
  }

  /**
   * Names the parameters of an immutable class's only constructor after its fields if the compiler
   * kept no names ({@code javac} without {@code -parameters}). The constructor must take all fields
   * in their order, which {@link InstantiatorFinder} requires too.
   */
  static final class CreatorNames extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public String findImplicitPropertyName(AnnotatedMember member) {
      if (!(member instanceof AnnotatedParameter parameter)
          || !(parameter.getOwner() instanceof AnnotatedConstructor owner)) {
        return null;
      }
      Constructor<?> constructor = owner.getAnnotated();
      Class<?> bean = constructor.getDeclaringClass();
      boolean nameless =
          Arrays.stream(constructor.getParameters()).noneMatch(one -> one.isNamePresent());
      long constructors =
          Arrays.stream(bean.getDeclaredConstructors()).filter(one -> !one.isSynthetic()).count();
      if (!nameless || !Jdk.isBean(bean) || constructors != 1) {
        return null;
      }
      List<FieldProperty> fields = Fields.of(bean);
      Class<?>[] types =
          fields.stream().map(field -> field.field().getType()).toArray(Class<?>[]::new);
      return Arrays.equals(types, constructor.getParameterTypes())
          ? fields.get(parameter.getIndex()).field().getName()
          : null;
    }
  }
}
