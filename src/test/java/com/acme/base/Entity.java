package com.acme.base;

/** A superclass in another package than its subclasses. */
public abstract class Entity<K extends Comparable<K>> {
  private K id;
  private long version;
  protected String tenant;
  protected volatile int hits;
  private transient Object cache;
  static int instances;

  public K getId() {
    return id;
  }

  public void setId(K id) {
    this.id = id;
  }

  protected long getVersion() {
    return version;
  }

  protected void setVersion(long version) {
    this.version = version;
  }

  public Object cache() {
    return cache;
  }
}
