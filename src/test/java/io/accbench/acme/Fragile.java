package io.accbench.acme;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** A user's bean that misbehaves in a measured JVM only, in the way that a system property says. */
public class Fragile {
  private static boolean lingers;
  private static int calls;

  private int value = 4711;

  /** The graph; also tells which class path it sees, if asked. */
  public static Fragile sample() {
    String file = System.getProperty("fragile.classpath");
    if (measured() && file != null) {
      tell(Path.of(file));
    }
    return new Fragile();
  }

  public int getValue() {
    if (measured()) {
      misbehave(System.getProperty("fragile", ""));
    }
    calls++;
    return calls > 1000 && "change".equals(System.getProperty("fragile")) ? 4712 : value;
  }

  public void setValue(int value) {
    this.value = value;
  }

  private static boolean measured() {
    return System.getProperty("accbench.recipe") != null;
  }

  private static void misbehave(String how) {
    if (how.startsWith("exit-until:") && !Files.exists(Path.of(how.substring(11)))) {
      System.exit(7);
    }
    switch (how) {
      case "throw" -> throw new IllegalStateException("fragile by request");
      case "tell" -> tellAll();
      case "exit" -> System.exit(7);
      case "halt" -> Runtime.getRuntime().halt(8);
      case "memory" -> exhaust();
      case "hang" -> hang();
      case "linger" -> linger();
      case "spill" -> spill();
      case "flood" -> System.out.println("x".repeat(1000));
      default -> {}
    }
  }

  /** Dies with words that nobody should publish. */
  private static void tellAll() {
    System.err.println(System.getProperties());
    System.err.println(System.getenv());
    throw new IllegalStateException("told of " + Path.of("").toAbsolutePath());
  }

  private static void exhaust() {
    List<long[]> hoard = new ArrayList<>();
    while (hoard.size() < Integer.MAX_VALUE) {
      hoard.add(new long[1 << 20]);
    }
  }

  /** More in one line than the host JVM has memory for. */
  private static void spill() {
    byte[] much = new byte[1 << 20];
    for (int i = 0; i < 150; i++) {
      System.out.writeBytes(much);
    }
    System.exit(9);
  }

  /** Keeps its JVM alive: by a thread, and once that is ended by a shutdown hook. */
  private static synchronized void linger() {
    if (!lingers) {
      lingers = true;
      new Thread(Fragile::hang, "never ends").start();
      Runtime.getRuntime().addShutdownHook(new Thread(Fragile::hang));
    }
  }

  private static void hang() {
    while (System.nanoTime() != 1) {
      LockSupport.parkNanos(Long.MAX_VALUE);
    }
    throw new AssertionError("woken at 1");
  }

  private static void tell(Path file) {
    String jackson;
    try {
      jackson = Class.forName("com.fasterxml.jackson.databind.ObjectMapper").getName();
    } catch (ClassNotFoundException absent) {
      jackson = "no Jackson";
    }
    try {
      Files.writeString(file, System.getProperty("java.class.path") + "\n" + jackson);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
