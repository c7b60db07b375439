package io.accbench.kernel.codec;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.reader.FieldReader;
import com.alibaba.fastjson2.reader.ObjectReader;
import com.alibaba.fastjson2.reader.ObjectReaderAdapter;
import com.alibaba.fastjson2.writer.FieldWriter;
import com.alibaba.fastjson2.writer.ObjectWriter;
import com.alibaba.fastjson2.writer.ObjectWriterAdapter;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.lang.reflect.Member;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * fastjson2 in its default configuration, except that it writes nulls, so that its document equals
 * that of other libraries.
 */
public final class Fastjson2 implements Codec {
  @Override
  public String name() {
    return "fastjson2";
  }

  @Override
  public String summary() {
    return "fastjson2: classes generated at run time, or field readers and writers";
  }

  @Override
  public List<String> artifacts() {
    return List.of("com.alibaba.fastjson2:fastjson2");
  }

  @Override
  public boolean takesFieldsOnly() {
    return true;
  }

  @Override
  public Bound bind(Binding binding) {
    return new FastjsonBound(binding.type(), binding.fieldsOnly());
  }

  private static final class FastjsonBound implements Bound {
    private final Class<?> type;
    private final boolean fieldsOnly;
    private final JSONWriter.Context writing;
    private final JSONReader.Context reading;

    FastjsonBound(Class<?> type, boolean fieldsOnly) {
      this.type = type;
      this.fieldsOnly = fieldsOnly;
      this.writing = JSONFactory.createWriteContext(JSONWriter.Feature.WriteNulls);
      this.reading = JSONFactory.createReadContext();
      writing.config(JSONWriter.Feature.FieldBased, fieldsOnly);
      reading.config(JSONReader.Feature.FieldBased, fieldsOnly);
    }

    @Override
    public byte[] serialize(Object value) {
      return JSON.toJSONBytes(value, StandardCharsets.UTF_8, writing);
    }

    @Override
    public Object deserialize(byte[] document) {
      return JSON.parseObject(document, type, reading);
    }

    @Override
    public List<Execution> executions() {
      List<Execution> executions = new ArrayList<>();
      for (Class<?> bean : BeanTypes.reachableFrom(type)) {
        addWriter(executions, bean);
        addReader(executions, bean);
      }
      return executions;
    }

    private void addWriter(List<Execution> to, Class<?> bean) {
      ObjectWriter<?> writer = writing.getProvider().getObjectWriter(bean, bean, fieldsOnly);
      to.add(execution(Direction.SERIALIZE, bean, "", code(writer)));
      if (writer instanceof ObjectWriterAdapter<?> adapter) {
        for (FieldWriter<?> field : adapter.getFieldWriters()) {
          String code = code(writer, field, field.method == null ? field.field : field.method);
          to.add(execution(Direction.SERIALIZE, bean, field.fieldName, code));
        }
      }
    }

    private void addReader(List<Execution> to, Class<?> bean) {
      ObjectReader<?> reader = reading.getProvider().getObjectReader(bean, fieldsOnly);
      to.add(execution(Direction.DESERIALIZE, bean, "", code(reader)));
      if (reader instanceof ObjectReaderAdapter<?> adapter) {
        for (FieldReader<?> field : adapter.getFieldReaders()) {
          String code = code(reader, field, field.method == null ? field.field : field.method);
          to.add(execution(Direction.DESERIALIZE, bean, field.fieldName, code));
        }
      }
    }

    private static Execution execution(
        Direction direction, Class<?> bean, String property, String code) {
      return new Execution(direction, bean.getName(), property, code, false, "");
    }

    /** Returns the executing code: generated code, or else the field's own writer or reader. */
    private static String code(Object bean, Object field, Member called) {
      return isGenerated(bean)
          ? ExecutingCode.generated(bean, called)
          : ExecutingCode.of(field, called);
    }

    private static String code(Object executor) {
      return isGenerated(executor) ? ExecutingCode.generated(executor) : ExecutingCode.of(executor);
    }

    /** Returns whether a class is generated: fastjson2 loads such classes with its own loader. */
    private static boolean isGenerated(Object executor) {
      return executor.getClass().getClassLoader() != JSON.class.getClassLoader();
    }
  }
}
