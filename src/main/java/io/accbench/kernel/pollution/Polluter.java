package io.accbench.kernel.pollution;

import io.accbench.kernel.wire.FactKeys;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs what pollutes a fork's JVM, before its benchmark is set up.
 *
 * <p>The system property {@code accbench.pollution} says what that is, {@code
 * accbench.pollutingNanos} how long each work of it takes. While it runs, the file that {@code
 * accbench.facts} names says so; a fork that ends meanwhile leaves it.
 */
public final class Polluter {
  /** The class that accbench makes of the user's method, in forks that call one. */
  public static final String USERS_METHOD = "io.accbench.kernel.pollution.UsersMethod";

  private static final String BENCHMARKS = "benchmarks:";

  /** The memory that is given back when a work exhausts the heap, so that JMH can report it. */
  static byte[] reserve;

  private static boolean done;
  private static Throwable failure;
  private static volatile long spentNanos;

  private Polluter() {}

  private static String ofFork() {
    return System.getProperty("accbench.pollution", "");
  }

  /** Returns the beginning of a message in a fork that was polluted; empty in any other. */
  public static String words() {
    return ofFork().isEmpty() ? "" : "after pollution " + ofFork() + ": ";
  }

  /** Returns the time that the pollution of this fork has taken; 0 before its end. */
  public static long spentNanos() {
    return spentNanos;
  }

  /**
   * Runs what pollutes this fork, if it is to be polluted, and then collects what that left. A
   * further call does nothing, since each measuring thread may set up its own state.
   */
  public static synchronized void pollute(SuiteTraffic measured) throws Throwable {
    if (failure != null) {
      throw failure;
    }
    String pollution = ofFork();
    if (done || pollution.isEmpty()) {
      return;
    }
    done = true;
    long start = System.nanoTime();
    Path facts = Path.of(System.getProperty("accbench.facts"));
    Files.writeString(facts, FactKeys.POLLUTING + "=");
    reserve = new byte[1 << 22];
    try {
      run(pollution, measured);
    } catch (Throwable thrown) {
      failure = thrown;
      throw thrown;
    } finally {
      reserve = null;
    }
    System.gc();
    spentNanos = System.nanoTime() - start;
    Files.delete(facts);
  }

  private static void run(String pollution, SuiteTraffic measured) throws Throwable {
    boolean all = pollution.equals("application");
    if (all || pollution.equals("types")) {
      run(new SharedCode());
      run(measured.types());
    }
    if (all || pollution.equals("strings")) {
      run(new Texts());
      run(measured.strings());
    }
    if (pollution.startsWith(BENCHMARKS)) {
      run(measured.benchmarks(pollution.substring(BENCHMARKS.length())));
    } else if (pollution.contains("::")) {
      run((Traffic) Class.forName(USERS_METHOD).getDeclaredConstructor().newInstance());
    }
  }

  /** Does a work again and again for its time; nothing where it is null. */
  private static void run(Traffic work) throws Throwable {
    long time = Long.parseLong(System.getProperty("accbench.pollutingNanos"));
    long start = System.nanoTime();
    while (work != null && System.nanoTime() - start < time) {
      work.run();
    }
  }
}
