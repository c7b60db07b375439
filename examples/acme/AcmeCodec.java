import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.kernel.codec.JacksonExecutions;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import java.util.List;

/** A mapper as production configures it. */
public class AcmeCodec implements Codec {
  @Override
  public Bound bind(Binding binding) {
    ObjectMapper mapper = new ObjectMapper();
    return new Bound() {
      @Override
      public byte[] serialize(Object value) throws Exception {
        return mapper.writeValueAsBytes(value);
      }

      @Override
      public Object deserialize(byte[] json) throws Exception {
        return mapper.readValue(json, binding.type());
      }

      @Override
      public List<Execution> executions() throws Exception {
        return JacksonExecutions.of(mapper, binding.type());
      }
    };
  }
}
