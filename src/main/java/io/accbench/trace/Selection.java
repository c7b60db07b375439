package io.accbench.trace;

import io.accbench.model.UserException;
import java.math.BigDecimal;
import java.util.List;

/**
 * Which frames of a trace are wanted: {@code trace:method(GetObject).response:p90@/result}.
 *
 * <pre>
 * selection = "trace:" { filter ":" } pick [ "@" pointer ]
 * filter    = "method(" name ")" [ ".request" | ".response" | ".notification" ]
 *           | "where(" pointer "=" value ")"
 * pick      = "min" | "median" | "max" | "p" number | "sample(" count [ "," pointer ] ")"
 * </pre>
 *
 * A backslash inside parentheses takes the next character as it is. A frame must pass every filter;
 * with {@code @pointer} it must have that value, which then is the document. Sizes are those of
 * whole frames, as a {@link TraceSummary} counts them.
 *
 * @param text as it was written
 * @param methods filters by method
 * @param values filters by value
 * @param pick what is taken of the frames that pass
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
      String start = Names.shortened(name);
      return message.isEmpty()
          ? kind.equals(start + Kind.REQUEST)
              || kind.equals(start + Kind.RESPONSE)
              || kind.equals(start + Kind.NOTIFICATION)
          : kind.equals(start + message);
    }
  }

  /**
   * A filter by the value that a pointer names.
   *
   * @param text what a string says, or a number or literal as it is written
   */
  public record Value(Pointer pointer, String text) {}

  /**
   * What is taken.
   *
   * @param percent of the one frame with this nearest rank by size; null for a sample
   * @param count of the sample's frames
   * @param kinds what tells the sample's kinds; null for the JSON-RPC method
   */
  public record Pick(BigDecimal percent, int count, Pointer kinds) {}

  /**
   * Reads a selection.
   *
   * @throws UserException with the position of what is wrong
   */
  public static Selection parse(String text) {
    return new SelectionParser(text).selection();
  }
}
