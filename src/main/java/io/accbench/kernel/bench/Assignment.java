package io.accbench.kernel.bench;

import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;

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
    this.operation = operation;
    this.form = form;
    this.member = member.equals("field") ? MemberKind.FIELD : MemberKind.METHOD;
    this.layout = layout;
    this.boxed = slot.equals("boxed");
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
    String name = layout.substring(layout.indexOf(':') + 1);
    int index = access.index(graph.types()[0], name);
    Property property = graph.types()[0].properties(member)[index];
    boolean write = operation.equals("write");
    return write
        ? new WriteOne(access.writer(property), reads, index)
        : new ReadOne(access.reader(property), graph.beans()[0]);
  }

  private static BeanAccess plain(AccessorStrategy compiled, MemberKind member) {
    return new BeanAccess(compiled, compiled.forms().get(0).name(), member, false);
  }
}
