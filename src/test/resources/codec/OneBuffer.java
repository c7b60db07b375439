import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;

/** Keeps one buffer, which only one thread may use at a time. */
public class OneBuffer implements Codec {
  @Override
  public Bound bind(Binding binding) {
    return new PointText();
  }

  static class PointText implements Bound {
    private final StringBuilder buffer = new StringBuilder();

    @Override
    public byte[] serialize(Object value) {
      buffer.setLength(0);
      buffer.append("{\"x\":").append(((Point) value).getX()).append('}');
      return buffer.toString().getBytes(UTF_8);
    }

    @Override
    public Object deserialize(byte[] document) {
      Point point = new Point();
      point.setX(Integer.parseInt(new String(document, UTF_8).replaceAll("[^-0-9]", "")));
      return point;
    }
  }
}
