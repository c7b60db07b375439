package io.accbench.application.service;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import shop.Address;
import shop.Customer;
import shop.Line;
import shop.Order;
import shop.OrderPage;
import shop.Payment;
import shop.Product;
import shop.ProductPage;

/** All orders and products in memory. What it hands out are copies. */
final class Store {
  private static final int PRODUCTS_OF_A_PAGE = 20;

  private final Map<Long, StoredOrder> orders = new ConcurrentHashMap<>();
  private final Map<Long, List<Long>> ordersOfCustomer = new ConcurrentHashMap<>();
  private final List<Product> products;
  private final BeanCopier copier;

  Store(Samples samples, Access access) throws Throwable {
    this.copier =
        new BeanCopier(
            access,
            Map.of(
                StoredOrder.class, Order.class,
                Order.class, StoredOrder.class,
                Customer.class, Customer.class,
                Address.class, Address.class,
                Line.class, Line.class,
                Payment.class, Payment.class));
    for (Order order : samples.orders()) {
      ordersOfCustomer
          .computeIfAbsent(order.getCustomer().getId(), customer -> new ArrayList<>())
          .add(order.getId());
      put(order);
    }
    this.products = samples.products();
  }

  /** Returns the orders of a customer; none for an unknown one. */
  OrderPage ordersOf(long customer) throws Throwable {
    List<Order> found = new ArrayList<>();
    for (long id : ordersOfCustomer.getOrDefault(customer, List.of())) {
      found.add((Order) copier.copy(orders.get(id)));
    }
    OrderPage page = new OrderPage();
    page.setTotal(found.size());
    page.setOrders(found);
    return page;
  }

  Order order(long id) throws Throwable {
    return (Order) copier.copy(orders.get(id));
  }

  void put(Order order) throws Throwable {
    StoredOrder stored = (StoredOrder) copier.copy(order);
    stored.setChangedAt(Instant.now());
    orders.merge(
        order.getId(),
        stored,
        (old, replacement) -> {
          replacement.setVersion(old.getVersion() + 1);
          return replacement;
        });
  }

  ProductPage products(int page) {
    int from = page * PRODUCTS_OF_A_PAGE;
    ProductPage shown = new ProductPage();
    shown.setPage(page);
    shown.setTotal(products.size());
    shown.setProducts(products.subList(from, from + PRODUCTS_OF_A_PAGE));
    return shown;
  }
}
