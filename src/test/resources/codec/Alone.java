import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;

/** Takes one type alone, without any library. */
public class Alone implements Codec {
  @Override
  public Bound bind(Binding binding) {
    return new PointText();
  }

  static class PointText implements Bound {
    @Override
    public byte[] serialize(Object value) {
      return ("{\"x\":" + ((Point) value).getX() + "}").getBytes(UTF_8);
    }

    @Override
    public Object deserialize(byte[] document) {
      Point point = new Point();
      point.setX(Integer.parseInt(new String(document, UTF_8).replaceAll("[^-0-9]", "")));
      return point;
    }
  }
}
