import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import io.avaje.jsonb.JsonReader;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.JsonWriter;
import io.avaje.jsonb.Jsonb;
import io.avaje.jsonb.spi.JsonStreamAdapter;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * avaje-jsonb over a provider of readers and writers that is named: left to itself, it takes the
 * first that a service file on the class path names.
 */
abstract class Provided implements Codec {
  static final boolean NULLS = true;
  static final boolean EMPTY_CONTAINERS = true;
  static final boolean FAIL_ON_UNKNOWN = false;

  abstract JsonStreamAdapter provider();

  @Override
  public Bound bind(Binding binding) {
    return new Typed<>(binding.type(), provider());
  }

  private static final class Typed<T> implements Bound {
    private final Class<T> type;
    private final Jsonb jsonb;
    private final JsonType<T> jsonType;

    Typed(Class<T> type, JsonStreamAdapter provider) {
      this.type = type;
      this.jsonb =
          Jsonb.builder()
              .serializeNulls(NULLS)
              .serializeEmpty(EMPTY_CONTAINERS)
              .failOnUnknown(FAIL_ON_UNKNOWN)
              .adapter(provider)
              .build();
      this.jsonType = jsonb.type(type);
    }

    @Override
    public byte[] serialize(Object value) {
      return jsonType.toJsonBytes(type.cast(value));
    }

    @Override
    public Object deserialize(byte[] document) {
      return jsonType.fromJson(document);
    }

    /** The reader and the writer that this very Jsonb opens. */
    @Override
    public List<Execution> executions() throws Exception {
      try (JsonWriter writer = jsonb.writer(new ByteArrayOutputStream());
          JsonReader reader = jsonb.reader("{}".getBytes(StandardCharsets.UTF_8))) {
        return List.of(
            execution(Direction.SERIALIZE, writer), execution(Direction.DESERIALIZE, reader));
      }
    }

    private Execution execution(Direction direction, Object of) {
      return new Execution(direction, type.getName(), "", of.getClass().getName(), false, "");
    }
  }
}
