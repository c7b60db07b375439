package io.accbench.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The properties of one class and member that every probe treats alike, in any form. A class of
 * 10,000 properties has half a million outcomes, nearly all of them equal.
 */
public record SupportGroup(
    String type, String member, List<String> properties, List<ProbeOutcome> outcomes) {
  /** The text that stands in a reason for the property's name, so that equal reasons are equal. */
  private static final String NAME = "{property}";

  /** The text that stands for the name where it follows {@code get}, {@code set} or {@code is}. */
  private static final String CAPITALISED = "{Property}";

  /**
   * An outcome that several properties share.
   *
   * @param reason the cause's message with {@link #NAME} for the property
   * @param exception see {@link Cause#exception}
   * @param trace see {@link Cause#trace}
   */
  public record ProbeOutcome(
      String strategy,
      String operation,
      Support.Status status,
      String reason,
      String exception,
      List<String> trace,
      List<String> flags) {

    /** Returns the outcome of a probe that works only with flags. */
    public ProbeOutcome needing(List<String> needed) {
      return new ProbeOutcome(
          strategy, operation, Support.Status.NEEDS_FLAG, reason, exception, trace, needed);
    }
  }

  /** A property of a class, or its constructor or factory, as a probe names it. */
  public record ProbedProperty(String type, String member, String name) {}

  /** Returns the groups of some probes, in their order. */
  public static List<SupportGroup> of(List<Support> probes) {
    Map<ProbedProperty, List<ProbeOutcome>> outcomes = new LinkedHashMap<>();
    for (Support one : probes) {
      Cause cause = one.cause();
      outcomes
          .computeIfAbsent(
              new ProbedProperty(one.type(), one.member(), one.property()),
              any -> new ArrayList<>())
          .add(
              new ProbeOutcome(
                  one.strategy(),
                  one.operation(),
                  one.status(),
                  masked(cause.message(), one.property()),
                  cause.exception(),
                  cause.trace(),
                  List.copyOf(one.flags())));
    }
    return of(outcomes);
  }

  /** Returns the groups of some properties with their outcomes, in their order. */
  public static List<SupportGroup> of(Map<ProbedProperty, List<ProbeOutcome>> outcomes) {
    Map<SupportGroup, List<String>> alike = new LinkedHashMap<>();
    outcomes.forEach(
        (property, own) ->
            alike
                .computeIfAbsent(
                    new SupportGroup(property.type, property.member, List.of(), own),
                    any -> new ArrayList<>())
                .add(property.name));
    return alike.entrySet().stream()
        .map(
            each ->
                new SupportGroup(
                    each.getKey().type,
                    each.getKey().member,
                    List.copyOf(each.getValue()),
                    each.getKey().outcomes))
        .toList();
  }

  private static String masked(String reason, String property) {
    if (property == null || property.isEmpty() || reason.contains("{")) {
      return reason;
    }
    return reason
        .replaceAll(
            "(?<![\\w$])" + Pattern.quote(property) + "(?![\\w$])", Matcher.quoteReplacement(NAME))
        .replaceAll(
            "(?<=\\b(get|set|is))" + Pattern.quote(capitalised(property)) + "(?![\\w$])",
            Matcher.quoteReplacement(CAPITALISED));
  }

  private static String capitalised(String property) {
    return property.isEmpty()
        ? property
        : Character.toUpperCase(property.charAt(0)) + property.substring(1);
  }

  /** Returns the groups by property. */
  public static Map<ProbedProperty, SupportGroup> byProperty(List<SupportGroup> groups) {
    Map<ProbedProperty, SupportGroup> byProperty = new HashMap<>();
    for (SupportGroup group : groups) {
      group.probed().forEach(property -> byProperty.putIfAbsent(property, group));
    }
    return byProperty;
  }

  /** Returns the properties with their class and member. */
  public Stream<ProbedProperty> probed() {
    return properties.stream().map(name -> new ProbedProperty(type, member, name));
  }

  /** Returns the outcome of a form and an operation; empty if there was no such probe. */
  public Optional<ProbeOutcome> outcome(String strategy, String operation) {
    return outcomes.stream()
        .filter(one -> one.strategy.equals(strategy) && one.operation.equals(operation))
        .findFirst();
  }

  /** Returns the probe of one of the properties that had an outcome. */
  public Support probe(String property, ProbeOutcome outcome) {
    String reason =
        outcome.reason.replace(NAME, property).replace(CAPITALISED, capitalised(property));
    return new Support(
        outcome.strategy,
        member,
        type,
        property,
        outcome.operation,
        outcome.status,
        new Cause(null, outcome.exception, reason, outcome.trace),
        outcome.flags);
  }

  /** Returns every probe, property by property. */
  public Stream<Support> probes() {
    return properties.stream()
        .flatMap(property -> outcomes.stream().map(outcome -> probe(property, outcome)));
  }
}
