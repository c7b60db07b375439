package io.accbench.kernel.codec;

import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import java.util.List;

/** Jackson 2 with its Blackbird module, which changes more than the accessors. */
public final class JacksonBlackbird implements Codec {

  @Override
  public String name() {
    return "jackson-blackbird";
  }

  @Override
  public String summary() {
    return "jackson with the Blackbird module: LambdaMetafactory accessors and typed writers and"
        + " setters";
  }

  @Override
  public List<String> artifacts() {
    return List.of(
        "com.fasterxml.jackson.core:jackson-databind",
        "com.fasterxml.jackson.module:jackson-module-blackbird");
  }

  @Override
  public boolean takesFieldsOnly() {
    return true;
  }

  @Override
  public Bound bind(Binding binding) throws Throwable {
    return Blackbird2Mapper.bind(binding);
  }

  /** A separate class, since the JVM's verifier loads the classes of what a method passes on. */
  private static final class Blackbird2Mapper {
    static Bound bind(Binding binding) throws ReflectiveOperationException {
      return new JacksonBound(
          JacksonMapper.of(binding).registerModule(new BlackbirdModule()), binding.type());
    }
  }
}
