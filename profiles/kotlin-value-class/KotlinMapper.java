import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.module.kotlin.ExtensionsKt;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * {@code jacksonObjectMapper()} on strings, as in the study: {@code writeValueAsString(value)} and
 * {@code readValue(json, type)}, with the copy of a few bytes around them.
 *
 * <p>A fixture's type that is an interface stands for the map that it extends: the type reference
 * of the study, made once, outside of the calls; in single shot together with the mapper.
 */
public class KotlinMapper implements Codec {
  @Override
  public List<String> artifacts() {
    return List.of("com.fasterxml.jackson.module:jackson-module-kotlin");
  }

  @Override
  public Bound bind(Binding binding) {
    Class<?> type = binding.type();
    ObjectMapper mapper = ExtensionsKt.jacksonObjectMapper();
    change(mapper, type);
    return type != Map.class && Map.class.isAssignableFrom(type)
        ? new OfMaps(mapper, type, type.getGenericInterfaces()[0])
        : new OfClass(mapper, type);
  }

  /** What a variant does otherwise than the library; here nothing. */
  void change(ObjectMapper mapper, Class<?> type) {}

  private static class OfClass implements Bound {
    final ObjectMapper mapper;
    private final Class<?> type;

    OfClass(ObjectMapper mapper, Class<?> type) {
      this.mapper = mapper;
      this.type = type;
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
      return mapper.writeValueAsString(value).getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public Object deserialize(byte[] document) throws Exception {
      return mapper.readValue(new String(document, StandardCharsets.ISO_8859_1), type);
    }

    @Override
    public List<Execution> executions() throws Exception {
      return KotlinExecutions.of(mapper, type);
    }
  }

  private static final class OfMaps extends OfClass {
    private final TypeReference<?> reference;

    OfMaps(ObjectMapper mapper, Class<?> type, Type map) {
      super(mapper, type);
      this.reference =
          new TypeReference<Object>() {
            @Override
            public Type getType() {
              return map;
            }
          };
    }

    @Override
    public Object deserialize(byte[] document) throws Exception {
      return mapper.readValue(new String(document, StandardCharsets.ISO_8859_1), reference);
    }
  }
}
