package io.accbench.plan;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What the command line says instead of the profile, key by key. */
public final class Overrides {
  private final Map<Key, Given> values = new EnumMap<>(Key.class);

  /** Nothing said yet. */
  public Overrides() {}

  /**
   * Says a key as an option gives it; texts are not yet judged.
   *
   * @param texts null or empty when the option was not given
   */
  public Overrides with(Key key, List<String> texts) {
    if (texts != null && !texts.isEmpty()) {
      values.put(key, new Given("", key.option(), List.copyOf(texts)));
    }
    return this;
  }

  /**
   * Says a key that takes one value, or a list with commas.
   *
   * @param text null when the option was not given
   */
  public Overrides with(Key key, String text) {
    return text == null ? this : with(key, List.of(text));
  }

  Map<Key, Given> values() {
    return values;
  }
}
