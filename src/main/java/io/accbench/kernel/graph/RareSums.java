package io.accbench.kernel.graph;

import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.nio.charset.Charset;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Currency;
import java.util.Date;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.Delayed;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;

/**
 * Sums of the JDK's values that few payloads hold; see {@link ContentSum}. It calls no method of
 * theirs that would load lambdas or formatters, such as {@link Instant#toString}.
 */
final class RareSums {
  private RareSums() {}

  static long of(Object value) {
    long content = time(value);
    content = content != ContentSum.UNKNOWN ? content : number(value);
    content = content != ContentSum.UNKNOWN ? content : place(value);
    if (content == ContentSum.UNKNOWN
        && value instanceof Comparable
        && !(value instanceof Delayed)) { // which is compared by time alone, and hashes by identity
      content = ContentSum.mix(1, value.hashCode());
    }
    return content == ContentSum.UNKNOWN
        ? ContentSum.UNKNOWN
        : ContentSum.mix(ContentSum.text(value.getClass().getName()), content);
  }

  @SuppressWarnings("JavaUtilDate") // the graph holds a Date
  private static long time(Object value) {
    if (value instanceof Instant instant) {
      return ContentSum.mix(instant.getEpochSecond(), instant.getNano());
    }
    if (value instanceof LocalDate date) {
      return ContentSum.mix('D', date.toEpochDay());
    }
    if (value instanceof LocalTime time) {
      return ContentSum.mix('T', time.toNanoOfDay());
    }
    if (value instanceof LocalDateTime time) {
      return dateTime(time);
    }
    if (value instanceof OffsetDateTime time) {
      return ContentSum.mix(dateTime(time.toLocalDateTime()), time.getOffset().getTotalSeconds());
    }
    if (value instanceof ZonedDateTime time) {
      return ContentSum.mix(
          ContentSum.mix(dateTime(time.toLocalDateTime()), time.getOffset().getTotalSeconds()),
          ContentSum.text(time.getZone().getId()));
    }
    if (value instanceof Duration duration) {
      return ContentSum.mix(duration.getSeconds(), duration.getNano());
    }
    if (value instanceof Period period) {
      return ContentSum.mix(
          ContentSum.mix(period.getYears(), period.getMonths()), period.getDays());
    }
    if (value instanceof Date date) {
      long millis = ContentSum.mix('D', date.getTime());
      // the text of java.sql.Timestamp has its nanoseconds
      return value.getClass() == Date.class
          ? millis
          : ContentSum.mix(millis, ContentSum.text(value.toString()));
    }
    return value instanceof Calendar calendar
        ? ContentSum.mix(
            calendar.getTimeInMillis(), ContentSum.text(calendar.getTimeZone().getID()))
        : ContentSum.UNKNOWN;
  }

  private static long dateTime(LocalDateTime time) {
    return ContentSum.mix(time.toLocalDate().toEpochDay(), time.toLocalTime().toNanoOfDay());
  }

  private static long number(Object value) {
    if (value instanceof UUID id) {
      return ContentSum.mix(id.getMostSignificantBits(), id.getLeastSignificantBits());
    }
    if (value instanceof OptionalInt optional) {
      return ContentSum.mix(optional.isPresent() ? 1 : 0, optional.orElse(0));
    }
    if (value instanceof OptionalLong optional) {
      return ContentSum.mix(optional.isPresent() ? 1 : 0, optional.orElse(0));
    }
    if (value instanceof OptionalDouble optional) {
      return ContentSum.mix(
          optional.isPresent() ? 1 : 0, Double.doubleToRawLongBits(optional.orElse(0)));
    }
    if (value instanceof AtomicBoolean bool) {
      return ContentSum.mix('Z', bool.get() ? 1 : 0);
    }
    if (value instanceof Number number) { // AtomicInteger, LongAdder, DoubleAdder …
      return ContentSum.mix(number.longValue(), Double.doubleToRawLongBits(number.doubleValue()));
    }
    return value instanceof BitSet bits ? ContentSum.of(bits.toLongArray()) : ContentSum.UNKNOWN;
  }

  private static long place(Object value) {
    if (value instanceof Class<?> type) {
      return type.isHidden() ? ContentSum.UNKNOWN : ContentSum.text(type.getName());
    }
    if (value instanceof URI uri) {
      return ContentSum.text(uri.toString());
    }
    if (value instanceof URL url) { // its hashCode asks the network
      return ContentSum.text(url.toExternalForm());
    }
    if (value instanceof Locale locale) {
      return ContentSum.text(locale.toString());
    }
    if (value instanceof Currency currency) {
      return ContentSum.text(currency.getCurrencyCode());
    }
    if (value instanceof ZoneId zone) {
      return ContentSum.text(zone.getId());
    }
    if (value instanceof TimeZone zone) {
      return ContentSum.mix(zone.getRawOffset(), ContentSum.text(zone.getID()));
    }
    if (value instanceof Charset charset) {
      return ContentSum.text(charset.name());
    }
    if (value instanceof InetAddress address) {
      return ContentSum.of(address.getAddress());
    }
    return value instanceof Pattern pattern
        ? ContentSum.mix(pattern.flags(), ContentSum.text(pattern.pattern()))
        : ContentSum.UNKNOWN;
  }
}
