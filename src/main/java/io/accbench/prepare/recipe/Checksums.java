package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.Checksum;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.Types;
import java.util.List;

/** The checksums over a full read of a graph by plain reflection. */
public record Checksums(long field, long method) {

  public static Checksums of(List<Object> beans, Types types) {
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
