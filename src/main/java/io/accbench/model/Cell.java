package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A cell, which is what one fork measures: one point on every axis.
 *
 * @param suite {@code access} or {@code codec}
 * @param operation {@code read}, {@code write}, {@code construct}, {@code copy}, or {@code empty}
 *     (the empty benchmark, the floor of the machine); in suite codec {@code serialize}, {@code
 *     deserialize}, {@code deserialize-reversed} or {@code roundtrip}
 * @param fixture the fixture's name
 * @param strategy the strategy as the user named it: {@code unsafe} (its default form) or {@code
 *     unsafe/typed}; in suite codec the codec, with its accessor strategy if one is swapped in:
 *     {@code jackson-blackbird}, {@code jackson/unsafe}
 * @param member {@code field} or {@code method}; in suite codec {@code default} (the library as it
 *     comes) or {@code field} (configured to use fields only)
 * @param layout {@code bean}, {@code bean-called}, {@code mono} or {@code constant}; empty in suite
 *     codec
 * @param slot {@code typed} or {@code boxed}; empty in suite codec
 * @param stack the libraries under test; empty in suite access
 * @param jvm the JVM's label
 * @param mode what is measured
 * @param threads measuring threads, at least 1
 * @param injection what is added to the fork to see whether it is noticed: {@code none} (a second
 *     cell of identical code), {@code even:5%}; empty outside of tests of the tool itself
 */
public record Cell(
    String suite,
    String operation,
    String fixture,
    String strategy,
    String member,
    String layout,
    String slot,
    String stack,
    String jvm,
    Mode mode,
    int threads,
    String injection) {

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
          "stack",
          "jvm",
          "mode",
          "threads",
          "injection");

  /** The layout in which each access is inlined into the loop over all properties. */
  public static final String BEAN = "bean";

  /** The layout with the same accesses, each behind a call that is never inlined. */
  public static final String BEAN_CALLED = "bean-called";

  /** The layouts that hold an accessor for each property of the graph. */
  public static final List<String> WHOLE_GRAPH = List.of(BEAN, BEAN_CALLED);

  /** The suite of libraries; the other one is {@code access}. */
  public static final String CODEC = "codec";

  /**
   * Replaces absent values by empty ones: a journal from before there were stacks names no stack.
   */
  public Cell {
    stack = stack == null ? "" : stack;
    injection = injection == null ? "" : injection;
  }

  /** Creates a cell into which nothing is injected. */
  public Cell(
      String suite,
      String operation,
      String fixture,
      String strategy,
      String member,
      String layout,
      String slot,
      String stack,
      String jvm,
      Mode mode,
      int threads) {
    this(suite, operation, fixture, strategy, member, layout, slot, stack, jvm, mode, threads, "");
  }

  /** Returns the same cell with something added to its fork. */
  public Cell with(String added) {
    return new Cell(
        suite, operation, fixture, strategy, member, layout, slot, stack, jvm, mode, threads,
        added);
  }

  /** Returns whether a library is measured, not a strategy alone. */
  @JsonIgnore
  public boolean codec() {
    return CODEC.equals(suite);
  }

  /**
   * Returns whether an operation goes through all properties of the graph, which depends on the
   * layout.
   */
  @JsonIgnore
  public boolean wholeGraph() {
    return WHOLE_GRAPH.contains(String.valueOf(layout));
  }

  /**
   * Returns the codec or strategy without its form or accessors: {@code jackson} of {@code
   * jackson/unsafe}.
   */
  @JsonIgnore
  public String name() {
    return strategy.replaceFirst("/.*", "");
  }

  /** Returns the value on an axis, as text. */
  public String axis(String name) {
    return switch (name) {
      case "suite" -> suite;
      case "operation" -> operation;
      case "fixture" -> fixture;
      case "strategy" -> strategy;
      case "member" -> member;
      case "layout" -> layout;
      case "slot" -> slot;
      case "stack" -> stack;
      case "jvm" -> jvm;
      case "mode" -> mode.label();
      case "threads" -> Integer.toString(threads);
      case "injection" -> injection;
      default -> throw new IllegalArgumentException("no axis \"" + name + "\"");
    };
  }

  /**
   * Returns a stable name, unique within a run: {@code
   * access.read/order/unsafe/field/bean/typed/17/avgt/1}; an axis without a value is left out.
   */
  @JsonIgnore
  public String id() {
    return Stream.of(
            suite + "." + operation,
            fixture,
            strategy.replace('/', ':'),
            member,
            layout,
            slot,
            stack,
            jvm,
            mode.label(),
            Integer.toString(threads),
            injection)
        .filter(part -> part != null && !part.isEmpty())
        .collect(Collectors.joining("/"));
  }
}
