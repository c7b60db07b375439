import message.Complex;
import message.Simple;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import software.amazon.smithy.java.core.schema.SerializableStruct;
import software.amazon.smithy.java.core.schema.ShapeBuilder;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;
import software.amazon.smithy.java.json.JsonCodec;

/**
 * smithy-java's JSON codec before the change that was studied. The library chooses its provider by
 * a system property, and takes another one without a word where it has none of that name; so each
 * codec looks at what reads and writes before it is measured, and refuses what is not its own.
 */
public class Baseline implements Codec {
  /** Read once, when the library is loaded. */
  private static final String PROVIDER = "smithy-java.json-provider";

  boolean optimized() {
    return false;
  }

  /** As the library names it; also the name of its package. */
  String provider() {
    return "jackson";
  }

  @Override
  public List<String> artifacts() {
    return List.of("software.amazon.smithy.java:json-codec");
  }

  @Override
  public Bound bind(Binding binding) throws Exception {
    Library.mustBeOptimized(optimized());
    System.setProperty(PROVIDER, provider());
    Shapes bound = new Shapes(binding.type());
    for (Execution execution : bound.executions()) {
      if (!execution.code().contains("." + provider() + ".")) {
        throw new UnsupportedOperationException(
            "provider " + provider() + " was asked for, and there is " + execution.code());
      }
    }
    return bound;
  }

  private static final class Shapes implements Bound {
    private final Class<?> type;
    private final Supplier<ShapeBuilder<?>> builder;
    private final JsonCodec codec =
        JsonCodec.builder().useJsonName(true).useTimestampFormat(true).build();

    /** The one object that a thread writes again and again. */
    private final ThreadLocal<Written> written = new ThreadLocal<>();

    Shapes(Class<?> type) {
      this.type = type;
      this.builder = type == Simple.class ? SimpleShape.Builder::new : ComplexShape.Builder::new;
    }

    /** Copied only where the library's buffer is longer than the document. */
    @Override
    public byte[] serialize(Object value) {
      Written last = written.get();
      ByteBuffer document =
          codec.serialize(
              last != null && last.message == value ? last.structure : structure(value));
      byte[] bytes = document.array();
      int start = document.arrayOffset() + document.position();
      return start == 0 && document.remaining() == bytes.length
          ? bytes
          : Arrays.copyOfRange(bytes, start, start + document.remaining());
    }

    @Override
    public Object deserialize(byte[] document) {
      return codec.deserializeShape(document, builder.get());
    }

    private SerializableStruct structure(Object value) {
      if (value instanceof SerializableStruct read) {
        return read;
      }
      SerializableStruct structure =
          value instanceof Simple simple
              ? SimpleShape.of(simple)
              : ComplexShape.of((Complex) value);
      written.set(new Written(value, structure));
      return structure;
    }

    /** The reader is not closed, since it would have to be at its end. */
    @Override
    public List<Execution> executions() {
      ShapeDeserializer reader = codec.createDeserializer("{}".getBytes(StandardCharsets.UTF_8));
      try (ShapeSerializer writer = codec.createSerializer(new ByteArrayOutputStream())) {
        return List.of(
            execution(Direction.SERIALIZE, writer), execution(Direction.DESERIALIZE, reader));
      }
    }

    private Execution execution(Direction direction, Object of) {
      return new Execution(direction, type.getName(), "", of.getClass().getName(), false, "");
    }
  }

  private record Written(Object message, SerializableStruct structure) {}
}
