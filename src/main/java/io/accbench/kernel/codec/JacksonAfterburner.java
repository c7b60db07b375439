package io.accbench.kernel.codec;

import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import java.util.List;

/** Jackson 2 with its Afterburner module, which changes more than the accessors. */
public final class JacksonAfterburner implements Codec {

  @Override
  public String name() {
    return "jackson-afterburner";
  }

  @Override
  public String summary() {
    return "jackson with the Afterburner module: generated accessor classes and typed writers and"
        + " setters";
  }

  @Override
  public List<String> artifacts() {
    return List.of(
        "com.fasterxml.jackson.core:jackson-databind",
        "com.fasterxml.jackson.module:jackson-module-afterburner");
  }

  @Override
  public boolean takesFieldsOnly() {
    return true;
  }

  @Override
  public Bound bind(Binding binding) throws Throwable {
    return AfterburnerMapper.bind(binding);
  }

  /** A separate class, since the JVM's verifier loads the classes of what a method passes on. */
  private static final class AfterburnerMapper {
    static Bound bind(Binding binding) throws ReflectiveOperationException {
      return new JacksonBound(
          JacksonMapper.of(binding).registerModule(new AfterburnerModule()), binding.type());
    }
  }
}
