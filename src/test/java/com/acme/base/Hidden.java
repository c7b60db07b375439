package com.acme.base;

/** Not public, with public accessors that its subclasses inherit and a field that one hides. */
abstract class Hidden {
  private int code;
  public int kind;
  protected Nest nest;

  public int getCode() {
    return code;
  }

  public void setCode(int code) {
    this.code = code;
  }

  /** Protected, and held by a subclass in another package. */
  protected static class Nest {
    protected int depth;
    long width;
  }
}
