import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;

/** Does not compile. */
public class Broken implements Codec {
  @Override
  public Bound bind(Binding binding) {
    return new NoSuchThing();
  }
}
