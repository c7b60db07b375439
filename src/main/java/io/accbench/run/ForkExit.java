package io.accbench.run;

import io.accbench.model.FailedBy;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The exit code of a fork that did not end well. It is 128 + n if signal n ended the fork, as the
 * JDK and every shell report it.
 */
record ForkExit(int code) {
  private static final int SIGNALLED = 128;

  /**
   * A signal that somebody else sends, with its number on Linux and macOS. A JVM that crashes ends
   * by another signal (SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE), which a flag or the code of the
   * cell caused.
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

  /** A signal by which a JVM ends itself when it crashes, with its number on Linux. */
  private enum Raised {
    SIGILL(4),
    SIGABRT(6),
    SIGBUS(7),
    SIGFPE(8),
    SIGSEGV(11);

    private final int number;

    Raised(int number) {
      this.number = number;
    }
  }

  private Optional<Raised> raised() {
    return Stream.of(Raised.values()).filter(each -> code == SIGNALLED + each.number).findFirst();
  }

  FailedBy by() {
    return sent().isPresent() ? FailedBy.OUTSIDE : FailedBy.ITSELF;
  }

  /**
   * Returns for example {@code the fork ended with exit code 137: SIGKILL, by hand or since memory
   * was short}.
   */
  String words() {
    return "the fork ended with exit code "
        + code
        + raised().map(signal -> " (" + signal + ": the JVM crashed)").orElse("")
        + sent().map(ForkExit::words).orElse("");
  }

  private static String words(Sent signal) {
    return signal == Sent.SIGKILL
        ? ": SIGKILL, sent by a user or because memory was short"
        : ": " + signal + ", sent by another program";
  }
}
