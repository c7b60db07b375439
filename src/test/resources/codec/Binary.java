import com.acme.text.Scribe;
import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import java.nio.ByteBuffer;

/** A user's codec whose documents are not JSON. */
public class Binary implements Codec {
  @Override
  public boolean json() {
    return false;
  }

  @Override
  public Bound bind(Binding binding) {
    Scribe.document("x", 1);
    return new Numbers();
  }

  static class Numbers implements Bound {
    @Override
    public byte[] serialize(Object value) {
      return ByteBuffer.allocate(4).putInt(((Point) value).getX()).array();
    }

    @Override
    public Object deserialize(byte[] document) {
      Point point = new Point();
      point.setX(ByteBuffer.wrap(document).getInt());
      return point;
    }
  }
}
