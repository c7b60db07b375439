package io.accbench.plan;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The values that the command line gives instead of the profile, key by key. */
public final class Overrides {
  private final Map<Key, RawSetting> values = new EnumMap<>(Key.class);

  /** Creates overrides without values. */
  public Overrides() {}

  /**
   * Sets a key as an option gives it; the texts are not checked yet.
   *
   * @param texts null or empty when the option was not given
   */
  public Overrides with(Key key, List<String> texts) {
    if (texts != null && !texts.isEmpty()) {
      values.put(key, new RawSetting("", key.option(), List.copyOf(texts)));
    }
    return this;
  }

  /**
   * Sets a key that takes one value, or a list with commas.
   *
   * @param text null when the option was not given
   */
  public Overrides with(Key key, String text) {
    return text == null ? this : with(key, List.of(text));
  }

  /** Returns a copy in which the values of {@code others} replace those of their keys. */
  public Overrides replacedBy(Overrides others) {
    Overrides all = new Overrides();
    all.values.putAll(values);
    all.values.putAll(others.values);
    return all;
  }

  /** Returns a copy in which a key is not set. */
  public Overrides without(Key key) {
    Overrides others = replacedBy(new Overrides());
    others.values.remove(key);
    return others;
  }

  /** Returns the texts of a key; empty when it is not set. */
  public List<String> texts(Key key) {
    RawSetting given = values.get(key);
    return given == null ? List.of() : given.texts();
  }

  Map<Key, RawSetting> values() {
    return values;
  }
}
