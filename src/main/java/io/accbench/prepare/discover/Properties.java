package io.accbench.prepare.discover;

import io.accbench.kernel.spi.Property;
import java.util.Arrays;
import java.util.List;

/** The names of properties. */
final class Properties {
  private Properties() {}

  static List<String> names(Property[] properties) {
    return Arrays.stream(properties).map(Property::name).toList();
  }

  static List<String> writable(Property[] properties) {
    return Arrays.stream(properties).filter(Property::writable).map(Property::name).toList();
  }
}
