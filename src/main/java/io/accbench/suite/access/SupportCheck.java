package io.accbench.suite.access;

import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Obstacle;
import io.accbench.model.Prepared;
import io.accbench.model.Support;
import io.accbench.suite.graph.Refused;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds whether one strategy form reaches all that a cell needs, and with which flags. */
final class SupportCheck {
  private final FixtureSupport facts;
  private final AccessOperation operation;
  private final String member;
  private final String form;
  private final List<Support> properties = new ArrayList<>();
  private final List<Support> creations = new ArrayList<>();
  private final List<Cause> missing = new ArrayList<>();

  /**
   * @param form {@code name/form}
   * @param property the one property that is measured, or empty for all of every bean
   */
  SupportCheck(FixtureSupport facts, Cell cell, String form, String property) {
    this.facts = facts;
    this.operation = AccessOperation.parse(cell.operation());
    this.member = cell.axis("member");
    this.form = form;
    if (property.isEmpty()) {
      needAll();
    } else {
      need(property);
    }
  }

  /** Returns why the cell cannot be measured, or empty. */
  Optional<Obstacle> obstacle() {
    if (!missing.isEmpty()) {
      return Optional.of(new Obstacle.NotSupported(missing.get(0)));
    }
    return Refused.of(properties, Cause.GraphPart.PROPERTY)
        .or(() -> Refused.of(creations, Cause.GraphPart.TYPE));
  }

  /** Returns the flags that were used or are needed, each once. */
  List<String> flags() {
    Set<String> flags = new LinkedHashSet<>();
    properties.forEach(probe -> flags.addAll(probe.flags()));
    creations.forEach(probe -> flags.addAll(probe.flags()));
    return List.copyOf(flags);
  }

  private void needAll() {
    switch (operation) {
      case READ -> needAllRead();
      case WRITE -> {
        needAllWritten();
        if (properties.isEmpty()) {
          lacks(
              member.equals("field")
                  ? "every field is final or a record's, so none can be written"
                  : "no property has a setter that takes its value");
        }
      }
      case CONSTRUCT -> needAllCreated();
      case COPY -> {
        facts.copyObstacle(member).ifPresent(missing::add);
        needAllRead();
        needAllWritten();
        needAllCreated();
      }
    }
  }

  private void needAllRead() {
    for (Prepared.PreparedBean type : facts.types()) {
      for (String property : FixtureSupport.readable(type, member)) {
        add(type, property, AccessOperation.READ);
      }
    }
    if (properties.isEmpty()) {
      lacks("no property is readable through a " + member);
    }
  }

  private void needAllWritten() {
    for (Prepared.PreparedBean type : facts.types()) {
      for (String property : FixtureSupport.writable(type, member)) {
        add(type, property, AccessOperation.WRITE);
      }
    }
  }

  private void needAllCreated() {
    for (Prepared.PreparedBean type : facts.types()) {
      if (type.creation().isEmpty()) {
        lacks(simpleName(type) + " has no constructor or factory that could make it");
      } else {
        creations.add(facts.creation(form, type.name()));
      }
    }
  }

  private void need(String property) {
    Optional<Prepared.PreparedBean> root = facts.root();
    boolean write = operation == AccessOperation.WRITE;
    boolean there =
        root.isPresent()
            && (write
                    ? FixtureSupport.writable(root.get(), member)
                    : FixtureSupport.readable(root.get(), member))
                .contains(property);
    if (there) {
      add(root.get(), property, operation);
    } else {
      lacks(
          "%s has no property \"%s\" that is %s through a %s"
              .formatted(
                  root.map(SupportCheck::simpleName).orElse("the graph"),
                  property,
                  write ? "writable" : "readable",
                  member));
    }
  }

  private void lacks(String what) {
    missing.add(Cause.of(what));
  }

  private void add(Prepared.PreparedBean type, String property, AccessOperation done) {
    properties.add(facts.property(form, member, type.name(), property, done.label()));
  }

  private static String simpleName(Prepared.PreparedBean type) {
    return type.name().substring(type.name().lastIndexOf('.') + 1);
  }
}
