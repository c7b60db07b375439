package io.accbench.kernel.codec;

import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import java.util.List;

/** avaje-jsonb with its own parser and generator. */
public final class AvajeJsonb implements Codec {
  @Override
  public String name() {
    return "avaje-jsonb";
  }

  @Override
  public String summary() {
    return "avaje-jsonb: adapters generated at build time, its own parser";
  }

  @Override
  public List<String> artifacts() {
    return List.of("io.avaje:avaje-jsonb");
  }

  @Override
  public Bound bind(Binding binding) {
    return AvajeBound.ownStream(binding.type());
  }
}
