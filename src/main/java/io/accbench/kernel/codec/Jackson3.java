package io.accbench.kernel.codec;

import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 in its default configuration: a JsonMapper without modules. */
public final class Jackson3 implements Codec {
  @Override
  public String name() {
    return "jackson3";
  }

  @Override
  public String summary() {
    return "Jackson 3 as it comes";
  }

  @Override
  public List<String> artifacts() {
    return List.of("tools.jackson.core:jackson-databind");
  }

  @Override
  public boolean takesFieldsOnly() {
    return true;
  }

  @Override
  public Bound bind(Binding binding) {
    return PlainMapper.of(binding);
  }

  private static final class PlainMapper {
    static Bound of(Binding binding) {
      return new Jackson3Bound(JsonMapper.builder(), binding);
    }
  }
}
