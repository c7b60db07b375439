package io.accbench.kernel.codec;

import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.module.blackbird.BlackbirdModule;

/** Jackson 3 with its Blackbird module. */
public final class Jackson3Blackbird implements Codec {
  @Override
  public String name() {
    return "jackson3-blackbird";
  }

  @Override
  public String summary() {
    return "Jackson 3 with the Blackbird module: lambdas for getters and setters";
  }

  @Override
  public List<String> artifacts() {
    return List.of(
        "tools.jackson.core:jackson-databind", "tools.jackson.module:jackson-module-blackbird");
  }

  @Override
  public boolean takesFieldsOnly() {
    return true;
  }

  @Override
  public Bound bind(Binding binding) {
    return Blackbird3Mapper.of(binding);
  }

  private static final class Blackbird3Mapper {
    static Bound of(Binding binding) {
      return new Jackson3Bound(JsonMapper.builder().addModule(new BlackbirdModule()), binding);
    }
  }
}
