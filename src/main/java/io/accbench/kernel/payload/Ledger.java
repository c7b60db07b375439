package io.accbench.kernel.payload;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** An account's book: records of the JDK's value types. */
public record Ledger(
    UUID id,
    String owner,
    String currency,
    Instant openedAt,
    BigInteger serial,
    List<Entry> entries)
    implements Serializable {

  /** One booking. */
  public record Entry(
      UUID id,
      String account,
      BigDecimal amount,
      BigInteger units,
      Side side,
      Instant bookedAt,
      long counter)
      implements Serializable {}

  /** The side of the account that is booked. */
  public enum Side {
    DEBIT,
    CREDIT
  }
}
