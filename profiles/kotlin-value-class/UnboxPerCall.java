import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.lang.reflect.Method;

/** Looks {@code unbox-impl} up whenever it writes a value, and calls it by reflection. */
public class UnboxPerCall extends KotlinMapper {
  @Override
  void change(ObjectMapper mapper, Class<?> type) {
    mapper.registerModule(new SimpleModule().addSerializer(new Unboxed(type)));
  }

  private static final class Unboxed extends StdSerializer<Object> {
    Unboxed(Class<?> type) {
      super(type, false);
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      Object unboxed;
      try {
        Method unbox = value.getClass().getMethod("unbox-impl");
        unboxed = unbox.invoke(value);
      } catch (ReflectiveOperationException failure) {
        throw new IOException(failure);
      }
      provider.defaultSerializeValue(unboxed, out);
    }
  }
}
