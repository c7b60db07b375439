package io.accbench.application.service;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import shop.Address;
import shop.Customer;
import shop.Line;
import shop.Order;
import shop.Payment;
import shop.Product;

/** Orders and products that are the same in each process. One text in five is beyond Latin-1. */
final class Samples {
  private static final int CUSTOMERS = 40;
  private static final int ORDERS_OF_A_CUSTOMER = 8;
  private static final int PRODUCTS = 400;

  private static final List<String> NAMES =
      List.of(
          "Ines Albrecht",
          "Jonas Keller",
          "Mary Whitfield",
          "Chloé Lefèvre",
          "Søren Østergård",
          "Anna Maria Rossi",
          "Jürgen Groß",
          "Tomáš Dvořák",
          "Grace Okafor",
          "Νίκος Παπαδόπουλος");
  private static final List<String> STREETS =
      List.of(
          "Lindenstraße 14",
          "12 Harbour Street",
          "Rue des Carmes 3",
          "Nádražní 230/7, Žižkov",
          "Via Garibaldi 8");
  private static final List<String> CITIES = List.of("Berlin", "Leeds", "Lyon", "Plzeň", "Torino");
  private static final List<String> THINGS =
      List.of(
          "Mechanical keyboard, 87 keys",
          "27 inch monitor, 4K",
          "USB-C cable, 2 m",
          "Thunderbolt dock, 12 ports",
          "Écouteurs sans fil",
          "Kopfhörer, geschlossen",
          "Žluťoučká lampa",
          "Standing desk, oak",
          "Notebook sleeve \"Slim\"",
          "無線マウス");
  private static final List<String> NOTES =
      List.of(
          "Ring twice, second floor",
          "Leave with the neighbour if nobody answers",
          "Bitte nicht knicken, es ist ein Geschenk",
          "The customer asked for an invoice in two copies, one without prices",
          "Prosím zavolejte předem");
  private static final List<String> TAGS =
      List.of("input", "wireless", "display", "4k", "usb-c", "audio", "dock", "furniture");

  private final Random random = new Random(42);

  /** Returns eight orders for each of the customers 1 to 40. */
  List<Order> orders() {
    List<Order> orders = new ArrayList<>();
    for (int id = 1; id <= CUSTOMERS; id++) {
      Customer customer = customer(id);
      for (int i = 0; i < ORDERS_OF_A_CUSTOMER; i++) {
        orders.add(order(id * 100L + i, customer));
      }
    }
    return orders;
  }

  List<Product> products() {
    List<Product> products = new ArrayList<>();
    for (int i = 0; i < PRODUCTS; i++) {
      products.add(product(i));
    }
    return products;
  }

  private Customer customer(int id) {
    Customer customer = new Customer();
    customer.setId(id);
    customer.setName(one(NAMES));
    customer.setEmail("customer" + id + "@example.org");
    customer.setPhone("+49 30 5550 " + (1000 + random.nextInt(9000)));
    customer.setLanguage(one(List.of("de", "en", "fr", "cs", "it")));
    customer.setLoyaltyPoints(random.nextInt(20_000));
    customer.setVerified(random.nextInt(4) > 0);
    customer.setSince(date());
    return customer;
  }

  private Order order(long id, Customer customer) {
    Order order = new Order();
    order.setId(id);
    order.setNumber("SO-2026-" + (1_000_000 + id));
    order.setStatus(one(List.of(Order.Status.values())));
    order.setCurrency("EUR");
    order.setPlacedOn(date());
    order.setExpress(random.nextBoolean());
    order.setRevision(random.nextInt(9));
    order.setTotal(price());
    order.setCustomer(customer);
    order.setShipTo(address());
    order.setBillTo(random.nextBoolean() ? address() : null);
    order.setLines(lines(2 + random.nextInt(5)));
    order.setPayments(payments(id, 1 + random.nextInt(2)));
    order.setNotes(some(NOTES, random.nextInt(3)));
    order.setLabels(labels("channel", "campaign"));
    return order;
  }

  private Address address() {
    Address address = new Address();
    int place = random.nextInt(CITIES.size());
    address.setStreet(STREETS.get(place));
    address.setCity(CITIES.get(place));
    address.setPostalCode(String.valueOf(10_000 + random.nextInt(80_000)));
    address.setCountry(List.of("DE", "GB", "FR", "CZ", "IT").get(place));
    address.setLatitude(45 + random.nextInt(100_000) / 10_000.0);
    address.setLongitude(random.nextInt(200_000) / 10_000.0);
    return address;
  }

  private List<Line> lines(int count) {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Line line = new Line();
      line.setSku("SK-" + (100_000 + random.nextInt(900_000)));
      line.setTitle(one(THINGS));
      line.setQuantity(1 + random.nextInt(12));
      line.setUnitPrice(price());
      line.setDiscount(random.nextInt(4) / 8.0);
      line.setGift(random.nextInt(5) == 0);
      line.setTags(some(TAGS, random.nextInt(4)));
      lines.add(line);
    }
    return lines;
  }

  private List<Payment> payments(long order, int count) {
    List<Payment> payments = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Payment payment = new Payment();
      payment.setId(order * 10 + i);
      payment.setMethod(one(List.of(Payment.Method.values())));
      payment.setAmount(price());
      payment.setPaidAt(Instant.ofEpochSecond(1_760_000_000L + random.nextInt(10_000_000)));
      payment.setSettled(random.nextBoolean());
      payments.add(payment);
    }
    return payments;
  }

  private Product product(int number) {
    Product product = new Product();
    product.setSku("SK-" + (100_000 + number));
    product.setTitle(one(THINGS));
    product.setDescription(String.join(". ", some(NOTES, 1 + random.nextInt(3))));
    product.setPrice(price());
    product.setStock(random.nextInt(5_000));
    product.setWeight(random.nextInt(160) / 8.0);
    product.setBarcode(4_000_000_000_000L + random.nextInt());
    product.setAvailable(random.nextInt(10) > 0);
    product.setAvailableFrom(date());
    product.setTags(some(TAGS, random.nextInt(5)));
    product.setAttributes(labels("colour", "material", "warranty"));
    return product;
  }

  private Map<String, String> labels(String... names) {
    Map<String, String> labels = new LinkedHashMap<>();
    for (String name : names) {
      labels.put(name, one(TAGS));
    }
    return labels;
  }

  private BigDecimal price() {
    return BigDecimal.valueOf(100 + random.nextInt(200_000), 2);
  }

  private LocalDate date() {
    return LocalDate.of(2020, 1, 1).plusDays(random.nextInt(2_000));
  }

  private <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  private List<String> some(List<String> of, int count) {
    List<String> chosen = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      chosen.add(one(of));
    }
    return chosen;
  }
}
