import java.io.IOException;
import java.util.List;
import one.nio.serial.CalcSizeStream;
import one.nio.serial.DataStream;
import one.nio.serial.JsonReader;
import one.nio.serial.Serializer;

/**
 * Writes a number as its digits: the serializer that was written by hand in the study. By the
 * public API its class is named in each stream, so those below have names of a usual length.
 */
abstract class Digits<T extends Number> extends Serializer<T> {
  Digits(Class<T> type) {
    super(type);
    generateUid();
  }

  static List<Serializer<?>> all() {
    return List.of(new HandWrittenBigIntegerSerializer(), new HandWrittenBigDecimalSerializer());
  }

  abstract T parse(String digits);

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
    T number = parse(in.readUTF());
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
