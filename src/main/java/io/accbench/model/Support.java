package io.accbench.model;

import java.util.List;

/**
 * Whether one strategy form reaches one property, or constructs one bean class, on one JVM.
 *
 * @param strategy {@code name/form}, always with the form; empty for what no strategy can do
 * @param member {@code field} or {@code method}
 * @param type the bean class
 * @param property the property's name; for {@code construct} the constructor or factory
 * @param operation {@code read}, {@code write} or {@code construct}; {@code copy}, with an empty
 *     property, only where the graph has no equal copy
 * @param status see {@link Status}
 * @param reason the exception's class and words unless it is {@link Status#OK}; may be empty
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
    String reason,
    List<String> flags) {

  /** The outcome of a probe. */
  public enum Status {
    /** Works as it is. */
    OK,
    /** Works only with {@link Support#flags}; accbench adds them to its cells. */
    NEEDS_FLAG,
    /** Does not work; see {@link Support#reason}. */
    NOT_SUPPORTED
  }
}
