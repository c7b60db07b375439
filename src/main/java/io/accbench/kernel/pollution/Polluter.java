package io.accbench.kernel.pollution;

import io.accbench.kernel.wire.FactKeys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Runs what pollutes a fork's JVM: before its benchmark is set up, or between its iterations once
 * it is warm.
 *
 * <p>The system property {@code accbench.pollution} says what that is, {@code
 * accbench.pollutingNanos} how long each work of it takes, or all works of one pause between
 * iterations. While it runs, the file that {@code accbench.facts} names says so; a fork that ends
 * meanwhile leaves it.
 */
public final class Polluter {
  /** The class that accbench makes of the user's method, in forks that call one. */
  public static final String USERS_METHOD = "io.accbench.kernel.pollution.UsersMethod";

  private static final int RESERVE = 1 << 22;

  /** The memory that is given back when a work exhausts the heap, so that JMH can report it. */
  static byte[] reserve;

  private static boolean done;

  /** The traffic that comes when the JVM is warm, in a fork whose traffic changes. */
  private static SuiteTraffic coming;

  /** The works of that traffic, which are made when it comes. */
  private static List<Traffic> works;

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
   * Runs what pollutes this fork, if it is to be polluted, and then collects what that left. Where
   * the traffic changes later, it is only noted. A further call does nothing, since each measuring
   * thread may set up its own state.
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
    if (pollution.equals(PollutionKind.SHIFT.word())) {
      coming = measured;
      return;
    }
    long start = System.nanoTime();
    begin(new byte[0]);
    reserve = new byte[RESERVE];
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
    Files.delete(facts());
  }

  /**
   * Runs the traffic that has come, each of its works for an equal part of the time. The first call
   * makes the works.
   */
  public static synchronized void runOther() throws Throwable {
    byte[] before = Files.exists(facts()) ? Files.readAllBytes(facts()) : new byte[0];
    begin(before);
    if (works == null) {
      makeWorks();
    }
    for (Traffic work : works) {
      run(work, works.size());
    }
    Files.write(facts(), before);
  }

  private static void makeWorks() throws Throwable {
    reserve = new byte[RESERVE];
    List<Traffic> all = new ArrayList<>();
    try {
      all.add(new SharedCode());
      all.add(coming.types());
      all.add(new Texts());
      all.add(coming.strings());
    } finally {
      reserve = null;
    }
    all.removeAll(Collections.singleton(null));
    works = all;
  }

  private static Path facts() {
    return Path.of(System.getProperty("accbench.facts"));
  }

  /** Notes that other work runs, before the facts that are known already. */
  private static void begin(byte[] known) throws IOException {
    byte[] polluting = (FactKeys.POLLUTING + "=\n").getBytes(StandardCharsets.UTF_8);
    byte[] all = Arrays.copyOf(polluting, polluting.length + known.length);
    System.arraycopy(known, 0, all, polluting.length, known.length);
    Files.write(facts(), all);
  }

  private static void run(String pollution, SuiteTraffic measured) throws Throwable {
    PollutionKind kind = PollutionKind.of(pollution);
    if (kind.ofTypes()) {
      run(new SharedCode(), 1);
      run(measured.types(), 1);
    }
    if (kind.ofStrings()) {
      run(new Texts(), 1);
      run(measured.strings(), 1);
    }
    if (kind == PollutionKind.BENCHMARKS) {
      run(measured.benchmarks(pollution.substring(kind.word().length())), 1);
    } else if (kind == PollutionKind.METHOD) {
      run((Traffic) Class.forName(USERS_METHOD).getDeclaredConstructor().newInstance(), 1);
    }
  }

  /** Does a work again and again for a part of the time; nothing where it is null. */
  private static void run(Traffic work, int parts) throws Throwable {
    long time = Long.parseLong(System.getProperty("accbench.pollutingNanos")) / parts;
    long start = System.nanoTime();
    while (work != null && System.nanoTime() - start < time) {
      work.run();
    }
  }
}
