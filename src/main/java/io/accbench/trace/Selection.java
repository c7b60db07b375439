package io.accbench.trace;

import io.accbench.model.UserException;
import java.math.BigDecimal;
import java.util.List;

/**
 * A description of the frames of a trace that are wanted: {@code
 * trace:method(GetObject).response:p90@/result}.
 *
 * <pre>
 * selection = "trace:" { filter ":" } pick [ "@" pointer ]
 * filter    = "method(" name ")" [ ".request" | ".response" | ".notification" ]
 *           | "where(" pointer "=" value ")"
 * pick      = "min" | "median" | "max" | "p" number | "sample(" count [ "," pointer ] ")"
 * </pre>
 *
 * <p>A backslash inside parentheses makes the next character stand for itself. A frame must pass
 * every filter. With {@code @pointer} the frame must have that value, which then is the document.
 * Sizes are those of whole frames, as a {@link TraceSummary} counts them.
 *
 * @param text the selection as it was written
 * @param methods filters by method
 * @param values filters by value
 * @param pick the choice among the frames that pass
 * @param part the value that is taken of a frame; the empty pointer for all of it
 */
public record Selection(
    String text, List<Method> methods, List<Value> values, Pick pick, Pointer part) {

  /**
   * A filter by JSON-RPC method.
   *
   * @param message {@code .request}, {@code .response}, {@code .notification}, or empty for all
   */
  public record Method(String name, String message) {
    boolean passes(String kind) {
      String start = FrameNames.shortened(name);
      return message.isEmpty()
          ? kind.equals(start + FrameKind.REQUEST)
              || kind.equals(start + FrameKind.RESPONSE)
              || kind.equals(start + FrameKind.NOTIFICATION)
          : kind.equals(start + message);
    }
  }

  /**
   * A filter by the value that a pointer names.
   *
   * @param text the text of a string, or a number or literal as it is written
   */
  public record Value(Pointer pointer, String text) {}

  /**
   * The choice of the frames that are taken.
   *
   * @param percent the percentile of the one frame with this nearest rank by size; null for a
   *     sample
   * @param count the number of frames of the sample
   * @param kinds the pointer that distinguishes the sample's kinds; null for the JSON-RPC method
   */
  public record Pick(BigDecimal percent, int count, Pointer kinds) {}

  /**
   * Reads a selection.
   *
   * @throws UserException with the position of the mistake
   */
  public static Selection parse(String text) {
    return new SelectionParser(text).selection();
  }
}
