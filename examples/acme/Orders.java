package com.acme;

import java.util.ArrayList;
import java.util.List;

/** Sample orders, for types that no JSON document binds to. */
public class Orders {
  private Orders() {}

  /** Returns an order with three lines. */
  public static Order sample() {
    Order order = new Order();
    order.setNumber(4711);
    order.setCustomer("Ada");
    List<Order.Line> lines = new ArrayList<>();
    lines.add(line("pencil", 12, 0.8));
    lines.add(line("paper", 500, 0.02));
    lines.add(line("ink", 2, 7.5));
    order.setLines(lines);
    return order;
  }

  private static Order.Line line(String article, int quantity, double price) {
    Order.Line line = new Order.Line();
    line.setArticle(article);
    line.setQuantity(quantity);
    line.setPrice(price);
    return line;
  }
}
