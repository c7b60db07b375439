import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ser.std.StdDelegatingSerializer;
import io.accbench.kernel.codec.JacksonExecutions;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What executes beans, as for any mapper of Jackson; and what a value class, which is none. */
final class KotlinExecutions {
  private static final String LIBRARY = "com.fasterxml.jackson.databind.";

  private KotlinExecutions() {}

  static List<Execution> of(ObjectMapper mapper, Class<?> type) throws Exception {
    List<Execution> executions = new ArrayList<>(JacksonExecutions.of(mapper, type));
    if (lacks(executions, Direction.SERIALIZE) && !Map.class.isAssignableFrom(type)) {
      JsonSerializer<?> serializer =
          mapper.getSerializerProviderInstance().findValueSerializer(type);
      executions.add(execution(Direction.SERIALIZE, type, written(serializer)));
    }
    if (lacks(executions, Direction.DESERIALIZE)) {
      for (Map.Entry<?, ?> read : roots(mapper).entrySet()) {
        Class<?> root = ((JavaType) read.getKey()).getRawClass();
        executions.add(execution(Direction.DESERIALIZE, root, name(read.getValue())));
      }
    }
    return executions;
  }

  private static boolean lacks(List<Execution> executions, Direction direction) {
    return executions.stream().noneMatch(one -> one.direction() == direction);
  }

  private static Execution execution(Direction direction, Class<?> type, String code) {
    boolean replaced = !code.substring(code.indexOf(": ") + 1).strip().startsWith(LIBRARY);
    return new Execution(
        direction, type.getName(), "<value>", code, replaced, replaced ? "" : "Jackson's own");
  }

  /** With the converter of a serializer that delegates. */
  private static String written(JsonSerializer<?> serializer) throws Exception {
    return serializer instanceof StdDelegatingSerializer
        ? name(serializer)
            + ": "
            + name(field(StdDelegatingSerializer.class, "_converter", serializer))
        : name(serializer);
  }

  private static String name(Object code) {
    return code.getClass().getName();
  }

  /** The deserializers that the mapper keeps for the types it was asked to read. */
  private static Map<?, ?> roots(ObjectMapper mapper) throws Exception {
    return (Map<?, ?>) field(ObjectMapper.class, "_rootDeserializers", mapper);
  }

  private static Object field(Class<?> owner, String name, Object object) throws Exception {
    Field field = owner.getDeclaredField(name);
    field.setAccessible(true);
    return field.get(object);
  }
}
