package io.accbench.kernel.host;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The main class of the JVM of the rulers. For each byte on standard input it does the same work
 * again and prints how long that took, {@code arithmetic allocating}, in nanoseconds. It ends when
 * its input ends.
 */
public final class RulerMain {
  /** The readings before the first answer, after which the JIT has compiled both loops. */
  private static final int WARM_UP = 300;

  private RulerMain() {}

  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.US_ASCII);
    Rulers rulers = new Rulers();
    for (int i = 0; i < WARM_UP; i++) {
      rulers.arithmeticNanos();
      rulers.allocatingNanos();
    }
    while (System.in.read() >= 0) {
      out.println(rulers.arithmeticNanos() + " " + rulers.allocatingNanos());
    }
  }
}
