package io.accbench.plan;

import java.util.List;

/**
 * What was said for one key, and where.
 *
 * @param place {@code profiles/ci.yaml:12: }, or empty for the command line
 * @param name the profile's key or the command line's option
 * @param texts the values as written
 */
record Given(String place, String name, List<String> texts) {

  /** The start of a message about the value as a whole. */
  String subject() {
    return place + name;
  }
}
