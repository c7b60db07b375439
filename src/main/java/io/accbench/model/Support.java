package io.accbench.model;

import java.util.List;

/**
 * The outcome of one probe: whether one strategy form reaches one property, or constructs one bean
 * class, on one JVM.
 *
 * @param strategy {@code name/form}, always with the form; empty for what no strategy can do
 * @param member {@code field} or {@code method}
 * @param type the bean class
 * @param property the property's name; for {@code construct} the constructor or factory
 * @param operation {@code read}, {@code write} or {@code construct}; {@code copy}, with an empty
 *     property, only where the graph has no equal copy
 * @param status see {@link Status}
 * @param cause why it is not {@link Status#OK}; {@link Cause#NONE} when it is
 * @param flags the flags that were passed for {@link Status#OK} or are needed for {@link
 *     Status#NEEDS_FLAG}
 */
public record Support(
    String strategy,
    String member,
    String type,
    String property,
    String operation,
    Status status,
    Cause cause,
    List<String> flags) {

  /** The possible outcomes of a probe. */
  public enum Status {
    /** The probe works as it is. */
    OK,
    /** The probe works only with {@link Support#flags}; accbench adds them to its cells. */
    NEEDS_FLAG,
    /** The strategy or the JVM refused it. */
    NOT_SUPPORTED,
    /** Something else was thrown, or the wrong thing was done. */
    FAILED
  }
}
