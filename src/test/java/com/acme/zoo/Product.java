package com.acme.zoo;

import com.acme.base.Named;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Deep inheritance over two packages, generic superclasses, bridge methods, a computed getter. */
public class Product extends Named<Long, Product> {
  private BigDecimal price;
  private int stock;
  private double weight;
  private char grade;
  private LocalDate since;
  private Optional<String> note = Optional.empty();
  private Map<String, List<Part>> parts;
  private Part[] spares;
  private int[] sizes;

  @Override
  public Long getId() {
    return super.getId();
  }

  @Override
  public void setId(Long id) {
    super.setId(id);
  }

  public BigDecimal getPrice() {
    return price;
  }

  public void setPrice(BigDecimal price) {
    this.price = price;
  }

  public int getStock() {
    return stock;
  }

  public Product setStock(int stock) {
    this.stock = stock;
    return this;
  }

  public double getWeight() {
    return weight;
  }

  public void setWeight(double weight) {
    this.weight = weight;
  }

  public char getGrade() {
    return grade;
  }

  public void setGrade(char grade) {
    this.grade = grade;
  }

  public LocalDate getSince() {
    return since;
  }

  public void setSince(LocalDate since) {
    this.since = since;
  }

  public Optional<String> getNote() {
    return note;
  }

  public void setNote(Optional<String> note) {
    this.note = note;
  }

  public Map<String, List<Part>> getParts() {
    return parts;
  }

  public void setParts(Map<String, List<Part>> parts) {
    this.parts = parts;
  }

  public Part[] getSpares() {
    return spares;
  }

  public void setSpares(Part... spares) {
    this.spares = spares;
  }

  public int[] getSizes() {
    return sizes;
  }

  public void setSizes(int[] sizes) {
    this.sizes = sizes;
  }

  /** Computed: no field. */
  public BigDecimal getWorth() {
    return price == null ? BigDecimal.ZERO : price.multiply(BigDecimal.valueOf(stock));
  }
}

/** Not public, without getters or setters. */
class Part {
  private String code;
  private Size size;
  private short count;
  long serial;

  /** An enum whose constants have bodies, private to its class. */
  private enum Size {
    SMALL {
      @Override
      int millimetres() {
        return 10;
      }
    },
    LARGE {
      @Override
      int millimetres() {
        return 100;
      }
    };

    abstract int millimetres();
  }
}
