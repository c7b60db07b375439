package io.accbench.application.service;

import java.time.Instant;
import shop.Order;

/** An order as it is stored: with what is not shown. */
public final class StoredOrder extends Order {
  private long version;
  private Instant changedAt;

  public long getVersion() {
    return version;
  }

  public void setVersion(long version) {
    this.version = version;
  }

  public Instant getChangedAt() {
    return changedAt;
  }

  public void setChangedAt(Instant changedAt) {
    this.changedAt = changedAt;
  }
}
