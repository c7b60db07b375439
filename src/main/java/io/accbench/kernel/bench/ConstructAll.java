package io.accbench.kernel.bench;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Checksum;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.MemberKind;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Makes as many beans, of the same classes, as the graph has; arguments are the graph's own values.
 */
final class ConstructAll extends Workload {
  private static final Object[] NONE = {};

  private final Creator.OfNothing[] ofNothing;
  private final Creator.OfArguments[] ofArguments;
  private final Object[][] arguments;

  ConstructAll(Graph graph, BeanAccess access, PlainReads plain) throws Throwable {
    BeanType[] types = graph.types();
    this.ofNothing = new Creator.OfNothing[types.length];
    this.ofArguments = new Creator.OfArguments[types.length];
    this.arguments = new Object[types.length][];
    ByType<Creator> made = new ByType<>(graph.distinctTypes().length);
    for (int i = 0; i < types.length; i++) {
      Creator known = made.get(types[i]);
      Creator creator = known != null ? known : made.put(types[i], access.creator(types[i]));
      if (types[i].creation().arity() == 0) {
        ofNothing[i] = (Creator.OfNothing) creator;
        arguments[i] = NONE;
      } else {
        ofArguments[i] = (Creator.OfArguments) creator;
        arguments[i] = argumentsOf(types[i], i, plain);
      }
    }
  }

  private static Object[] argumentsOf(BeanType type, int bean, PlainReads fields) {
    String[] names = type.argumentNames();
    Object[] values = new Object[names.length];
    for (int i = 0; i < names.length; i++) {
      values[i] = fields.value(bean, BeanAccess.index(type, MemberKind.FIELD, names[i]));
    }
    return values;
  }

  @Override
  void run(Blackhole sink) throws Throwable {
    Creator.OfNothing[] ofNothing = this.ofNothing;
    for (int i = 0; i < ofNothing.length; i++) {
      Creator.OfNothing creator = ofNothing[i];
      sink.consume(creator != null ? creator.create() : ofArguments[i].create(arguments[i]));
    }
  }

  @Override
  Object[] accessors() {
    Object[] creators = new Object[ofNothing.length];
    for (int i = 0; i < creators.length; i++) {
      creators[i] = ofNothing[i] != null ? ofNothing[i] : ofArguments[i];
    }
    return creators;
  }

  @Override
  int accesses() {
    return 0;
  }

  /** The classes that were made, in order. */
  @Override
  long proof() throws Throwable {
    Checksum sum = new Checksum();
    for (int i = 0; i < ofNothing.length; i++) {
      Object made =
          ofNothing[i] != null ? ofNothing[i].create() : ofArguments[i].create(arguments[i]);
      sum.add(made.getClass().getName().hashCode());
    }
    return sum.value();
  }
}
