import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.ConstructorDetector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.accbench.kernel.codec.JacksonExecutions;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import java.util.List;

/**
 * The mapper of the JSON-RPC message formatter in the study (fields only, private ones included,
 * nulls left out), or with {@code --member default} Jackson's own default mapper.
 */
public class Formatter implements Codec {
  @Override
  public boolean takesFieldsOnly() {
    return true;
  }

  /** What the study switched on and off again; none here. */
  Module module() {
    return null;
  }

  @Override
  public Bound bind(Binding binding) {
    return new Mapped(mapper(binding), binding.type());
  }

  final ObjectMapper mapper(Binding binding) {
    JsonMapper.Builder builder = binding.fieldsOnly() ? study() : JsonMapper.builder();
    if (module() != null) {
      builder.addModule(module());
    }
    return builder.build();
  }

  private static JsonMapper.Builder study() {
    return JsonMapper.builder()
        .constructorDetector(ConstructorDetector.USE_PROPERTIES_BASED)
        .addModule(new ParameterNamesModule())
        .addModule(new JavaTimeModule())
        .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
        .serializationInclusion(JsonInclude.Include.NON_NULL)
        .visibility(PropertyAccessor.CREATOR, Visibility.PUBLIC_ONLY)
        .visibility(PropertyAccessor.GETTER, Visibility.NONE)
        .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
        .visibility(PropertyAccessor.FIELD, Visibility.ANY);
  }

  private static final class Mapped implements Bound {
    private final ObjectMapper mapper;
    private final Class<?> type;
    private final ObjectWriter writer;
    private final ObjectReader reader;

    Mapped(ObjectMapper mapper, Class<?> type) {
      this.mapper = mapper;
      this.type = type;
      this.writer = mapper.writerFor(type);
      this.reader = mapper.readerFor(type);
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
      return writer.writeValueAsBytes(value);
    }

    @Override
    public Object deserialize(byte[] document) throws Exception {
      return reader.readValue(document);
    }

    @Override
    public List<Execution> executions() throws Exception {
      return JacksonExecutions.of(mapper, type);
    }
  }
}
