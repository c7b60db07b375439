import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Binding;
import java.util.concurrent.locks.LockSupport;

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
          LockSupport.park();
          others = 100;
        }
        return "{}".getBytes();
      }
    };
  }
}
