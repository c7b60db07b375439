package com.acme.base;

/** Public, with a superclass that is not. */
public class Visible extends Hidden {
  public int kind;
}
