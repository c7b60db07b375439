package io.accbench.trace;

import com.fasterxml.jackson.core.JsonPointer;
import io.accbench.model.UserException;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A description of the frames of a trace that are wanted: {@code
 * trace:method(GetObject).response:p90@/result}.
 *
 * <pre>
 * selection = "trace:" [ "method(" name ")" [ message ] ":" ] pick [ "@" pointer ]
 * message   = ".request" | ".response" | ".notification"
 * pick      = "min" | "median" | "max" | "p" number | "sample(" count ")"
 * </pre>
 *
 * <p>A backslash in a name makes the next character stand for itself. With {@code @pointer} the
 * frame must have that value, which then is the document. Sizes are those of whole frames, as a
 * {@link TraceSummary} counts them.
 *
 * @param text the selection as it was written
 * @param method the JSON-RPC method; empty for every frame
 * @param message {@code .request}, {@code .response}, {@code .notification}, or empty for all
 * @param percent the percentile of the one frame with this nearest rank by size; null for a sample
 * @param count the number of frames of the sample
 * @param part the value that is taken of a frame; the empty pointer for all of it
 */
public record Selection(
    String text, String method, String message, BigDecimal percent, int count, JsonPointer part) {
  /** The largest sample. Arbitrary: a hundred times what replays in a millisecond. */
  private static final int LARGEST_SAMPLE = 100_000;

  private static final Pattern METHOD =
      Pattern.compile(
          "method\\(((?:[^)\\\\]|\\\\.)+)\\)(\\.request|\\.response|\\.notification|):");
  private static final Pattern SAMPLE = Pattern.compile("sample\\(([0-9]{1,6})\\)");
  private static final Pattern PERCENTILE = Pattern.compile("p([0-9]{1,3}(\\.[0-9]{1,9})?)");

  /**
   * Reads a selection.
   *
   * @throws UserException with the position of the mistake, from 1, as editors count
   */
  public static Selection parse(String text) {
    int at = "trace:".length();
    if (!text.startsWith("trace:")) {
      throw wrong(text, 0, "expected \"trace:\"");
    }
    Matcher method = METHOD.matcher(text).region(at, text.length());
    boolean named = method.lookingAt();
    if (text.startsWith("method(", at) && !named) {
      throw wrong(
          text, at, "expected method(NAME), one of .request, .response, .notification, ':'");
    }
    at = named ? method.end() : at;
    int part = text.indexOf('@', at);
    String pick = text.substring(at, part < 0 ? text.length() : part);
    Matcher sample = SAMPLE.matcher(pick);
    int count = sample.matches() ? Integer.parseInt(sample.group(1)) : 1;
    if (pick.startsWith("sample(") && (!sample.matches() || count < 1 || count > LARGEST_SAMPLE)) {
      throw wrong(text, at, "expected sample(N) with 1 to " + LARGEST_SAMPLE + " frames");
    }
    return new Selection(
        text,
        named ? method.group(1).replaceAll("\\\\(.)", "$1") : "",
        named ? method.group(2) : "",
        sample.matches() ? null : percent(text, at, pick),
        count,
        part < 0 ? JsonPointer.empty() : pointer(text, part + 1));
  }

  private static BigDecimal percent(String text, int at, String pick) {
    return switch (pick) {
      case "min" -> Sizes.MIN;
      case "median" -> Sizes.MEDIAN;
      case "max" -> Sizes.MAX;
      default -> {
        Matcher percentile = PERCENTILE.matcher(pick);
        if (!percentile.matches()) {
          throw wrong(text, at, "expected method(…) or one of min, median, max, p90, sample(200)");
        }
        BigDecimal percent = new BigDecimal(percentile.group(1));
        if (percent.compareTo(Sizes.MAX) > 0) {
          throw wrong(text, at, "a percentile is at most p100");
        }
        yield percent;
      }
    };
  }

  private static JsonPointer pointer(String text, int at) {
    try {
      return JsonPointer.compile(text.substring(at));
    } catch (IllegalArgumentException none) {
      throw wrong(text, at, "a JSON pointer starts with '/'");
    }
  }

  private static UserException wrong(String text, int index, String what) {
    String found =
        index >= text.length()
            ? "the end"
            : "\"" + FrameKinds.shortened(text.substring(index)) + "\"";
    return UserException.badInput(
        "selection \"" + text + "\", character " + (index + 1) + ": " + what + ", found " + found);
  }

  /** Returns whether a frame of a kind may be taken. */
  boolean passes(String kind) {
    String start = FrameKinds.shortened(method);
    return method.isEmpty()
        || (message.isEmpty()
            ? kind.equals(start + FrameKinds.REQUEST)
                || kind.equals(start + FrameKinds.RESPONSE)
                || kind.equals(start + FrameKinds.NOTIFICATION)
            : kind.equals(start + message));
  }
}
