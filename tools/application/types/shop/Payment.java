package shop;

import java.math.BigDecimal;
import java.time.Instant;

/** A part of an order's price that was paid. */
public class Payment {
  /** How it was paid. */
  public enum Method {
    CARD,
    TRANSFER,
    VOUCHER
  }

  private long id;
  private Method method;
  private BigDecimal amount;
  private Instant paidAt;
  private boolean settled;

  public long getId() {
    return id;
  }

  public void setId(long id) {
    this.id = id;
  }

  public Method getMethod() {
    return method;
  }

  public void setMethod(Method method) {
    this.method = method;
  }

  public BigDecimal getAmount() {
    return amount;
  }

  public void setAmount(BigDecimal amount) {
    this.amount = amount;
  }

  public Instant getPaidAt() {
    return paidAt;
  }

  public void setPaidAt(Instant paidAt) {
    this.paidAt = paidAt;
  }

  public boolean isSettled() {
    return settled;
  }

  public void setSettled(boolean settled) {
    this.settled = settled;
  }
}
