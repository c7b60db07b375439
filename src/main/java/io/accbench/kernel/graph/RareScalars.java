package io.accbench.kernel.graph;

import java.io.IOException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Reads scalars that few payloads hold. It is a separate class, which most forks never load. */
final class RareScalars {
  private RareScalars() {}

  static Object read(int tag, RecipeInput in) throws IOException {
    return switch (tag) {
      case Tag.ZONED_DATE_TIME -> zonedDateTime(in);
      case Tag.ZONE -> ZoneId.of(in.readString());
      case Tag.CURRENCY -> Currency.getInstance(in.readString());
      case Tag.LOCALE -> Locale.forLanguageTag(in.readString());
      case Tag.YEAR_MONTH -> YearMonth.of(in.readInt(), in.readInt());
      case Tag.YEAR -> Year.of(in.readInt());
      case Tag.OPTIONAL_NUMBER -> optional(in.readChar(), in.readBoolean(), in.readLong());
      case Tag.ATOMIC -> atomic(in.readChar(), in.readLong());
      default -> throw new IOException("recipe holds an unknown tag: " + tag);
    };
  }

  private static ZonedDateTime zonedDateTime(RecipeInput in) throws IOException {
    LocalDateTime local =
        LocalDateTime.of(LocalDate.ofEpochDay(in.readLong()), LocalTime.ofNanoOfDay(in.readLong()));
    ZoneOffset offset = ZoneOffset.ofTotalSeconds(in.readInt());
    return ZonedDateTime.ofLocal(local, ZoneId.of(in.readString()), offset);
  }

  /** Returns an optional number; the kind is a character as in a class file's descriptor. */
  private static Object optional(char kind, boolean present, long bits) {
    return switch (kind) {
      case 'I' -> present ? OptionalInt.of((int) bits) : OptionalInt.empty();
      case 'J' -> present ? OptionalLong.of(bits) : OptionalLong.empty();
      default ->
          present ? OptionalDouble.of(Double.longBitsToDouble(bits)) : OptionalDouble.empty();
    };
  }

  private static Object atomic(char kind, long bits) {
    return switch (kind) {
      case 'I' -> new AtomicInteger((int) bits);
      case 'J' -> new AtomicLong(bits);
      default -> new AtomicBoolean(bits != 0);
    };
  }
}
