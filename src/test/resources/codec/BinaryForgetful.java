import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Binding;

/** The same, but it reads something else than what was written. */
public class BinaryForgetful extends Binary {
  @Override
  public Bound bind(Binding binding) {
    return new Numbers() {
      @Override
      public Object deserialize(byte[] document) {
        return new Point();
      }
    };
  }
}
