package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.Tag;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Array;
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
import java.util.Date;
import java.util.UUID;

/** Writes scalars and arrays of primitives as {@code io.accbench.kernel.graph} reads them. */
final class ScalarWriter {
  private final DataOutputStream out;

  ScalarWriter(DataOutputStream out) {
    this.out = out;
  }

  /** Writes the value and returns whether it is of a type that a recipe can hold. */
  boolean write(Object value) throws IOException {
    return primitive(value)
        || text(value)
        || number(value)
        || time(value)
        || new RareScalarWriter(out).write(value);
  }

  private boolean primitive(Object value) throws IOException {
    if (value instanceof Boolean v) {
      out.writeByte(Tag.BOOLEAN);
      out.writeBoolean(v);
    } else if (value instanceof Byte v) {
      out.writeByte(Tag.BYTE);
      out.writeByte(v);
    } else if (value instanceof Short v) {
      out.writeByte(Tag.SHORT);
      out.writeShort(v);
    } else if (value instanceof Character v) {
      out.writeByte(Tag.CHAR);
      out.writeChar(v);
    } else if (value instanceof Integer v) {
      out.writeByte(Tag.INT);
      out.writeInt(v);
    } else if (value instanceof Long v) {
      out.writeByte(Tag.LONG);
      out.writeLong(v);
    } else if (value instanceof Float v) {
      out.writeByte(Tag.FLOAT);
      out.writeInt(Float.floatToRawIntBits(v));
    } else if (value instanceof Double v) {
      out.writeByte(Tag.DOUBLE);
      out.writeLong(Double.doubleToRawLongBits(v));
    } else {
      return false;
    }
    return true;
  }

  private boolean text(Object value) throws IOException {
    if (value instanceof String v) {
      out.writeByte(Tag.STRING);
      RecipeText.write(out, v);
    } else if (value instanceof UUID v) {
      out.writeByte(Tag.UUID);
      out.writeLong(v.getMostSignificantBits());
      out.writeLong(v.getLeastSignificantBits());
    } else if (value instanceof URI v) {
      out.writeByte(Tag.URI);
      RecipeText.write(out, v.toString());
    } else {
      return false;
    }
    return true;
  }

  private boolean number(Object value) throws IOException {
    if (value.getClass() == BigInteger.class) {
      out.writeByte(Tag.BIG_INTEGER);
      bytes((BigInteger) value);
      return true;
    }
    if (value.getClass() != BigDecimal.class) {
      return false;
    }
    BigDecimal decimal = (BigDecimal) value;
    if (decimal.unscaledValue().bitLength() < Long.SIZE) {
      out.writeByte(Tag.SHORT_DECIMAL);
      out.writeLong(decimal.unscaledValue().longValueExact());
    } else {
      out.writeByte(Tag.LONG_DECIMAL);
      bytes(decimal.unscaledValue());
    }
    out.writeInt(decimal.scale());
    return true;
  }

  @SuppressWarnings("JavaUtilDate") // the payload holds a Date
  private boolean time(Object value) throws IOException {
    if (value instanceof Instant v) {
      out.writeByte(Tag.INSTANT);
      secondsAndNanos(v.getEpochSecond(), v.getNano());
    } else if (value instanceof Duration v) {
      out.writeByte(Tag.DURATION);
      secondsAndNanos(v.getSeconds(), v.getNano());
    } else if (value instanceof LocalDate v) {
      out.writeByte(Tag.LOCAL_DATE);
      out.writeLong(v.toEpochDay());
    } else if (value instanceof LocalTime v) {
      out.writeByte(Tag.LOCAL_TIME);
      out.writeLong(v.toNanoOfDay());
    } else if (value instanceof LocalDateTime v) {
      out.writeByte(Tag.LOCAL_DATE_TIME);
      dateTime(v);
    } else if (value instanceof OffsetDateTime v) {
      out.writeByte(Tag.OFFSET_DATE_TIME);
      dateTime(v.toLocalDateTime());
      out.writeInt(v.getOffset().getTotalSeconds());
    } else if (value instanceof Period v) {
      out.writeByte(Tag.PERIOD);
      out.writeInt(v.getYears());
      out.writeInt(v.getMonths());
      out.writeInt(v.getDays());
    } else if (value.getClass() == Date.class) {
      out.writeByte(Tag.DATE);
      out.writeLong(((Date) value).getTime());
    } else {
      return false;
    }
    return true;
  }

  void primitives(Object array) throws IOException {
    out.writeByte(Tag.PRIMITIVES);
    char kind = array.getClass().descriptorString().charAt(1);
    int length = Array.getLength(array);
    out.writeChar(kind);
    out.writeInt(length);
    for (int i = 0; i < length; i++) {
      switch (kind) {
        case 'B' -> out.writeByte(Array.getByte(array, i));
        case 'S' -> out.writeShort(Array.getShort(array, i));
        case 'I' -> out.writeInt(Array.getInt(array, i));
        case 'J' -> out.writeLong(Array.getLong(array, i));
        case 'Z' -> out.writeBoolean(Array.getBoolean(array, i));
        case 'C' -> out.writeChar(Array.getChar(array, i));
        case 'F' -> out.writeInt(Float.floatToRawIntBits(Array.getFloat(array, i)));
        default -> out.writeLong(Double.doubleToRawLongBits(Array.getDouble(array, i)));
      }
    }
  }

  private void bytes(BigInteger number) throws IOException {
    byte[] bytes = number.toByteArray();
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private void secondsAndNanos(long seconds, int nanos) throws IOException {
    out.writeLong(seconds);
    out.writeInt(nanos);
  }

  private void dateTime(LocalDateTime value) throws IOException {
    out.writeLong(value.toLocalDate().toEpochDay());
    out.writeLong(value.toLocalTime().toNanoOfDay());
  }
}
