package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * A fact that changes what a reader may conclude from a result; reports make its sentence.
 *
 * @param kind the kind of the finding, which says how grave it is
 * @param subject the id of a cell or block, the name of a fixture, stack or file, {@link #RUN}, or
 *     {@link #UNNAMED}
 * @param arguments what the sentence tells, in its order and of the types that {@link FindingKind}
 *     gives
 */
public record Finding(
    FindingKind kind,
    String subject,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Object> arguments) {

  /** The subject of a finding on the whole run. */
  public static final String RUN = "run";

  /** The subject of a finding that stands beside what it is about, as in a recording. */
  public static final String UNNAMED = "";

  /** An argument of the analysis, which no journal holds. */
  public interface FindingDetail {
    /** Returns whether a finding of a kind may have this argument. */
    boolean describes(FindingKind kind);
  }

  /**
   * Checks the arguments; absent ones are an empty list.
   *
   * @throws IllegalArgumentException if they do not have the number and the types of the kind's
   */
  public Finding {
    if (kind == null) {
      throw new IllegalArgumentException("a finding without a kind");
    }
    arguments = kind.typed(arguments == null ? List.of() : arguments);
  }

  /** Returns a finding of a kind with its arguments. */
  public static Finding of(FindingKind kind, String subject, Object... arguments) {
    return new Finding(kind, subject, List.of(arguments));
  }

  /** Returns a finding that stands beside what it is about, with its arguments. */
  public static Finding unnamed(FindingKind kind, Object... arguments) {
    return of(kind, UNNAMED, arguments);
  }

  /** Returns the same finding on another subject. */
  public Finding about(String other) {
    return new Finding(kind, other, arguments);
  }
}
