package io.accbench.kernel.codec;

import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import java.util.List;

/** Jackson 2 in its default configuration; a strategy replaces only its property accessors. */
public final class Jackson implements Codec {

  @Override
  public String name() {
    return "jackson";
  }

  @Override
  public String summary() {
    return "Jackson 2's ObjectMapper as it comes, dates as text; takes accessor strategies";
  }

  @Override
  public List<String> artifacts() {
    return List.of("com.fasterxml.jackson.core:jackson-databind");
  }

  @Override
  public boolean takesStrategy() {
    return true;
  }

  @Override
  public boolean takesFieldsOnly() {
    return true;
  }

  @Override
  public Bound bind(Binding binding) throws Throwable {
    return new JacksonBound(JacksonMapper.of(binding), binding.type());
  }
}
