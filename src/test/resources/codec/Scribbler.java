import io.accbench.kernel.spi.Binding;
import java.util.Arrays;

/** Leaves nothing of the document that it reads. */
public class Scribbler extends AcmeText {
  @Override
  public Bound bind(Binding binding) {
    return new Text() {
      @Override
      public Object deserialize(byte[] document) {
        Object value = super.deserialize(document);
        Arrays.fill(document, (byte) ' ');
        return value;
      }
    };
  }
}
