package io.accbench.plan;

import io.accbench.model.Prepared;
import io.accbench.model.Support;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was learnt about one fixture on one JVM, ready to be asked. */
final class Facts {
  private final Prepared prepared;
  private final Map<List<String>, Support> support = new HashMap<>();

  Facts(Prepared prepared) {
    this.prepared = prepared;
    for (Support probe : prepared.support()) {
      // a construction belongs to no member
      String member = probe.operation().equals("construct") ? "" : probe.member();
      String property = probe.operation().equals("construct") ? "" : probe.property();
      support.putIfAbsent(
          List.of(probe.strategy(), member, probe.type(), property, probe.operation()), probe);
    }
  }

  /** The bean classes of the graph. */
  List<Prepared.BeanType> types() {
    return prepared.types();
  }

  /** The class of the first bean: the root's own, or that of the first in a root collection. */
  Optional<Prepared.BeanType> root() {
    return prepared.types().stream().findFirst();
  }

  static List<String> readable(Prepared.BeanType type, String member) {
    return member.equals("field") ? type.fields() : type.methods();
  }

  static List<String> writable(Prepared.BeanType type, String member) {
    return member.equals("field") ? type.writableFields() : type.writableMethods();
  }

  /** The probe of one property. */
  Support property(String form, String member, String type, String property, String operation) {
    return probe(form, member, type, property, operation);
  }

  /** The probe of one class's creation. */
  Support creation(String form, String type) {
    return probe(form, "", type, "", "construct");
  }

  /** Why there can be no equal copy through the member, by any strategy; or empty. */
  Optional<String> copyObstacle(String member) {
    return prepared.support().stream()
        .filter(one -> one.operation().equals("copy") && one.member().equals(member))
        .map(Support::reason)
        .findFirst();
  }

  private Support probe(
      String form, String member, String type, String property, String operation) {
    Support probe = support.get(List.of(form, member, type, property, operation));
    return probe != null
        ? probe
        : new Support(
            form,
            member,
            type,
            property,
            operation,
            Support.Status.NOT_SUPPORTED,
            "not probed",
            List.of());
  }

  /**
   * The property for the layouts of one property: the first of the root type that the first chosen
   * member can write and every chosen member can read, else its first.
   */
  Optional<String> firstProperty(List<String> members) {
    if (root().isEmpty()) {
      return Optional.empty();
    }
    Prepared.BeanType type = root().get();
    List<String> candidates = new ArrayList<>();
    members.forEach(member -> candidates.addAll(writable(type, member)));
    members.forEach(member -> candidates.addAll(readable(type, member)));
    return candidates.stream()
        .filter(name -> members.stream().allMatch(member -> readable(type, member).contains(name)))
        .findFirst()
        .or(() -> candidates.stream().findFirst());
  }
}
