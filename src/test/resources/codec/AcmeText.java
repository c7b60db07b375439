import static java.nio.charset.StandardCharsets.UTF_8;

import com.acme.text.Scribe;
import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;

/** A user's codec that does all as it should. */
public class AcmeText implements Codec {
  @Override
  public Bound bind(Binding binding) {
    return new Text();
  }

  static class Text implements Bound {
    @Override
    public byte[] serialize(Object value) {
      return Scribe.document("x", ((Point) value).getX()).getBytes(UTF_8);
    }

    @Override
    public Object deserialize(byte[] document) {
      Point point = new Point();
      point.setX(Scribe.value(new String(document, UTF_8)));
      return point;
    }
  }
}
