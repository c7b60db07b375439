package io.accbench.report.text;

import io.accbench.model.Cause;
import io.accbench.model.Cause.ConcernedShare;
import io.accbench.model.CellOutcome;
import io.accbench.model.Obstacle;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Describes obstacles and their causes in words. */
public final class ObstacleText {
  private ObstacleText() {}

  /**
   * Returns an obstacle with all that is known of its cause. What cannot be done comes first, the
   * exception after it: {@code not supported: LambdaMetafactory reaches methods only (2 of 2
   * properties not reachable; LambdaConversionException: …)}.
   */
  public static String of(Obstacle obstacle) {
    Cause cause = obstacle.cause();
    return labelled(
        obstacle,
        obstacle instanceof Obstacle.NotSupported
            ? words(cause, share(cause.share()), exception(cause))
            : cause(cause));
  }

  /** Returns an obstacle for one line: without the exception, and without a share that is all. */
  public static String brief(Obstacle obstacle) {
    Cause cause = obstacle.cause();
    ConcernedShare share = cause.share();
    boolean all = share != null && share.concerned() == share.all();
    return labelled(obstacle, words(cause, all ? "" : share(share), ""));
  }

  /** Returns what cannot be done, with some details in brackets. */
  private static String words(Cause cause, String... details) {
    String known = RefusalWords.of(cause);
    String message = cause.message().isEmpty() ? cause.exception() : cause.message();
    String more =
        Stream.of(details).filter(each -> !each.isEmpty()).collect(Collectors.joining("; "));
    return (known.isEmpty() ? message : known) + (more.isEmpty() ? "" : " (" + more + ")");
  }

  /** Returns the exception, with its message where that is not shown in its own words. */
  private static String exception(Cause cause) {
    if (!RefusalWords.of(cause).isEmpty()) {
      return cause.thrown();
    }
    return cause.message().isEmpty() ? "" : cause.exception();
  }

  /** Returns a cause with all that is known of it but the stack trace. */
  public static String cause(Cause cause) {
    String share = share(cause.share());
    return share + (share.isEmpty() ? "" : ": ") + cause.thrown();
  }

  /** Returns why a cell has no score, in the words of an exception where one was thrown. */
  public static String why(CellOutcome outcome) {
    return outcome instanceof CellOutcome.NotRun
        ? "the run ended before its first fork"
        : outcome.cause().thrown();
  }

  private static String labelled(Obstacle obstacle, String cause) {
    return obstacle.label() + (cause.isEmpty() ? "" : ": " + cause);
  }

  private static String share(ConcernedShare share) {
    if (share == null) {
      return "";
    }
    String not =
        switch (share.part()) {
          case PROPERTY -> "properties not reachable";
          case TYPE -> "types not constructible";
        };
    return share.concerned() + " of " + share.all() + " " + not;
  }

  /** The words for what the JDK refuses, where its own message speaks of its inside. */
  private static final class RefusalWords {
    /**
     * @param message a part of the JDK's message
     * @param words what it means to a user
     */
    private record KnownRefusal(String message, String words) {}

    private static final String METHODS_ONLY = "LambdaMetafactory reaches methods only";
    private static final String FINAL = "the field is final";

    private static final List<KnownRefusal> KNOWN =
        List.of(
            new KnownRefusal("Unsupported MethodHandle kind: getField", METHODS_ONLY),
            new KnownRefusal("Unsupported MethodHandle kind: putField", METHODS_ONLY),
            new KnownRefusal(
                "can't get field offset on a record class",
                "Unsafe does not reach the fields of records"),
            new KnownRefusal(
                "can't get field offset on a hidden class",
                "Unsafe does not reach the fields of hidden classes"),
            new KnownRefusal("final field has no write access", FINAL),
            new KnownRefusal("Can not set final", FINAL),
            new KnownRefusal(" does not \"opens ", "its module does not open the package"),
            new KnownRefusal(
                "NoClassDefFoundError: jdk/internal/",
                "the library needs an internal class that this JVM does not have"));

    private RefusalWords() {}

    /** Returns the words for a cause; empty where the cause has its own. */
    static String of(Cause cause) {
      String thrown = cause.thrown();
      return KNOWN.stream()
          .filter(known -> thrown.contains(known.message()))
          .map(KnownRefusal::words)
          .findFirst()
          .orElse("");
    }
  }
}
