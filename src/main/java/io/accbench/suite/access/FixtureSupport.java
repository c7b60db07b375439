package io.accbench.suite.access;

import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Prepared;
import io.accbench.model.Support;
import io.accbench.model.SupportGroup;
import io.accbench.model.SupportGroup.ProbedProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The facts that were learnt about one fixture on one JVM. */
final class FixtureSupport {
  private final Prepared prepared;
  private final Map<ProbedProperty, SupportGroup> byProperty;

  FixtureSupport(Prepared prepared) {
    this.prepared = prepared;
    this.byProperty = SupportGroup.byProperty(prepared.support());
  }

  /** Returns the bean classes of the graph. */
  List<Prepared.PreparedBean> types() {
    return prepared.types();
  }

  /**
   * Returns the class of the first bean: the root's own, or that of the first bean in a root
   * collection.
   */
  Optional<Prepared.PreparedBean> root() {
    return prepared.types().stream().findFirst();
  }

  static List<String> readable(Prepared.PreparedBean type, String member) {
    return member.equals("field") ? type.fields() : type.methods();
  }

  static List<String> writable(Prepared.PreparedBean type, String member) {
    return member.equals("field") ? type.writableFields() : type.writableMethods();
  }

  /** Returns the outcome of the probe of one property. */
  Support property(String form, String member, String type, String property, String operation) {
    SupportGroup group = byProperty.get(new ProbedProperty(type, member, property));
    return Optional.ofNullable(group)
        .flatMap(known -> known.outcome(form, operation))
        .map(outcome -> group.probe(property, outcome))
        .orElse(notProbed(form, member, type, property, operation));
  }

  /** Returns the outcome of the probe of one class's creation, which belongs to no member. */
  Support creation(String form, String type) {
    return probes("construct")
        .filter(one -> one.strategy().equals(form) && one.type().equals(type))
        .findFirst()
        .orElse(notProbed(form, "", type, "", "construct"));
  }

  /**
   * Returns why no strategy can make an equal copy through the member; empty if a copy can be made.
   */
  Optional<Cause> copyObstacle(String member) {
    return probes("copy")
        .filter(one -> one.member().equals(member))
        .map(Support::cause)
        .findFirst();
  }

  /** Returns whether a form does the cell's operation to any part of the graph. */
  boolean reaches(Cell cell, String form) {
    String operation =
        cell.operation().equals(AccessOperation.COPY.label())
            ? AccessOperation.CONSTRUCT.label()
            : cell.operation();
    return probes(operation)
        .anyMatch(
            one ->
                one.strategy().equals(form)
                    && one.member().equals(cell.axis("member"))
                    && (one.status() == Support.Status.OK
                        || one.status() == Support.Status.NEEDS_FLAG));
  }

  private Stream<Support> probes(String operation) {
    return prepared.support().stream()
        .filter(
            group -> group.outcomes().stream().anyMatch(one -> one.operation().equals(operation)))
        .flatMap(SupportGroup::probes)
        .filter(one -> one.operation().equals(operation));
  }

  private static Support notProbed(
      String form, String member, String type, String property, String operation) {
    return new Support(
        form,
        member,
        type,
        property,
        operation,
        Support.Status.NOT_SUPPORTED,
        Cause.of("not probed"),
        List.of());
  }

  /**
   * Returns the property for the layouts of one property. It is the first of the root type that
   * every chosen member can read, writable ones first. If there is no such property, it is the
   * first writable one, else the first readable one.
   */
  Optional<String> firstProperty(List<String> members) {
    if (root().isEmpty()) {
      return Optional.empty();
    }
    Prepared.PreparedBean type = root().get();
    List<String> candidates = new ArrayList<>();
    members.forEach(member -> candidates.addAll(writable(type, member)));
    members.forEach(member -> candidates.addAll(readable(type, member)));
    return candidates.stream()
        .filter(name -> members.stream().allMatch(member -> readable(type, member).contains(name)))
        .findFirst()
        .or(() -> candidates.stream().findFirst());
  }
}
