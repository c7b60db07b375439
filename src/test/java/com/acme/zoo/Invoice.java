package com.acme.zoo;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/** Records: nested, generic, private, with compact constructors. */
public record Invoice(
    UUID id, Instant issued, Party seller, Page<Line> lines, boolean paid, float rate) {
  public Invoice {
    Objects.requireNonNull(id, "id");
    if (rate < 0) {
      throw new IllegalArgumentException("rate " + rate);
    }
  }

  public record Page<T>(int number, List<T> items, T first) {
    public Page {
      items = List.copyOf(items);
    }
  }

  private record Line(String text, BigDecimal net, byte position) {}

  record Party(String name, String vat) {
    Party(String name) {
      this(name, "none");
    }

    Party {
      name = name.strip();
    }
  }
}
