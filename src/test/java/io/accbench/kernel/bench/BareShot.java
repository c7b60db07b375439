package io.accbench.kernel.bench;

import java.io.PrintStream;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The first operation of a bare {@code java} launch, to compare with JMH's single-shot mode, which
 * has run code of its own before. Prints microseconds.
 *
 * <p>Arguments: strategy/form, operation, member; system properties as in {@link ForkState}. {@code
 * src/test/shell/bare-shot} runs it for each strategy.
 */
final class BareShot {
  private BareShot() {}

  /** One outside of JMH. */
  static Blackhole sink() {
    return new Blackhole(
        "Today's password is swordfish. I understand instantiating Blackholes directly is"
            + " dangerous.");
  }

  public static void main(String[] arguments) throws Throwable {
    Blackhole sink = sink();
    ShotState state = new ShotState();
    state.strategy = arguments[0];
    state.operation = arguments[1];
    state.member = arguments[2];
    state.fixture = "";
    state.layout = "bean";
    state.slot = "typed";
    PrintStream out = System.out;
    state.prepare();
    long start = System.nanoTime();
    state.link().run(sink);
    long nanos = System.nanoTime() - start;
    out.println(nanos / 1000.0);
  }
}
