package io.accbench.plan;

import io.accbench.model.FlatYaml;
import io.accbench.model.UnknownName;
import io.accbench.plan.Converters.BadValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The options of a command and its profile together, with the place where each was given and every
 * problem that was found. An option is named as on the command line, by the first of its names.
 */
public final class GivenOptions {
  /** The suite of a profile that names none. */
  static final String ACCESS = "access";

  private final Map<String, OptionSpec> options;
  private final Set<String> onCommandLine = new HashSet<>();
  private final Map<String, String> places = new HashMap<>();
  private final Map<String, Set<String>> problems = new HashMap<>();
  private final String suite;

  /** Completes the options, which are changed: those that are not given become the profile's. */
  GivenOptions(RunOptions given, Profile profile) {
    this.options = given.byName();
    given.mistakes().forEach(this::problem);
    options.forEach(this::readCommandLine);
    String named = given.libraries().suite;
    this.suite = named.isEmpty() ? implied(profile.suite()) : named;
    Map<String, List<String>> usual = new HashMap<>();
    Set<String> left = new HashSet<>(onCommandLine);
    if (!suite.equals(profile.suite())) {
      PlannableSuite.find(suite).ifPresent(own -> usual.putAll(own.defaults(onCommandLine)));
      usual.keySet().removeAll(onCommandLine);
      PlannableSuite.suites().forEach(any -> left.addAll(any.keys()));
      if (knownWhenPrepared()) {
        left.addAll(Set.of("--mode", "-t"));
      }
    }
    options.forEach(
        (name, option) -> {
          FlatYaml.YamlValue entry = profile.yaml().entries().get(RunOptions.key(option));
          if (usual.containsKey(name)) {
            option.setValue(usual.get(name));
          } else if (entry != null && !left.contains(name)) {
            places.put(name, profile.yaml().at(entry.line()));
            readProfile(name, option, entry.texts());
          }
        });
    given.libraries().suite = suite;
  }

  private void readCommandLine(String name, OptionSpec option) {
    if (!RunOptions.key(option).isEmpty() && !texts(name).isEmpty()) {
      onCommandLine.add(name);
      if (option.getValue() instanceof String text) {
        option.setValue(text.strip());
      } else if (!option.splitRegex().isEmpty()) {
        option.setValue(distinct((Collection<?>) option.getValue()));
      }
    }
  }

  /** Returns the suite for which the command line asks by an option that no other suite has. */
  private String implied(String otherwise) {
    return PlannableSuite.suites().stream()
        .filter(any -> any.implying().stream().anyMatch(onCommandLine::contains))
        .map(PlannableSuite::name)
        .findFirst()
        .orElse(otherwise);
  }

  private void readProfile(String name, OptionSpec option, List<String> texts) {
    List<Object> values = new ArrayList<>();
    for (String text : option.splitRegex().isEmpty() ? texts : separated(name, texts)) {
      try {
        values.add(
            option.converters().length == 0 ? text.strip() : option.converters()[0].convert(text));
      } catch (BadValue bad) {
        problem(name, bad.problem(place(name), RunOptions.key(option)));
      } catch (Exception impossible) {
        throw new IllegalStateException("a converter throws nothing else", impossible);
      }
    }
    if (option.isMultiValue()) {
      option.setValue(distinct(values));
    } else if (!values.isEmpty()) {
      option.setValue(values.get(0));
    }
  }

  /** Returns all that commas separate in an option's texts; an empty part is a problem. */
  List<String> separated(String option, List<String> texts) {
    String comma = option(option).splitRegex();
    List<String> all =
        texts.stream()
            .flatMap(text -> Stream.of(text.split(comma.isEmpty() ? "," : comma, -1)))
            .toList();
    List<String> parts = all.stream().map(String::strip).filter(part -> !part.isEmpty()).toList();
    if (parts.isEmpty()) {
      namesNothing(option);
    } else if (parts.size() < all.size()) {
      problem(
          option,
          subject(option) + " has a comma with no value before or after it; leave the comma out");
    }
    return parts;
  }

  private static List<Object> distinct(Collection<?> values) {
    Set<Object> distinct = new LinkedHashSet<>();
    values.forEach(value -> distinct.add(value instanceof String text ? text.strip() : value));
    distinct.remove("");
    return List.copyOf(distinct);
  }

  /** Returns the name of the suite, which may be unknown. */
  String suite() {
    return suite;
  }

  /** Returns whether the axes of the suite are known only when it is prepared. */
  boolean knownWhenPrepared() {
    return PlannableSuite.find(suite).filter(PlannableSuite::knownWhenPrepared).isPresent();
  }

  /** Returns the options that the command line gives, whatever the profile says. */
  Set<String> onCommandLine() {
    return Set.copyOf(onCommandLine);
  }

  /** Returns whether the command line or the profile gives an option. */
  boolean given(String option) {
    return onCommandLine.contains(option) || places.containsKey(option);
  }

  /** Returns every problem so far, in the order of the help. */
  List<String> problems() {
    return options.keySet().stream()
        .flatMap(name -> problems.getOrDefault(name, Set.of()).stream())
        .toList();
  }

  /** Returns the options that have a problem. */
  Set<String> failed() {
    return problems.keySet();
  }

  /** Adds a problem with an option, once. */
  public void problem(String option, String text) {
    problems.computeIfAbsent(option, name -> new LinkedHashSet<>()).add(text);
  }

  /** Returns where an option was given: {@code profiles/ci.yaml:12: }, or empty. */
  public String place(String option) {
    return places.getOrDefault(option, "");
  }

  /** Returns the start of a message about an option's value as a whole. */
  String subject(String option) {
    String place = place(option);
    return place.isEmpty() ? option : place + RunOptions.key(option(option));
  }

  private OptionSpec option(String name) {
    return Objects.requireNonNull(options.get(name), name);
  }

  /** Returns an option's values as texts; empty when it was not given. */
  public List<String> texts(String option) {
    Object value = option(option).getValue();
    List<?> values =
        value instanceof List<?> several ? several : value == null ? List.of() : List.of(value);
    return values.stream().map(String::valueOf).filter(text -> !text.isEmpty()).toList();
  }

  /** Returns an option's values as texts, of which at least one must be given. */
  public List<String> someTexts(String option) {
    List<String> texts = texts(option);
    if (texts.isEmpty()) {
      namesNothing(option);
    }
    return texts;
  }

  private void namesNothing(String option) {
    problem(option, subject(option) + " names nothing; name at least one");
  }

  /** Returns an option's values out of a closed list; {@code all} stands for every one. */
  public List<String> namesOf(String option, String what, List<String> known) {
    Set<String> names = new LinkedHashSet<>();
    for (String name : someTexts(option)) {
      if (name.equals("all")) {
        names.addAll(known);
      } else if (known.contains(name)) {
        names.add(name);
      } else {
        problem(option, place(option) + UnknownName.problem(what, name, known));
      }
    }
    return List.copyOf(names);
  }

  /**
   * Returns the values that {@code --param} gives on the axes of a suite; every known value where
   * it gives none. A name or value that is not known is a problem.
   *
   * @param known the known values by axis
   */
  public Map<String, List<String>> params(Map<String, List<String>> known) {
    Map<String, Set<String>> given = new LinkedHashMap<>();
    for (String text : texts("--param")) {
      int equals = text.indexOf('=');
      String axis = equals < 0 ? text : text.substring(0, equals);
      if (equals < 0 || !known.containsKey(axis)) {
        problem(
            "--param",
            "%s: %s; write AXIS=VALUE,VALUE"
                .formatted(subject("--param"), UnknownName.problem("axis", axis, known.keySet())));
        continue;
      }
      for (String value : text.substring(equals + 1).split(",", -1)) {
        if (known.get(axis).contains(value)) {
          given.computeIfAbsent(axis, name -> new LinkedHashSet<>()).add(value);
        } else {
          String problem = UnknownName.problem(axis, value, known.get(axis));
          problem("--param", place("--param") + problem);
        }
      }
    }
    Map<String, List<String>> chosen = new LinkedHashMap<>(known);
    given.forEach((axis, values) -> chosen.put(axis, List.copyOf(values)));
    return chosen;
  }
}
