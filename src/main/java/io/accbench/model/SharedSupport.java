package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.util.StdConverter;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The outcomes of all probes of a graph as one list, in which properties that are treated alike
 * share their outcomes. A class of 10,000 properties has half a million outcomes, nearly all of
 * them equal.
 */
public final class SharedSupport extends AbstractList<Support> {
  /** The text that stands in a reason for the property's name, so that equal reasons are equal. */
  private static final String NAME = "{property}";

  /** The text that stands for the name where it follows {@code get}, {@code set} or {@code is}. */
  private static final String CAPITALISED = "{Property}";

  private final List<Group> groups;
  private final int size;

  /** The groups by place; made when it is first needed. */
  private Map<Place, Group> byPlace;

  SharedSupport(List<Group> groups) {
    this.groups = groups;
    this.size = groups.stream().mapToInt(group -> group.size()).sum();
  }

  /**
   * An outcome that several properties share.
   *
   * @param reason the cause's message with {@link #NAME} for the property
   * @param exception see {@link Cause#exception}
   * @param trace see {@link Cause#trace}
   */
  public record Outcome(
      String strategy,
      String operation,
      Support.Status status,
      String reason,
      String exception,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> trace,
      List<String> flags) {

    /** Returns the same outcome with another status and other flags. */
    public Outcome with(Support.Status other, List<String> otherFlags) {
      return new Outcome(strategy, operation, other, reason, exception, trace, otherFlags);
    }

    private Support of(Place place) {
      String words = reason.replace(NAME, place.property);
      return new Support(
          strategy,
          place.member,
          place.type,
          place.property,
          operation,
          status,
          new Cause(
              null, exception, words.replace(CAPITALISED, capitalised(place.property)), trace),
          flags);
    }
  }

  private record Place(String type, String member, String property) {}

  /** The properties of one class and member that every probe treats alike, in any form. */
  record Group(
      String type,
      String member,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> properties,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Outcome> outcomes) {
    int size() {
      return properties.size() * outcomes.size();
    }

    Stream<Support> all() {
      return properties.stream()
          .map(property -> new Place(type, member, property))
          .flatMap(place -> outcomes.stream().map(outcome -> outcome.of(place)));
    }
  }

  /** Returns the same probes, sharing what is alike. */
  public static SharedSupport of(List<Support> support) {
    if (support instanceof SharedSupport shared) {
      return shared;
    }
    Map<Place, List<Outcome>> outcomes = new LinkedHashMap<>();
    for (Support one : support) {
      Place place = new Place(one.type(), one.member(), one.property());
      outcomes.computeIfAbsent(place, any -> new ArrayList<>()).add(outcome(one));
    }
    return of(outcomes);
  }

  private static SharedSupport of(Map<Place, List<Outcome>> outcomes) {
    Map<Group, List<String>> alike = new LinkedHashMap<>();
    outcomes.forEach(
        (place, own) ->
            alike
                .computeIfAbsent(
                    new Group(place.type, place.member, List.of(), own), any -> new ArrayList<>())
                .add(place.property));
    List<Group> groups = new ArrayList<>();
    alike.forEach(
        (group, names) ->
            groups.add(new Group(group.type, group.member, List.copyOf(names), group.outcomes)));
    return new SharedSupport(List.copyOf(groups));
  }

  private static Outcome outcome(Support one) {
    return new Outcome(
        one.strategy(),
        one.operation(),
        one.status(),
        masked(one),
        one.cause().exception(),
        one.cause().trace(),
        List.copyOf(one.flags()));
  }

  private static String masked(Support one) {
    String reason = one.cause().message();
    String property = one.property();
    if (property == null || property.isEmpty() || reason.contains("{")) {
      return reason;
    }
    return reason
        .replaceAll("(?<![\\w$])" + Pattern.quote(property) + "(?![\\w$])", quoted(NAME))
        .replaceAll(
            "(?<=\\b(get|set|is))" + Pattern.quote(capitalised(property)) + "(?![\\w$])",
            quoted(CAPITALISED));
  }

  private static String quoted(String replacement) {
    return Matcher.quoteReplacement(replacement);
  }

  private static String capitalised(String property) {
    return property.isEmpty()
        ? property
        : Character.toUpperCase(property.charAt(0)) + property.substring(1);
  }

  /** Returns the probe of one property in one form; empty when it was not probed. */
  public Optional<Support> find(
      String strategy, String member, String type, String property, String operation) {
    Place place = new Place(type, member, property);
    Group group = byPlace().get(place);
    return group == null
        ? Optional.empty()
        : group.outcomes.stream()
            .filter(one -> one.strategy.equals(strategy) && one.operation.equals(operation))
            .findFirst()
            .map(one -> one.of(place));
  }

  private Map<Place, Group> byPlace() {
    if (byPlace == null) {
      byPlace = new HashMap<>();
      for (Group group : groups) {
        group.properties.forEach(
            name -> byPlace.putIfAbsent(new Place(group.type, group.member, name), group));
      }
    }
    return byPlace;
  }

  /** Returns all probes of an operation. */
  public Stream<Support> operation(String operation) {
    return groups.stream()
        .filter(group -> group.outcomes.stream().anyMatch(one -> one.operation.equals(operation)))
        .flatMap(Group::all)
        .filter(one -> one.operation().equals(operation));
  }

  /** Returns the same probes with other words in place of the reasons. */
  public SharedSupport withReasons(UnaryOperator<String> words) {
    return new SharedSupport(
        groups.stream()
            .map(
                group ->
                    new Group(
                        group.type,
                        group.member,
                        group.properties,
                        group.outcomes.stream().map(one -> reworded(one, words)).toList()))
            .toList());
  }

  private static Outcome reworded(Outcome one, UnaryOperator<String> words) {
    return new Outcome(
        one.strategy,
        one.operation,
        one.status,
        words.apply(one.reason),
        one.exception,
        one.trace.stream().map(words).toList(),
        one.flags);
  }

  /**
   * Returns the probes with each outcome joined with that of the same probe in another list, where
   * that list holds one.
   */
  public SharedSupport joined(SharedSupport other, BinaryOperator<Outcome> join) {
    Map<Place, List<Outcome>> outcomes = new LinkedHashMap<>();
    for (Group group : groups) {
      for (String property : group.properties) {
        Place place = new Place(group.type, group.member, property);
        Group beside = other.byPlace().get(place);
        outcomes.put(
            place,
            beside == null
                ? group.outcomes
                : group.outcomes.stream().map(one -> joined(one, beside, join)).toList());
      }
    }
    return of(outcomes);
  }

  private static Outcome joined(Outcome one, Group beside, BinaryOperator<Outcome> join) {
    return beside.outcomes.stream()
        .filter(two -> two.strategy.equals(one.strategy) && two.operation.equals(one.operation))
        .findFirst()
        .map(two -> join.apply(one, two))
        .orElse(one);
  }

  @Override
  public Support get(int index) {
    int before = 0;
    for (Group group : groups) {
      if (index >= before && index < before + group.size()) {
        int inside = index - before;
        String property = group.properties.get(inside / group.outcomes.size());
        return group
            .outcomes
            .get(inside % group.outcomes.size())
            .of(new Place(group.type, group.member, property));
      }
      before += group.size();
    }
    throw new IndexOutOfBoundsException(index + " of " + size);
  }

  @Override
  public Iterator<Support> iterator() {
    return groups.stream().flatMap(Group::all).iterator();
  }

  @Override
  public int size() {
    return size;
  }

  /** Writes probes as groups. */
  static final class Writing extends StdConverter<List<Support>, List<Group>> {
    @Override
    public List<Group> convert(List<Support> support) {
      return of(support).groups;
    }
  }

  /** Reads groups as probes. */
  static final class Reading extends StdConverter<List<Group>, List<Support>> {
    @Override
    public List<Support> convert(List<Group> groups) {
      return new SharedSupport(groups);
    }
  }
}
