package io.accbench.application.load;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A request of the fixed mix.
 *
 * @param name for messages, such as {@code PUT /orders/701}
 * @param bytes as they are sent
 */
record Exchange(String name, byte[] bytes) {
  private static final int CUSTOMERS = 40;
  private static final int PAGES_OF_PRODUCTS = 20;

  static Exchange get(String path) {
    return new Exchange("GET " + path, header("GET " + path, "").getBytes(StandardCharsets.UTF_8));
  }

  static Exchange put(String path, byte[] document) {
    byte[] header =
        header("PUT " + path, "Content-Length: " + document.length + "\r\n")
            .getBytes(StandardCharsets.UTF_8);
    byte[] bytes = new byte[header.length + document.length];
    System.arraycopy(header, 0, bytes, 0, header.length);
    System.arraycopy(document, 0, bytes, header.length, document.length);
    return new Exchange("PUT " + path, bytes);
  }

  private static String header(String request, String more) {
    return request + " HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n" + more + "\r\n";
  }

  /**
   * Returns the mix in an order that is always the same: 40 lists of orders, 40 orders replaced by
   * what they are, 20 pages of products. So each response is the same each time.
   */
  static List<Exchange> mix(Connection connection) throws Exception {
    List<Exchange> mix = new ArrayList<>();
    for (int customer = 1; customer <= CUSTOMERS; customer++) {
      mix.add(get("/customers/" + customer + "/orders"));
      String order = "/orders/" + (customer * 100 + customer % 8);
      mix.add(put(order, connection.exchange(get(order))));
    }
    for (int page = 0; page < PAGES_OF_PRODUCTS; page++) {
      mix.add(get("/products/" + page));
    }
    Collections.shuffle(mix, new Random(42));
    return mix;
  }
}
