package io.accbench.kernel.bench;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import java.util.ArrayList;
import java.util.List;

/** The work of a fork, from its benchmark parameters. It makes the {@link Workload}. */
final class Assignment {
  /** The classes of all workloads, which a fork loads before a shot. */
  static final String[] WORKLOADS = {
    "ReadAll", "WriteAll", "ConstructAll", "DeepCopy", "DeepCopy$Copier", "ReadOne", "WriteOne",
  };

  private final String operation;
  private final String form;
  private final MemberKind member;
  private final String layout;
  private final boolean boxed;

  /** Creates an assignment from the parameters of {@link AccessBenchmark}. */
  Assignment(String operation, String form, String member, String layout, String slot) {
    this(
        operation,
        form,
        member.equals("field") ? MemberKind.FIELD : MemberKind.METHOD,
        layout,
        slot.equals("boxed"));
  }

  private Assignment(
      String operation, String form, MemberKind member, String layout, boolean boxed) {
    this.operation = operation;
    this.form = form;
    this.member = member;
    this.layout = layout;
    this.boxed = boxed;
  }

  MemberKind member() {
    return member;
  }

  String operation() {
    return operation;
  }

  boolean wholeGraph() {
    return layout.equals("bean") || layout.equals("bean-called");
  }

  /**
   * Returns a reader for the values of the graph that the workload needs beforehand, or null when
   * it needs none. The reader uses compiled accessors, so that a first shot contains only the
   * strategy's own work.
   */
  PlainReads plainReads(Graph graph, AccessorStrategy compiled) throws Throwable {
    return switch (operation) {
      case "read" -> null;
      // a constructor's arguments are values of fields, whether or not they have getters
      case "construct" -> new PlainReads(graph, plain(compiled, MemberKind.FIELD));
      default -> new PlainReads(graph, plain(compiled, member));
    };
  }

  /** Returns the workload. Every accessor is looked up and linked, but not called yet. */
  Workload workload(
      Graph graph, AccessorStrategy strategy, AccessorStrategy compiled, PlainReads reads)
      throws Throwable {
    BeanAccess access = new BeanAccess(strategy, form, member, boxed);
    if (!wholeGraph()) {
      return oneProperty(graph, access, reads);
    }
    return switch (operation) {
      case "read" -> new ReadAll(graph, access);
      case "write" -> new WriteAll(graph, access, reads);
      case "construct" -> new ConstructAll(graph, access, reads);
      case "copy" -> new DeepCopy(graph, access, plain(compiled, member));
      default -> throw new IllegalArgumentException("no operation \"" + operation + "\"");
    };
  }

  private Workload oneProperty(Graph graph, BeanAccess access, PlainReads reads) throws Throwable {
    return oneProperty(graph, 0, access.index(graph.types()[0], property()), access, reads);
  }

  private Workload oneProperty(
      Graph graph, int bean, int index, BeanAccess access, PlainReads reads) throws Throwable {
    Property property = graph.types()[bean].properties(member)[index];
    return operation.equals("write")
        ? new WriteOne(access.writer(property), reads, bean, index)
        : new ReadOne(access.reader(property), graph.beans()[bean]);
  }

  /**
   * Returns the same work on another graph, as far as the strategy reaches it. A fork with one
   * property does it on the whole graph and, in layout {@code mono}, also on each property that
   * goes through the same kind of slot: an accessor in a static final field has no other.
   */
  List<Workload> elsewhere(
      Graph own, Graph other, AccessorStrategy strategy, AccessorStrategy compiled)
      throws Throwable {
    BeanAccess access = new BeanAccess(strategy, form, member, boxed);
    Graph reached = new ReachedTypes(operation, access).of(other);
    PlainReads reads = plainReads(reached, compiled);
    Assignment whole = new Assignment(operation, form, member, "bean", boxed);
    List<Workload> works = new ArrayList<>();
    works.add(whole.workload(reached, strategy, compiled, reads));
    if (layout.startsWith("mono")) {
      BeanType root = own.types()[0];
      Kind kind = slot(root.properties(member)[access.index(root, property())]);
      for (int bean = 0; bean < reached.beans().length; bean++) {
        Property[] properties = reached.types()[bean].properties(member);
        for (int i = 0; i < properties.length; i++) {
          if (slot(properties[i]) == kind) {
            works.add(oneProperty(reached, bean, i, access, reads));
          }
        }
      }
    }
    return works;
  }

  /** Returns the kind of the slot through which a property goes; null where it is not written. */
  private Kind slot(Property property) {
    boolean write = operation.equals("write");
    if (write && !property.writable()) {
      return null;
    }
    return boxed ? Kind.OBJECT : write ? property.writeKind() : property.kind();
  }

  /** Returns the name of the one property: {@code amount} of {@code mono:amount}. */
  private String property() {
    return layout.substring(layout.indexOf(':') + 1);
  }

  private static BeanAccess plain(AccessorStrategy compiled, MemberKind member) {
    return new BeanAccess(compiled, compiled.forms().get(0).name(), member, false);
  }
}
