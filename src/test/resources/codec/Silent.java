import io.accbench.kernel.spi.Binding;

/** Writes nothing at all. */
public class Silent extends AcmeText {
  @Override
  public Bound bind(Binding binding) {
    return new Text() {
      @Override
      public byte[] serialize(Object value) {
        return null;
      }
    };
  }
}
