package io.accbench.catalog;

import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Setter;
import java.util.List;

/** A strategy as a user's jar would bring it; only its description is asked for. */
public class Mirrors implements AccessorStrategy {
  @Override
  public String name() {
    return "mirrors";
  }

  @Override
  public String summary() {
    return "through a looking glass";
  }

  @Override
  public List<Form> forms() {
    return List.of(new Form("plain", "one mirror"), new Form("twice", "two mirrors"));
  }

  @Override
  public List<String> flags() {
    return List.of("-Dmirrors=on");
  }

  @Override
  public String constantForm() {
    return "twice";
  }

  @Override
  public Getter getter(Property property, Kind slot, String form) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Setter setter(Property property, Kind slot, String form) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Creator creator(Creation creation, String form) {
    throw new UnsupportedOperationException();
  }

  /** Describes itself wrongly in every way. */
  public static final class Broken extends Mirrors {
    @Override
    public String name() {
      return "Broken Mirror";
    }

    @Override
    public List<Form> forms() {
      return List.of();
    }
  }
}
