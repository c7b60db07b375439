package io.accbench.kernel.codec;

import io.accbench.kernel.spi.Codec.Bound;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import io.accbench.kernel.spi.Unsupported;
import io.avaje.json.JsonAdapter;
import io.avaje.json.stream.JsonStream;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.avaje.jsonb.spi.JsonStreamFactory;
import io.avaje.jsonb.spi.JsonbExtension;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/**
 * A codec with the adapter that avaje generated for a type, over one of its streams. It writes
 * nulls, so that the document equals that of other libraries.
 */
final class AvajeBound implements Bound {
  private static final boolean NULLS = true;
  private static final boolean EMPTY_CONTAINERS = true;
  private static final boolean FAIL_ON_UNKNOWN = false;

  private final Class<?> type;
  private final JsonStream stream;
  private final Jsonb jsonb;
  private final JsonType<Object> jsonType;

  @SuppressWarnings("unchecked")
  private AvajeBound(Class<?> type, JsonStream stream) {
    this.type = type;
    this.stream = stream;
    this.jsonb =
        Jsonb.builder()
            .serializeNulls(NULLS)
            .serializeEmpty(EMPTY_CONTAINERS)
            .failOnUnknown(FAIL_ON_UNKNOWN)
            .adapter(stream)
            .build();
    this.jsonType = (JsonType<Object>) jsonb.type(type);
  }

  /** Returns a codec with avaje's own parser, whatever else is on the class path. */
  static AvajeBound ownStream(Class<?> type) {
    return new AvajeBound(
        type,
        JsonStream.builder()
            .serializeNulls(NULLS)
            .serializeEmpty(EMPTY_CONTAINERS)
            .failOnUnknown(FAIL_ON_UNKNOWN)
            .build());
  }

  /** Returns a codec with the Jackson stream that {@code avaje-jsonb-jackson} registers. */
  static AvajeBound jacksonStream(Class<?> type) {
    for (JsonbExtension extension : ServiceLoader.load(JsonbExtension.class)) {
      if (extension instanceof JsonStreamFactory factory) {
        return new AvajeBound(type, factory.create(NULLS, EMPTY_CONTAINERS, FAIL_ON_UNKNOWN));
      }
    }
    throw Unsupported.because(
        "avaje-jsonb found no JSON stream but its own: io.avaje:avaje-jsonb-jackson is absent, or"
            + " older than the avaje-jsonb beside it");
  }

  @Override
  public byte[] serialize(Object value) {
    return jsonType.toJsonBytes(value);
  }

  @Override
  public Object deserialize(byte[] document) {
    return jsonType.fromJson(document);
  }

  /**
   * Returns one execution for each type and direction, since an adapter is plain generated code.
   */
  @Override
  public List<Execution> executions() {
    List<Execution> executions = new ArrayList<>();
    for (Class<?> bean : BeanTypes.reachableFrom(type)) {
      String code = code(jsonb.adapter(bean)) + " over " + ExecutingCode.of(stream);
      for (Direction direction : Direction.values()) {
        executions.add(new Execution(direction, bean.getName(), "", code, false, ""));
      }
    }
    return executions;
  }

  /** Returns the name of an adapter; a generated one is inside a wrapper that handles nulls. */
  private static String code(JsonAdapter<?> adapter) {
    return adapter.isViewBuilderAware()
        ? ExecutingCode.generated(adapter.viewBuild())
        : ExecutingCode.of(adapter);
  }
}
