import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;
import one.nio.serial.CalcSizeStream;
import one.nio.serial.DataStream;
import one.nio.serial.JsonReader;
import one.nio.serial.Serializer;

/** Writes a number as its digits: the serializer that was written by hand in the study. */
final class Digits<T extends Number> extends Serializer<T> {
  private final transient Function<String, T> parser;

  private Digits(Class<T> type, Function<String, T> parser) {
    super(type);
    this.parser = parser;
    generateUid();
  }

  static Serializer<?> of(Class<?> type) {
    return type == BigInteger.class
        ? new Digits<>(BigInteger.class, BigInteger::new)
        : new Digits<>(BigDecimal.class, BigDecimal::new);
  }

  @Override
  public void calcSize(T number, CalcSizeStream size) throws IOException {
    size.writeUTF(number.toString());
  }

  @Override
  public void write(T number, DataStream out) throws IOException {
    out.writeUTF(number.toString());
  }

  @Override
  public T read(DataStream in) throws IOException {
    T number = parser.apply(in.readUTF());
    in.register(number);
    return number;
  }

  @Override
  public void skip(DataStream in) throws IOException {
    in.readUTF();
  }

  @Override
  public void toJson(T number, StringBuilder out) {
    out.append(number);
  }

  /** Abstract in some versions, and missing in others. */
  public T fromJson(JsonReader in) throws IOException {
    throw new IOException("not used here");
  }
}
