package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.util.LookupCache;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** Reads the serializers and deserializers that a mapper has built, from its caches. */
final class JacksonBuilt {

  private JacksonBuilt() {}

  static List<JsonSerializer<?>> serializers(ObjectMapper mapper)
      throws ReflectiveOperationException {
    Object cache =
        field(SerializerProvider.class, "_serializerCache", mapper.getSerializerProvider());
    return contents(field(cache.getClass(), "_sharedMap", cache), JsonSerializer.class);
  }

  static List<JsonDeserializer<?>> deserializers(ObjectMapper mapper)
      throws ReflectiveOperationException {
    Object cache =
        field(DeserializationContext.class, "_cache", mapper.getDeserializationContext());
    return contents(field(cache.getClass(), "_cachedDeserializers", cache), JsonDeserializer.class);
  }

  /** Returns the value of a field of any visibility that {@code owner} declares. */
  static Object field(Class<?> owner, String name, Object object)
      throws ReflectiveOperationException {
    Field field = owner.getDeclaredField(name);
    field.setAccessible(true);
    return field.get(object);
  }

  /** Returns the value of the named field, from the nearest class that declares it, or null. */
  static Object fieldIfAny(String name, Object object) {
    for (Class<?> owner = object.getClass(); owner != null; owner = owner.getSuperclass()) {
      try {
        return field(owner, name, object);
      } catch (ReflectiveOperationException notHere) {
        // the superclass may declare it
      }
    }
    return null;
  }

  @SuppressWarnings("unchecked")
  private static <T> List<T> contents(Object cache, Class<?> type) {
    List<T> found = new ArrayList<>();
    ((LookupCache<?, ?>) cache)
        .contents(
            (key, value) -> {
              if (type.isInstance(value)) {
                found.add((T) value);
              }
            });
    return found;
  }
}
