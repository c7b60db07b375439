package io.accbench.plan;

import io.accbench.model.UserException;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Reads an option whose value is a regular expression. */
public final class RegexOption {
  private RegexOption() {}

  /**
   * Returns the expression that a user gave.
   *
   * @param option as it is typed: {@code --filter}
   * @throws UserException when it is none
   */
  public static Pattern of(String option, String text) {
    try {
      return Pattern.compile(text);
    } catch (PatternSyntaxException malformed) {
      throw UserException.badInput(
          option + ": not a regular expression: " + malformed.getDescription() + " in " + text);
    }
  }
}
