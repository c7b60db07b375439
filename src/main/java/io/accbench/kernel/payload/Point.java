package io.accbench.kernel.payload;

/** One int: the monomorphic case. */
public final class Point {
  int x;

  public int getX() {
    return x;
  }

  public void setX(int x) {
    this.x = x;
  }
}
