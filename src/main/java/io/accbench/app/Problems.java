package io.accbench.app;

import io.accbench.model.ExitCode;
import io.accbench.model.UserException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The user's mistakes from several steps, collected so that all are reported together, each once.
 */
public final class Problems {
  private final Set<String> found = new LinkedHashSet<>();

  /** Returns the step's result, or {@code instead} when it found problems. */
  public <T> T collect(Supplier<T> step, T instead) {
    try {
      return step.get();
    } catch (UserException problems) {
      if (problems.exitCode() != ExitCode.BAD_INPUT) {
        throw problems;
      }
      found.addAll(problems.problems());
      return instead;
    }
  }

  public void add(String problem) {
    found.add(problem);
  }

  public void addAll(Collection<String> problems) {
    found.addAll(problems);
  }

  /** Returns whether nothing was found. */
  public boolean none() {
    return found.isEmpty();
  }

  /** Throws an exception with all problems, if there are any. */
  public void report() {
    if (!found.isEmpty()) {
      throw UserException.badInput(List.copyOf(found));
    }
  }
}
