package io.accbench.run;

import io.accbench.model.FailedBy;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The exit code of a fork that did not end well: 128 + n where signal n ended it, as the JDK and
 * every shell have it.
 */
record ForkExit(int code) {
  private static final int SIGNALLED = 128;

  /**
   * Signals that somebody else sends, with their numbers on Linux and macOS. A JVM that crashes
   * ends by another (SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE), and a flag or code of the cell made
   * it.
   */
  private enum Sent {
    SIGHUP(1),
    SIGINT(2),
    SIGKILL(9),
    SIGTERM(15);

    private final int number;

    Sent(int number) {
      this.number = number;
    }
  }

  private Optional<Sent> sent() {
    return Stream.of(Sent.values()).filter(each -> code == SIGNALLED + each.number).findFirst();
  }

  FailedBy by() {
    return sent().isPresent() ? FailedBy.OUTSIDE : FailedBy.ITSELF;
  }

  /** {@code the fork ended with exit code 137: SIGKILL, by hand or since memory was short}. */
  String words() {
    return "the fork ended with exit code " + code + sent().map(ForkExit::words).orElse("");
  }

  private static String words(Sent signal) {
    return signal == Sent.SIGKILL
        ? ": SIGKILL, by hand or since memory was short"
        : ": " + signal + ", sent by another program";
  }
}
