import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Binding;

/** Writes a blank more once it has seen another type. */
public class Remembering extends Alone {
  static boolean others;

  @Override
  public Bound bind(Binding binding) {
    return new PointText() {
      @Override
      public byte[] serialize(Object value) {
        others |= !(value instanceof Point);
        String text = value instanceof Point ? new String(super.serialize(value)) : "{}";
        return (others ? text + " " : text).getBytes();
      }
    };
  }
}
