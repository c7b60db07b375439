package io.accbench.kernel.strategy.sample.base;

/** A generic superclass in another package: a private, a protected and a package-private member. */
public class Entity<T> {
  private T key;
  protected long version;
  int revision;

  public T getKey() {
    return key;
  }

  public void setKey(T key) {
    this.key = key;
  }

  protected long getVersion() {
    return version;
  }

  protected void setVersion(long version) {
    this.version = version;
  }

  int getRevision() {
    return revision;
  }

  void setRevision(int revision) {
    this.revision = revision;
  }
}
