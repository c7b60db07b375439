package io.accbench.prepare;

import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.model.Cause;
import io.accbench.model.Support;
import io.accbench.model.Support.Status;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.ContentComparison;
import io.accbench.prepare.discover.FieldProperty;
import io.accbench.prepare.discover.Instantiator;
import io.accbench.prepare.discover.MethodProperty;
import io.accbench.prepare.discover.ReflectiveWalk;
import io.accbench.prepare.discover.Thrown;
import io.accbench.prepare.discover.Types;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Tries every strategy form on every property and creation of a graph, typed and boxed. The result
 * is compared with the value that plain reflection reads. A field is emptied before a strategy
 * writes it back.
 */
final class Probe {
  private final Types types;
  private final List<String> jvmFlags;
  private final Map<Class<?>, List<Object>> instances = new LinkedHashMap<>();
  private final List<Support> support = new ArrayList<>();

  /**
   * @param graph the graph, whose beans may be written
   * @param jvmFlags the strategies' flags that this JVM accepts
   */
  Probe(Types types, Object graph, List<String> jvmFlags) {
    this.types = types;
    this.jvmFlags = jvmFlags;
    for (Object bean : new ReflectiveWalk().beans(graph)) {
      instances.computeIfAbsent(bean.getClass(), type -> new ArrayList<>()).add(bean);
    }
  }

  /**
   * @param asked the forms to probe, as {@code name/form}; empty for all
   */
  List<Support> run(Iterable<AccessorStrategy> strategies, List<String> asked) {
    for (AccessorStrategy strategy : strategies) {
      List<String> flags = strategy.flags().stream().filter(jvmFlags::contains).toList();
      for (Form form : strategy.forms()) {
        if (!asked.isEmpty() && !asked.contains(strategy.name() + "/" + form.name())) {
          continue;
        }
        for (Bean bean : types.all()) {
          new OfForm(strategy, form.name(), flags).probe(bean, instances.get(bean.type()));
        }
      }
    }
    return support;
  }

  /** An operation on one property or creation, which throws an exception if it does not work. */
  private interface ProbedAccess {
    void run() throws Throwable;
  }

  /** The probe of one form. */
  private final class OfForm {
    private final AccessorStrategy strategy;
    private final String form;
    private final List<String> flags;

    OfForm(AccessorStrategy strategy, String form, List<String> flags) {
      this.strategy = strategy;
      this.form = form;
      this.flags = flags;
    }

    private void probe(Bean bean, List<Object> instances) {
      for (FieldProperty field : bean.fields()) {
        probe(field.property(), new SampleBean(instances, field::read, field));
      }
      for (MethodProperty method : bean.methods()) {
        probe(method.property(), new SampleBean(instances, method::read, null));
      }
      if (bean.making() != null) {
        ProbedAccess construct = () -> construct(bean.making(), instances.get(0));
        String words = bean.making().creation().toString();
        Support outcome = attempt("field", bean.type(), words, "construct", construct);
        support.add(outcome);
        support.add(
            new Support(
                outcome.strategy(),
                "method",
                outcome.type(),
                outcome.property(),
                outcome.operation(),
                outcome.status(),
                outcome.cause(),
                outcome.flags()));
      }
    }

    private void probe(Property property, SampleBean sample) {
      String member = property.member().name().toLowerCase(Locale.ROOT);
      support.add(
          attempt(member, property.bean(), property.name(), "read", () -> read(property, sample)));
      if (property.writable()) {
        support.add(
            attempt(
                member, property.bean(), property.name(), "write", () -> write(property, sample)));
      }
    }

    private void read(Property property, SampleBean sample) throws Throwable {
      for (Kind slot : slots(property.kind())) {
        Object value = Slots.get(strategy.getter(property, slot, form), slot, sample.bean());
        sample.require(value, "read");
      }
    }

    private void write(Property property, SampleBean sample) throws Throwable {
      for (Kind slot : slots(property.writeKind())) {
        var setter = strategy.setter(property, slot, form);
        try {
          sample.empty();
          Slots.set(setter, slot, sample.bean(), sample.value());
          sample.require(sample.now(), "wrote");
        } finally {
          sample.restore();
        }
      }
    }

    private void construct(Instantiator making, Object sample) throws Throwable {
      Creation creation = making.creation();
      Creator creator = strategy.creator(creation, form);
      Object made =
          creation.arity() == 0
              ? ((Creator.OfNothing) creator).create()
              : ((Creator.OfArguments) creator)
                  .create(making.arguments().stream().map(field -> field.read(sample)).toArray());
      if (made == null || made.getClass() != creation.bean()) {
        throw new IllegalStateException("made " + made + " instead of " + creation.bean());
      }
    }

    private Support attempt(
        String member, Class<?> type, String property, String operation, ProbedAccess attempt) {
      Thrown outcome = new Thrown(Status.OK, Cause.NONE);
      try {
        attempt.run();
      } catch (OutOfMemoryError | InternalError e) {
        throw e;
      } catch (Throwable e) {
        outcome = Thrown.of(e, type);
      }
      return new Support(
          strategy.name() + "/" + form,
          member,
          type.getName(),
          property,
          operation,
          outcome.status(),
          outcome.cause(),
          outcome.status() == Status.OK ? flags : List.of());
    }
  }

  private static Set<Kind> slots(Kind kind) {
    return kind == Kind.OBJECT
        ? Set.of(Kind.OBJECT)
        : new LinkedHashSet<>(List.of(kind, Kind.OBJECT));
  }

  /**
   * A bean on which a property is probed. It is the first bean whose value is not null, or the
   * first of all beans.
   */
  private static final class SampleBean {
    private final Object bean;
    private final Object value;
    private final UnaryOperator<Object> reader;
    private final FieldProperty field;

    /**
     * @param reader reads the property by plain reflection
     * @param field the field that may be emptied before a write, or null
     */
    SampleBean(List<Object> instances, UnaryOperator<Object> reader, FieldProperty field) {
      this.bean =
          instances.stream()
              .filter(instance -> reader.apply(instance) != null)
              .findFirst()
              .orElse(instances.get(0));
      this.reader = reader;
      this.value = reader.apply(bean);
      this.field = field;
    }

    Object bean() {
      return bean;
    }

    Object value() {
      return value;
    }

    /** Returns the value that plain reflection reads now. */
    Object now() {
      return reader.apply(bean);
    }

    /** Puts null or zero into the field, so that a write that does nothing shows. */
    void empty() throws IllegalAccessException {
      if (field != null) {
        // the element of a new array is the type's null or zero
        field.field().set(bean, Array.get(Array.newInstance(field.field().getType(), 1), 0));
      }
    }

    void restore() throws IllegalAccessException {
      if (field != null) {
        field.field().set(bean, value);
      }
    }

    /** Throws unless the value found is that of plain reflection. */
    void require(Object found, String verb) {
      if (!new ContentComparison(true).equal(value, found)) {
        throw new IllegalStateException(verb + " " + found + " where reflection finds " + value);
      }
    }
  }
}
