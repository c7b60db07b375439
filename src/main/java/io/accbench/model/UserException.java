package io.accbench.model;

import java.util.ArrayList;
import java.util.List;

/**
 * The exception for what the user can mend: what was found, where, and what to do, one problem a
 * line. The command line prints it without a stack trace; any other exception is accbench's own
 * bug.
 */
public final class UserException extends RuntimeException {
  /**
   * The most problems that are printed. Arbitrary: nobody mends more at once, and a file can hold
   * hundreds of thousands.
   */
  private static final int MOST_PROBLEMS = 100;

  private final transient List<String> problems;
  private final ExitCode exitCode;

  public UserException(ExitCode exitCode, List<String> problems) {
    super(String.join("\n", problems));
    this.exitCode = exitCode;
    this.problems = List.copyOf(problems);
  }

  /** Returns an exception for bad input: exit code 2. */
  public static UserException badInput(String problem) {
    return new UserException(ExitCode.BAD_INPUT, List.of(problem));
  }

  /**
   * Returns an exception for every problem of the input at once, the first hundred in words: exit
   * code 2.
   */
  public static UserException badInput(List<String> problems) {
    return new UserException(ExitCode.BAD_INPUT, first(problems));
  }

  private static List<String> first(List<String> problems) {
    if (problems.size() <= MOST_PROBLEMS) {
      return problems;
    }
    List<String> first = new ArrayList<>(problems.subList(0, MOST_PROBLEMS));
    first.add(
        "and %d more problems; correct these first".formatted(problems.size() - MOST_PROBLEMS));
    return first;
  }

  /** Returns an exception for what the environment does not allow: exit code 6. */
  public static UserException refused(String problem) {
    return new UserException(ExitCode.REFUSED, List.of(problem));
  }

  public List<String> problems() {
    return problems;
  }

  public ExitCode exitCode() {
    return exitCode;
  }
}
