package io.accbench.kernel.graph;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.UUID;

/** Reads scalars and arrays of primitives, through constructors and factories without lambdas. */
final class Scalars {
  private Scalars() {}

  static Object read(int tag, RecipeInput in) throws IOException {
    return switch (tag) {
      case Tag.BOOLEAN -> in.readBoolean();
      case Tag.BYTE -> in.readByte();
      case Tag.SHORT -> in.readShort();
      case Tag.CHAR -> in.readChar();
      case Tag.INT -> in.readInt();
      case Tag.LONG -> in.readLong();
      case Tag.FLOAT -> Float.intBitsToFloat(in.readInt());
      case Tag.DOUBLE -> Double.longBitsToDouble(in.readLong());
      default -> object(tag, in);
    };
  }

  private static Object object(int tag, RecipeInput in) throws IOException {
    return switch (tag) {
      case Tag.SHORT_DECIMAL -> BigDecimal.valueOf(in.readLong(), in.readInt());
      case Tag.LONG_DECIMAL -> new BigDecimal(new BigInteger(in.readBytes()), in.readInt());
      case Tag.BIG_INTEGER -> new BigInteger(in.readBytes());
      case Tag.UUID -> new UUID(in.readLong(), in.readLong());
      case Tag.URI -> URI.create(in.readString());
      default -> time(tag, in);
    };
  }

  @SuppressWarnings("JavaUtilDate") // the payload holds a Date
  private static Object time(int tag, RecipeInput in) throws IOException {
    return switch (tag) {
      case Tag.INSTANT -> Instant.ofEpochSecond(in.readLong(), in.readInt());
      case Tag.LOCAL_DATE -> LocalDate.ofEpochDay(in.readLong());
      case Tag.LOCAL_TIME -> LocalTime.ofNanoOfDay(in.readLong());
      case Tag.LOCAL_DATE_TIME -> dateTime(in);
      case Tag.OFFSET_DATE_TIME ->
          OffsetDateTime.of(dateTime(in), ZoneOffset.ofTotalSeconds(in.readInt()));
      case Tag.DURATION -> Duration.ofSeconds(in.readLong(), in.readInt());
      case Tag.PERIOD -> Period.of(in.readInt(), in.readInt(), in.readInt());
      case Tag.DATE -> new Date(in.readLong());
      default -> RareScalars.read(tag, in);
    };
  }

  private static LocalDateTime dateTime(RecipeInput in) throws IOException {
    return LocalDateTime.of(
        LocalDate.ofEpochDay(in.readLong()), LocalTime.ofNanoOfDay(in.readLong()));
  }

  /**
   * Reads an array of primitives: a kind as in a class file's descriptor, a length, the elements.
   */
  static Object primitives(RecipeInput in) throws IOException {
    char kind = in.readChar();
    int length = in.readLength();
    return kind == 'I' || kind == 'J' || kind == 'B' || kind == 'S'
        ? integers(kind, length, in)
        : others(kind, length, in);
  }

  private static Object integers(char kind, int length, RecipeInput in) throws IOException {
    byte[] bytes = new byte[kind == 'B' ? length : 0];
    short[] shorts = new short[kind == 'S' ? length : 0];
    int[] ints = new int[kind == 'I' ? length : 0];
    long[] longs = new long[kind == 'J' ? length : 0];
    for (int i = 0; i < length; i++) {
      if (kind == 'B') {
        bytes[i] = in.readByte();
      } else if (kind == 'S') {
        shorts[i] = in.readShort();
      } else if (kind == 'I') {
        ints[i] = in.readInt();
      } else {
        longs[i] = in.readLong();
      }
    }
    return kind == 'B' ? bytes : kind == 'S' ? shorts : kind == 'I' ? ints : longs;
  }

  private static Object others(char kind, int length, RecipeInput in) throws IOException {
    boolean[] booleans = new boolean[kind == 'Z' ? length : 0];
    char[] chars = new char[kind == 'C' ? length : 0];
    float[] floats = new float[kind == 'F' ? length : 0];
    double[] doubles = new double[kind == 'D' ? length : 0];
    for (int i = 0; i < length; i++) {
      if (kind == 'Z') {
        booleans[i] = in.readBoolean();
      } else if (kind == 'C') {
        chars[i] = in.readChar();
      } else if (kind == 'F') {
        floats[i] = Float.intBitsToFloat(in.readInt());
      } else {
        doubles[i] = Double.longBitsToDouble(in.readLong());
      }
    }
    return kind == 'Z' ? booleans : kind == 'C' ? chars : kind == 'F' ? floats : doubles;
  }
}
