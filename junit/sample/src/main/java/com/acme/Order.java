package com.acme;

import java.util.List;

/** An order with its lines: a plain bean. */
public class Order {
  private long number;
  private String customer;
  private List<Line> lines;

  public long getNumber() {
    return number;
  }

  public void setNumber(long number) {
    this.number = number;
  }

  public String getCustomer() {
    return customer;
  }

  public void setCustomer(String customer) {
    this.customer = customer;
  }

  public List<Line> getLines() {
    return lines;
  }

  public void setLines(List<Line> lines) {
    this.lines = lines;
  }

  /** One line of an order. */
  public static class Line {
    private String article;
    private int quantity;
    private double price;

    public String getArticle() {
      return article;
    }

    public void setArticle(String article) {
      this.article = article;
    }

    public int getQuantity() {
      return quantity;
    }

    public void setQuantity(int quantity) {
      this.quantity = quantity;
    }

    public double getPrice() {
      return price;
    }

    public void setPrice(double price) {
      this.price = price;
    }
  }
}
