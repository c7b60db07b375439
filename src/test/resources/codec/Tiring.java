import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Binding;

/** Takes any type, but never returns from it once it has met a hundred objects of other types. */
public class Tiring extends Alone {
  static int others;

  @Override
  public Bound bind(Binding binding) {
    return new PointText() {
      @Override
      public byte[] serialize(Object value) {
        if (value instanceof Point) {
          return super.serialize(value);
        }
        while (++others > 100) {
          others = 100;
        }
        return "{}".getBytes();
      }
    };
  }
}
