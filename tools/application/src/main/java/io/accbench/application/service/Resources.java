package io.accbench.application.service;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import shop.Order;
import shop.OrderPage;
import shop.ProductPage;

/**
 * The resources of the service:
 *
 * <pre>
 * GET /customers/7/orders   the orders of a customer
 * GET /orders/701           an order
 * PUT /orders/701           replaces an order; the response is what was stored
 * GET /products/3           a page of products
 * </pre>
 */
final class Resources extends Handler.Abstract {
  private final Store store;
  private final Json<OrderPage> orderPages;
  private final Json<Order> orders;
  private final Json<ProductPage> productPages;

  Resources(Store store, Library library, Library ofProducts) {
    this.store = store;
    this.orderPages = library.of(OrderPage.class);
    this.orders = library.of(Order.class);
    this.productPages = ofProducts.of(ProductPage.class);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    String[] path = Request.getPathInContext(request).split("/", -1);
    byte[] document;
    try {
      document =
          request.getMethod().equals("PUT")
              ? put(Content.Source.asByteBuffer(request))
              : get(path[1], path[2]);
    } catch (Exception | Error failure) {
      throw failure;
    } catch (Throwable failure) {
      throw new IllegalStateException(failure);
    }
    if (document == null) {
      return false;
    }
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, document.length);
    response.write(true, ByteBuffer.wrap(document), callback);
    return true;
  }

  private byte[] get(String collection, String id) throws Throwable {
    return switch (collection) {
      case "customers" -> orderPages.write(store.ordersOf(Long.parseLong(id)));
      case "orders" -> orders.write(store.order(Long.parseLong(id)));
      case "products" -> products(Integer.parseInt(id));
      default -> null;
    };
  }

  private byte[] put(ByteBuffer content) throws Throwable {
    byte[] document = new byte[content.remaining()];
    content.get(document);
    Order order = orders.read(document);
    store.put(order);
    return orders.write(store.order(order.getId()));
  }

  /** Returns a page of products: the resource that can have a library of its own. */
  private byte[] products(int page) throws Exception {
    return productPages.write(store.products(page));
  }
}
