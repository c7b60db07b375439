package io.accbench.plan;

import io.accbench.model.UserException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A choice of one shard of a run: {@code 2/4}.
 *
 * @param number from 1 to {@code of}
 * @param of the number of shards, from 1 to {@link #MOST}
 */
public record ShardChoice(int number, int of) {
  /** The greatest number of shards. Arbitrary: more than any run has blocks. */
  public static final int MOST = 99_999;

  private static final Pattern FORM = Pattern.compile("([0-9]{1,5})/([0-9]{1,5})");

  /**
   * Returns the choice that a text names.
   *
   * @throws UserException when the text has another form, or a number beyond the number of shards
   */
  public static ShardChoice parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw UserException.badInput(
          "--shard "
              + text
              + ": is not a shard; give its number and the number of shards, such as 2/4, or auto");
    }
    ShardChoice choice =
        new ShardChoice(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    if (choice.of < 1) {
      throw UserException.badInput(
          "--shard " + text + ": a run has at least one shard; give a number from 1 after the /");
    }
    if (choice.number < 1 || choice.number > choice.of) {
      throw UserException.badInput(
          "--shard %s: the shards of %d are 1/%d to %d/%d; name one of these"
              .formatted(text, choice.of, choice.of, choice.of, choice.of));
    }
    return choice;
  }

  /** Returns {@code 2/4}. */
  @Override
  public String toString() {
    return number + "/" + of;
  }
}
