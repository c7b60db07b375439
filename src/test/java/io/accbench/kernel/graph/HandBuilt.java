package io.accbench.kernel.graph;

import io.accbench.kernel.payload.Address;
import io.accbench.kernel.payload.Customer;
import io.accbench.kernel.payload.Order;
import io.accbench.kernel.payload.OrderLine;
import io.accbench.kernel.payload.Payment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A JVM that builds an order by hand and does nothing else. */
public final class HandBuilt {
  private HandBuilt() {}

  public static void main(String[] arguments) {
    Path ignored = Path.of(arguments[0]);
    Order order = order();
    order.setNumber(ignored.toString());
    if (order.getLines().size() + order.getPayments().size() != 2) {
      throw new IllegalStateException("not the graph");
    }
  }

  /** An order as a test would write it. */
  public static Order order() {
    Order order = new Order();
    order.setId(880041573);
    order.setNumber("880041573");
    order.setCustomer(new Customer());
    order.setShipTo(new Address());
    List<OrderLine> lines = new ArrayList<>();
    lines.add(new OrderLine());
    order.setLines(lines);
    List<Payment> payments = new ArrayList<>();
    payments.add(new Payment());
    order.setPayments(payments);
    return order;
  }
}
