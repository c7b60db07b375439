package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/**
 * What one fork measures: one point on every axis.
 *
 * @param suite {@code access}
 * @param operation {@code read}, {@code write}, {@code construct}, {@code copy}, or {@code empty}
 *     (the empty benchmark, the floor of the machine)
 * @param fixture the fixture's name
 * @param strategy the strategy as the user named it: {@code unsafe} (its default form) or {@code
 *     unsafe/typed}
 * @param member {@code field} or {@code method}
 * @param layout {@code bean}, {@code mono} or {@code constant}
 * @param slot {@code typed} or {@code boxed}
 * @param jvm the JVM's label
 * @param mode what is measured
 * @param threads measuring threads, at least 1
 */
public record Cell(
    String suite,
    String operation,
    String fixture,
    String strategy,
    String member,
    String layout,
    String slot,
    String jvm,
    Mode mode,
    int threads) {

  /** The axes in the order of the record, as {@code --baseline AXIS=VALUE} names them. */
  public static final List<String> AXES =
      List.of(
          "suite",
          "operation",
          "fixture",
          "strategy",
          "member",
          "layout",
          "slot",
          "jvm",
          "mode",
          "threads");

  /** The value on an axis, as text. */
  public String axis(String name) {
    return switch (name) {
      case "suite" -> suite;
      case "operation" -> operation;
      case "fixture" -> fixture;
      case "strategy" -> strategy;
      case "member" -> member;
      case "layout" -> layout;
      case "slot" -> slot;
      case "jvm" -> jvm;
      case "mode" -> mode.label();
      case "threads" -> Integer.toString(threads);
      default -> throw new IllegalArgumentException("no axis \"" + name + "\"");
    };
  }

  /**
   * A stable name, unique within a run: {@code
   * access.read/order/unsafe/field/bean/typed/17/avgt/1}.
   */
  @JsonIgnore
  public String id() {
    return String.join(
        "/",
        suite + "." + operation,
        fixture,
        strategy.replace('/', ':'),
        member,
        layout,
        slot,
        jvm,
        mode.label(),
        Integer.toString(threads));
  }
}
