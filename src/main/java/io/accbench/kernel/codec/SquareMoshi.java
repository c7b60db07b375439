package io.accbench.kernel.codec;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import com.squareup.moshi.internal.NullSafeJsonAdapter;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import okio.Buffer;

/**
 * Moshi in its default configuration, except that it writes nulls, so that its document equals that
 * of other libraries.
 */
public final class SquareMoshi implements Codec {
  @Override
  public String name() {
    return "moshi";
  }

  @Override
  public String summary() {
    return "Moshi: reflective adapters over fields, method handles over records";
  }

  @Override
  public List<String> artifacts() {
    return List.of("com.squareup.moshi:moshi");
  }

  /** Returns true, since Moshi's own adapter of a class only uses fields. */
  @Override
  public boolean takesFieldsOnly() {
    return true;
  }

  @Override
  public Bound bind(Binding binding) {
    return new MoshiBound(binding.type());
  }

  /** A codec that converts through okio's pooled segments, which Moshi reads and writes. */
  private static final class MoshiBound implements Bound {
    private final Moshi moshi = new Moshi.Builder().build();
    private final Class<?> type;
    private final JsonAdapter<Object> adapter;

    @SuppressWarnings("unchecked")
    MoshiBound(Class<?> type) {
      this.type = type;
      this.adapter = (JsonAdapter<Object>) moshi.adapter(type).serializeNulls();
    }

    @Override
    public byte[] serialize(Object value) throws IOException {
      Buffer buffer = new Buffer();
      adapter.toJson(buffer, value);
      return buffer.readByteArray();
    }

    @Override
    public Object deserialize(byte[] document) throws IOException {
      return adapter.fromJson(new Buffer().write(document));
    }

    /**
     * Returns one execution for each type and direction, since Moshi does not expose its fields.
     */
    @Override
    public List<Execution> executions() {
      List<Execution> executions = new ArrayList<>();
      for (Class<?> bean : BeanTypes.reachableFrom(type)) {
        String code = ExecutingCode.of(unwrapped(moshi.adapter(bean)));
        for (Direction direction : Direction.values()) {
          executions.add(new Execution(direction, bean.getName(), "", code, false, ""));
        }
      }
      return executions;
    }

    private static JsonAdapter<?> unwrapped(JsonAdapter<?> adapter) {
      return adapter instanceof NullSafeJsonAdapter<?> safe ? safe.delegate() : adapter;
    }
  }
}
