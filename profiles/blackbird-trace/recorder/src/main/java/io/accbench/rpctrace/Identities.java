package io.accbench.rpctrace;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Replaces what differs between two recordings, by order of appearance and at equal length: UUIDs,
 * the protocol's own ids, and the folder of the local repository.
 */
final class Identities {
  private static final Pattern UUIDS =
      Pattern.compile("\\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\\b");
  private static final Pattern TEXTS =
      Pattern.compile("(?<=\"|edit:|scan:)[0-9A-Za-z]{8,12}(?=\")");
  private static final Pattern JARS = Pattern.compile("\"file:[^\"]*/([^\"/]+\\.jar)\"");
  private static final String DIGITS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  /** A SnowflakeId of 1 January 2026, its milliseconds since 2022 shifted by 22 bits. */
  private static final long FIRST_ID = 126_230_400_000L << 22;

  private final SplittableRandom random = new SplittableRandom(20);
  private final Map<String, String> uuids = new HashMap<>();
  private final Map<String, String> ids = new HashMap<>();
  private final Set<String> known = new HashSet<>();

  /** The same frames with new ids; the headers' lengths follow. */
  static List<byte[]> renumber(List<byte[]> frames) {
    Identities identities = new Identities();
    frames.forEach(frame -> identities.learn(Exchange.message(frame)));
    return frames.stream().map(identities::renumber).toList();
  }

  private void learn(JsonNode message) {
    known.add(message.path("id").asText());
    known.add(message.path("params").path("p").asText());
    known.add(message.path("result").path("id").asText());
    if (message.path("method").asText().equals("GetObject")) {
      known.add(message.path("params").path("id").asText());
    }
  }

  private byte[] renumber(byte[] frame) {
    String text = new String(frame, UTF_8);
    text = text.substring(text.indexOf("\r\n\r\n") + 4);
    text = UUIDS.matcher(text).replaceAll(uuid -> uuids.computeIfAbsent(uuid.group(), u -> uuid()));
    text = TEXTS.matcher(text).replaceAll(id -> Matcher.quoteReplacement(id(id.group())));
    text = JARS.matcher(text).replaceAll("\"file:/repository/$1\"");
    byte[] content = text.getBytes(UTF_8);
    byte[] header = ("Content-Length: " + content.length + "\r\n\r\n").getBytes(UTF_8);
    byte[] whole = new byte[header.length + content.length];
    System.arraycopy(header, 0, whole, 0, header.length);
    System.arraycopy(content, 0, whole, header.length, content.length);
    return whole;
  }

  private String uuid() {
    long high = random.nextLong() & ~0xF000L | 0x4000L;
    long low = random.nextLong() & ~(3L << 62) | 1L << 63;
    return new UUID(high, low).toString();
  }

  private String id(String text) {
    return known.contains(text) ? ids.computeIfAbsent(text, t -> snowflake(ids.size())) : text;
  }

  private static String snowflake(int number) {
    StringBuilder text = new StringBuilder();
    for (long rest = FIRST_ID + ((long) number << 22); rest > 0; rest /= DIGITS.length()) {
      text.append(DIGITS.charAt((int) (rest % DIGITS.length())));
    }
    return text.reverse().toString();
  }
}
