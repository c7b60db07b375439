package io.accbench.prepare;

import io.accbench.kernel.graph.Checksum;
import java.util.List;

/** The checksums over a full read of a graph by plain reflection. */
record Checksums(long field, long method) {

  static Checksums of(List<Object> beans, Types types) {
    Checksum field = new Checksum();
    Checksum method = new Checksum();
    for (Object instance : beans) {
      Bean bean = types.of(instance.getClass());
      bean.fields().forEach(property -> field.add(property.read(instance)));
      bean.methods().forEach(property -> method.add(property.read(instance)));
    }
    return new Checksums(field.value(), method.value());
  }
}
