package io.accbench.kernel.codec;

import io.accbench.kernel.spi.Codec.Bound;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
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
 * A type's adapter that avaje generated, over one of its streams; nulls are written, so that the
 * document is that of the others.
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

  /** Over avaje's own parser, whatever else the class path offers. */
  static AvajeBound ownStream(Class<?> type) {
    return new AvajeBound(
        type,
        JsonStream.builder()
            .serializeNulls(NULLS)
            .serializeEmpty(EMPTY_CONTAINERS)
            .failOnUnknown(FAIL_ON_UNKNOWN)
            .build());
  }

  /** Over the Jackson stream that {@code avaje-jsonb-jackson} registers. */
  static AvajeBound jacksonStream(Class<?> type) {
    for (JsonbExtension extension : ServiceLoader.load(JsonbExtension.class)) {
      if (extension instanceof JsonStreamFactory factory) {
        return new AvajeBound(type, factory.create(NULLS, EMPTY_CONTAINERS, FAIL_ON_UNKNOWN));
      }
    }
    throw new UnsupportedOperationException(
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

  /** One line a type: its adapter is plain generated code that calls the type's members. */
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

  /** A generated adapter gives itself away from beneath the wrapper that handles nulls. */
  private static String code(JsonAdapter<?> adapter) {
    return adapter.isViewBuilderAware()
        ? ExecutingCode.generated(adapter.viewBuild())
        : ExecutingCode.of(adapter);
  }
}
