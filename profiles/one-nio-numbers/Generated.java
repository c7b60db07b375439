import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.lang.reflect.Field;
import java.util.List;
import one.nio.serial.DeserializeStream;
import one.nio.serial.PersistStream;
import one.nio.serial.Repository;
import one.nio.serial.Serializer;

/**
 * one-nio as it comes: a delegate that it generates for the class. Its streams hold the serializer,
 * with the names of all fields, before each object.
 */
public class Generated implements Codec {
  private static boolean registered;

  @Override
  public boolean json() {
    return false;
  }

  @Override
  public List<String> artifacts() {
    return List.of("ru.odnoklassniki:one-nio");
  }

  @Override
  public Bound bind(Binding binding) throws Exception {
    synchronized (Generated.class) { // threads of a fork share what one-nio knows of classes
      if (!registered) {
        register();
        registered = true;
      }
    }
    return new Streams(binding.type());
  }

  /** Tells one-nio, once in a JVM, how to write both types. */
  void register() throws Exception {}

  private static final class Streams implements Bound {
    private final Class<?> type;

    Streams(Class<?> type) {
      this.type = type;
    }

    @Override
    public byte[] serialize(Object value) throws Exception {
      PersistStream out = new PersistStream();
      out.writeObject(value);
      return out.toByteArray();
    }

    @Override
    public Object deserialize(byte[] document) throws Exception {
      return new DeserializeStream(document).readObject();
    }

    @Override
    public List<Execution> executions() throws Exception {
      String code = code(Repository.get(type));
      return List.of(
          new Execution(Direction.SERIALIZE, type.getName(), "", code, false, ""),
          new Execution(Direction.DESERIALIZE, type.getName(), "", code, false, ""));
    }

    /** A serializer below 0 is known to each side: its number stands in the stream, no schema. */
    private static String code(Serializer<?> serializer) throws Exception {
      String schema = serializer.uid() < 0 ? "bootstrap" : "schema in each stream";
      Class<?> kind = serializer.getClass();
      try {
        Field delegate = kind.getDeclaredField("delegate");
        delegate.setAccessible(true);
        Class<?> base = delegate.get(serializer).getClass().getSuperclass();
        return kind.getSimpleName() + ", delegate extends " + base.getName() + ", " + schema;
      } catch (NoSuchFieldException handWritten) {
        return kind.getSimpleName() + ", " + schema;
      }
    }
  }
}
