package com.acme.zoo;

/** Immutable: an all-args constructor, getters without a prefix, one field without a getter. */
public final class Money {
  private final long minor;
  private final String currency;
  private final int scale;

  public Money(long minor, String currency, int scale) {
    this.minor = minor;
    this.currency = currency;
    this.scale = scale;
  }

  public long minor() {
    return minor;
  }

  public String currency() {
    return currency;
  }

  @Override
  public String toString() {
    return minor + "e-" + scale + " " + currency;
  }
}
