package io.accbench.plan;

import java.util.List;

/**
 * The values that were given for one key, and the place where they were given.
 *
 * @param place {@code profiles/ci.yaml:12: }, or empty for the command line
 * @param name the profile's key or the command line's option
 * @param texts the values as written
 */
public record RawSetting(String place, String name, List<String> texts) {

  /** Returns the start of a message about the value as a whole. */
  public String subject() {
    return place + name;
  }
}
