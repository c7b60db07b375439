package com.acme.base;

/** The next level of the hierarchy: protected accessors, a setter that returns the bean. */
public class Named<K extends Comparable<K>, S extends Named<K, S>> extends Entity<K> {
  protected String name;
  private boolean active;

  public String getName() {
    return name;
  }

  @SuppressWarnings("unchecked")
  public S setName(String name) {
    this.name = name;
    return (S) this;
  }

  public boolean isActive() {
    return active;
  }

  public Named<K, S> setActive(boolean active) {
    this.active = active;
    return this;
  }
}
