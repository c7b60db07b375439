package com.acme;

/** An order. */
public class Order {}
