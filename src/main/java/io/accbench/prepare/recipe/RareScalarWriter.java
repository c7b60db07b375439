package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.Tag;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Writes the scalars that few payloads hold. */
final class RareScalarWriter {
  private final DataOutputStream out;

  RareScalarWriter(DataOutputStream out) {
    this.out = out;
  }

  /** Writes the value and returns whether it is of a type that a recipe can hold. */
  boolean write(Object value) throws IOException {
    return time(value) || place(value) || optional(value) || atomic(value);
  }

  private boolean time(Object value) throws IOException {
    if (value instanceof ZonedDateTime v) {
      out.writeByte(Tag.ZONED_DATE_TIME);
      out.writeLong(v.toLocalDate().toEpochDay());
      out.writeLong(v.toLocalTime().toNanoOfDay());
      out.writeInt(v.getOffset().getTotalSeconds());
      RecipeText.write(out, v.getZone().getId());
    } else if (value instanceof ZoneId v) {
      out.writeByte(Tag.ZONE);
      RecipeText.write(out, v.getId());
    } else if (value instanceof YearMonth v) {
      out.writeByte(Tag.YEAR_MONTH);
      out.writeInt(v.getYear());
      out.writeInt(v.getMonthValue());
    } else if (value instanceof Year v) {
      out.writeByte(Tag.YEAR);
      out.writeInt(v.getValue());
    } else {
      return false;
    }
    return true;
  }

  private boolean place(Object value) throws IOException {
    if (value instanceof Currency v) {
      out.writeByte(Tag.CURRENCY);
      RecipeText.write(out, v.getCurrencyCode());
      return true;
    }
    if (value instanceof Locale v && Locale.forLanguageTag(v.toLanguageTag()).equals(v)) {
      out.writeByte(Tag.LOCALE);
      RecipeText.write(out, v.toLanguageTag());
      return true;
    }
    return false;
  }

  private boolean optional(Object value) throws IOException {
    if (value instanceof OptionalInt v) {
      number('I', v.isPresent(), v.orElse(0));
    } else if (value instanceof OptionalLong v) {
      number('J', v.isPresent(), v.orElse(0));
    } else if (value instanceof OptionalDouble v) {
      number('D', v.isPresent(), Double.doubleToRawLongBits(v.orElse(0)));
    } else {
      return false;
    }
    return true;
  }

  private void number(char kind, boolean present, long bits) throws IOException {
    out.writeByte(Tag.OPTIONAL_NUMBER);
    out.writeChar(kind);
    out.writeBoolean(present);
    out.writeLong(bits);
  }

  private boolean atomic(Object value) throws IOException {
    if (value instanceof AtomicInteger v) {
      cell('I', v.get());
    } else if (value instanceof AtomicLong v) {
      cell('J', v.get());
    } else if (value instanceof AtomicBoolean v) {
      cell('Z', v.get() ? 1 : 0);
    } else {
      return false;
    }
    return true;
  }

  private void cell(char kind, long bits) throws IOException {
    out.writeByte(Tag.ATOMIC);
    out.writeChar(kind);
    out.writeLong(bits);
  }
}
