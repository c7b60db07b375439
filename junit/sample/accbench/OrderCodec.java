import static java.nio.charset.StandardCharsets.UTF_8;

import com.acme.Order;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Unsupported;

/** How this project writes an order. */
public class OrderCodec implements Codec {
  @Override
  public boolean json() {
    return false;
  }

  @Override
  public Bound bind(Binding binding) {
    return new Bound() {
      @Override
      public byte[] serialize(Object value) {
        Order order = (Order) value;
        StringBuilder text = new StringBuilder(order.getCustomer());
        for (Order.Line line : order.getLines()) {
          text.append(' ').append(line.getQuantity()).append(' ').append(line.getArticle());
        }
        return text.toString().getBytes(UTF_8);
      }

      @Override
      public Object deserialize(byte[] text) {
        throw new Unsupported("an order is only written");
      }
    };
  }
}
