package io.accbench.kernel.codec;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Gson in its default configuration, except that it writes nulls, so that its document equals that
 * of other libraries.
 */
public final class GoogleGson implements Codec {
  @Override
  public String name() {
    return "gson";
  }

  @Override
  public String summary() {
    return "Gson: reflective type adapters over fields";
  }

  @Override
  public List<String> artifacts() {
    return List.of("com.google.code.gson:gson");
  }

  /** Returns true, since Gson only uses fields. */
  @Override
  public boolean takesFieldsOnly() {
    return true;
  }

  @Override
  public Bound bind(Binding binding) {
    return new GsonBound(binding.type());
  }

  /**
   * A codec that converts through a String. Gson works on characters, and the JDK's conversion of a
   * whole array is cheaper than a stream encoder that takes its lock for each token.
   */
  private static final class GsonBound implements Bound {
    private final Gson gson = new GsonBuilder().serializeNulls().create();
    private final Class<?> type;
    private final TypeAdapter<Object> adapter;

    @SuppressWarnings("unchecked")
    GsonBound(Class<?> type) {
      this.type = type;
      this.adapter = (TypeAdapter<Object>) gson.getAdapter(type);
    }

    @Override
    public byte[] serialize(Object value) throws IOException {
      StringWriter text = new StringWriter(1024);
      adapter.write(gson.newJsonWriter(text), value);
      return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public Object deserialize(byte[] document) throws IOException {
      String text = new String(document, StandardCharsets.UTF_8);
      return adapter.read(gson.newJsonReader(new StringReader(text)));
    }

    /** Returns one execution for each type and direction, since Gson does not expose its fields. */
    @Override
    public List<Execution> executions() {
      List<Execution> executions = new ArrayList<>();
      for (Class<?> bean : BeanTypes.reachableFrom(type)) {
        String code = ExecutingCode.of(gson.getAdapter(bean));
        for (Direction direction : Direction.values()) {
          executions.add(new Execution(direction, bean.getName(), "", code, false, ""));
        }
      }
      return executions;
    }
  }
}
