package io.accbench.cli;

import io.accbench.model.DiskFull;
import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The failure that ended a command: an exception or an error of any thread, with all its causes.
 */
final class Failure {
  /**
   * The unit, in megabytes, of the memory that is offered to a command that needs more; arbitrary:
   * a few times the usual.
   */
  private static final long MORE_MEGABYTES = 1024;

  private final Throwable thrown;

  Failure(Throwable thrown) {
    this.thrown = thrown;
  }

  /** Returns whether the environment must provide more, so that continuing makes no sense. */
  boolean exhausted() {
    return cause(OutOfMemoryError.class::isInstance).isPresent()
        || cause(StackOverflowError.class::isInstance).isPresent();
  }

  /** Prints what happened, where, and what to do; returns the exit code. */
  ExitCode report(PrintWriter err) {
    Optional<Throwable> user = cause(UserException.class::isInstance);
    Optional<String> refusal = refusal();
    if (user.isPresent()) {
      UserException known = (UserException) user.get();
      known.problems().forEach(problem -> err.println("accbench: " + problem));
      err.flush();
      return known.exitCode();
    }
    if (refusal.isPresent()) {
      err.println("accbench: " + refusal.get());
      err.flush();
      return ExitCode.REFUSED;
    }
    err.println("accbench: this is a bug in accbench; please report it with these lines:");
    thrown.printStackTrace(err);
    err.flush();
    return ExitCode.BUG;
  }

  private Optional<String> refusal() {
    return cause(OutOfMemoryError.class::isInstance)
        .map(Failure::memory)
        .or(() -> cause(StackOverflowError.class::isInstance).map(Failure::depth))
        .or(() -> cause(Failure::full).map(Failure::room))
        .or(() -> cause(AccessDeniedException.class::isInstance).map(Failure::permission));
  }

  private static boolean full(Throwable cause) {
    return cause instanceof IOException && DiskFull.says(cause.getMessage());
  }

  private static String permission(Throwable denied) {
    return ((AccessDeniedException) denied).getFile()
        + ": the system denies access to it; permit it, or name another file or folder";
  }

  private static String memory(Throwable error) {
    String what = "out of memory (" + error.getMessage() + "): ";
    if (String.valueOf(error.getMessage()).contains("thread")) {
      return what
          + "the system starts no more threads; raise its limit (ulimit -u), or a container's";
    }
    long now = Runtime.getRuntime().maxMemory() >> 20;
    long more = Math.max(1, 2 * now / MORE_MEGABYTES);
    return what
        + "accbench's own JVM has "
        + now
        + " MB; set ACCBENCH_HEAP="
        + more
        + "g and run the command again (a run: with --resume)";
  }

  private static String depth(Throwable error) {
    String place =
        Stream.of(error.getStackTrace())
            .map(StackTraceElement::getClassName)
            .filter(name -> name.startsWith("io.accbench."))
            .findFirst()
            .orElse("a library");
    return "the stack overflowed in "
        + place
        + ": something in the input is nested too deeply, such as brackets in a file or stacks that"
        + " extend each other; make it flatter";
  }

  private static String room(Throwable full) {
    return full.getMessage()
        + ": the disk is full; make room there, then run the command again; temporary files are"
        + " written to "
        + System.getProperty("java.io.tmpdir")
        + ", TMPDIR names another folder";
  }

  /** Returns the first cause of a kind, which may be the exception itself. */
  private Optional<Throwable> cause(Predicate<Throwable> kind) {
    return Stream.iterate(thrown, each -> each != null, Throwable::getCause)
        .limit(100) // causes may form a circle
        .filter(kind)
        .findFirst();
  }
}
