package io.accbench.kernel.codec;

import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import java.util.List;

/** avaje-jsonb with Jackson's parser and generator. */
public final class AvajeJsonbJackson implements Codec {
  @Override
  public String name() {
    return "avaje-jsonb-jackson";
  }

  @Override
  public String summary() {
    return "avaje-jsonb: adapters generated at build time, Jackson's parser";
  }

  @Override
  public List<String> artifacts() {
    return List.of("io.avaje:avaje-jsonb", "io.avaje:avaje-jsonb-jackson");
  }

  @Override
  public Bound bind(Binding binding) {
    return AvajeBound.jacksonStream(binding.type());
  }
}
