package io.accbench.kernel.graph;

import io.accbench.kernel.payload.Ledger;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** A JVM that builds a ledger by hand and does nothing else. */
public final class HandBuiltLedger {
  private HandBuiltLedger() {}

  public static void main(String[] arguments) {
    if (ledger().entries().size() != 1) {
      throw new IllegalStateException("not the graph");
    }
  }

  /** A ledger as a test would write it. */
  public static Ledger ledger() {
    List<Ledger.Entry> entries = new ArrayList<>();
    Instant now = Instant.ofEpochSecond(1711459200L, 125_000_000);
    entries.add(
        new Ledger.Entry(
            new UUID(1, 2),
            "a",
            BigDecimal.valueOf(125_075, 2),
            new BigInteger("1000000000000000000007"),
            Ledger.Side.CREDIT,
            now,
            4001));
    return new Ledger(
        new UUID(3, 4), "b", "EUR", now, new BigInteger("123456789012345678901234567890"), entries);
  }
}
