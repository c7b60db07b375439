package io.accbench.kernel.payload;

/** A payment towards an {@link Order}. */
public final class Payment {
  long id;
  String method;
  double amount;
  long paidAtMillis;
  boolean settled;

  public long getId() {
    return id;
  }

  public void setId(long id) {
    this.id = id;
  }

  public String getMethod() {
    return method;
  }

  public void setMethod(String method) {
    this.method = method;
  }

  public double getAmount() {
    return amount;
  }

  public void setAmount(double amount) {
    this.amount = amount;
  }

  public long getPaidAtMillis() {
    return paidAtMillis;
  }

  public void setPaidAtMillis(long paidAtMillis) {
    this.paidAtMillis = paidAtMillis;
  }

  public boolean isSettled() {
    return settled;
  }

  public void setSettled(boolean settled) {
    this.settled = settled;
  }
}
