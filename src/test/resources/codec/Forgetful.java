import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Binding;

/** Reads something else than what was written. */
public class Forgetful extends AcmeText {
  @Override
  public Bound bind(Binding binding) {
    return new Text() {
      @Override
      public Object deserialize(byte[] document) {
        return new Point();
      }
    };
  }
}
