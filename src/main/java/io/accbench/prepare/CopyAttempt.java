package io.accbench.prepare;

import com.sun.management.HotSpotDiagnosticMXBean;
import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Copies;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.graph.ReflectedReads;
import io.accbench.kernel.graph.Shape;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Unsupported;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.FieldProperty;
import io.accbench.prepare.discover.Fields;
import io.accbench.prepare.discover.MethodProperty;
import io.accbench.prepare.discover.ReflectiveWalk;
import io.accbench.prepare.discover.Thrown;
import io.accbench.prepare.discover.Types;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A copy of a graph by plain reflection. It takes the same way as the measured copy of {@code
 * kernel.bench.DeepCopy}, frame by frame. Its thread has half of the stack that a measured thread
 * has, so that a graph which it copies has room there, whatever the JIT compiler does.
 */
final class CopyAttempt {
  private final Types types;
  private final MemberKind member;
  private final Map<Class<?>, List<Step>> steps = new HashMap<>();

  CopyAttempt(Types types, MemberKind member) {
    this.types = types;
    this.member = member;
  }

  /** A property that a copy follows, with its member. */
  private record Step(Property property, Shape shape, FieldProperty field, MethodProperty method) {
    private Object read(Object bean) {
      return field != null ? field.read(bean) : method.read(bean);
    }

    private void write(Object bean, Object value) throws ReflectiveOperationException {
      if (field != null) {
        field.field().set(bean, value);
      } else {
        method.setter().invoke(bean, value);
      }
    }
  }

  /** Returns the property by which a copy would come back to a bean that it is copying. */
  Optional<String> cycle(Object root) {
    return new Followed().cycle(root);
  }

  /** A walk over beans whose classes were discovered; a getter may have added others since. */
  private class KnownBeans extends ReflectiveWalk {
    @Override
    protected boolean isBean(Object value) {
      return types.of(value.getClass()) != null;
    }
  }

  /** A walk through the properties that a copy follows: those that it sets, and arguments. */
  private final class Followed extends KnownBeans {
    @Override
    protected Object[] references(Object bean) {
      return followed(bean).map(step -> step.read(bean)).toArray();
    }

    @Override
    protected String holder(Object bean, Object value) {
      return followed(bean)
          .filter(step -> step.read(bean) == value)
          .map(step -> step.property().toString())
          .findFirst()
          .orElse(bean.getClass().getName());
    }

    private Stream<Step> followed(Object bean) {
      Bean type = types.of(bean.getClass());
      List<String> arguments =
          type.making() == null ? List.of() : List.of(type.making().argumentNames());
      return steps(type).stream()
          .filter(step -> step.shape() != Shape.SCALAR)
          .filter(step -> step.property().writable() || arguments.contains(step.property().name()));
    }
  }

  /** Returns why no equal copy can be made, or empty. */
  Optional<String> obstacle(Object root) {
    String[] reason = new String[1];
    Thread thread =
        new Thread(null, () -> reason[0] = tried(root), "attempt of a copy", stackBytes() / 2);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Optional.ofNullable(reason[0]);
  }

  private String tried(Object root) {
    Object copy;
    try {
      copy = copyOf(root);
    } catch (StackOverflowError e) {
      return "the graph is nested too deeply to be copied: a measured thread has a stack of %d KB"
          .formatted(stackBytes() / 1024);
    } catch (InvocationTargetException e) {
      List<Class<?>> classes = new ArrayList<>();
      types.all().forEach(type -> classes.addAll(Fields.hierarchy(type.type())));
      StackTraceElement thrower = Unsupported.thrownIn(e, classes);
      // the probe of each strategy says what a constructor throws
      return thrower == null || thrower.getMethodName().equals("<init>")
          ? null
          : Unsupported.called(thrower)
              + " throws in a copy: "
              + Thrown.of(e.getCause()).cause().thrown();
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null; // not a matter of copying
    }
    return difference(root, copy);
  }

  private String difference(Object root, Object copy) {
    ReflectedReads original = fields(root);
    int first = original.checksumOfCopies().firstDifference(fields(copy).checksumOfCopies());
    if (first < 0) {
      return null;
    }
    Property field = original.property(first);
    boolean reached =
        member == MemberKind.FIELD
            || types.of(field.bean()).methods().stream()
                .anyMatch(method -> method.property().name().equals(field.name()));
    return field
        + (reached
            ? " is not the same in a copy"
            : " has neither getter nor setter: a copy would lose it");
  }

  private ReflectedReads fields(Object root) {
    BeanType[] all = types.all().stream().map(Bean::kernelType).toArray(BeanType[]::new);
    return new ReflectedReads(new Graph(new KnownBeans(), root, all), MemberKind.FIELD);
  }

  private Object copyOf(Object value) throws ReflectiveOperationException {
    if (value == null) {
      return null;
    }
    Bean type = types.of(value.getClass());
    if (type != null && type.making() != null) {
      return copyOfBean(value, type);
    }
    if (value instanceof Collection<?> collection) {
      return copyOfCollection(collection);
    }
    if (value instanceof Map<?, ?> map) {
      return copyOfMap(map);
    }
    if (value instanceof Optional<?> optional) {
      return optional.isPresent() ? Optional.of(copyOf(optional.get())) : value;
    }
    return value instanceof Object[] array ? copyOfArray(array) : value;
  }

  private Object copyOfCollection(Collection<?> collection) throws ReflectiveOperationException {
    Collection<Object> copy = Copies.emptyLike(collection);
    for (Object element : collection) {
      copy.add(copyOf(element));
    }
    return copy;
  }

  private Object copyOfMap(Map<?, ?> map) throws ReflectiveOperationException {
    Map<Object, Object> copy = Copies.emptyLike(map);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      copy.put(copyOf(entry.getKey()), copyOf(entry.getValue()));
    }
    return copy;
  }

  private Object copyOfArray(Object[] array) throws ReflectiveOperationException {
    Object[] copy = array.clone();
    for (int i = 0; i < copy.length; i++) {
      copy[i] = copyOf(copy[i]);
    }
    return copy;
  }

  private Object copyOfBean(Object bean, Bean type) throws ReflectiveOperationException {
    List<String> arguments = Arrays.asList(type.making().argumentNames());
    Object[] values = new Object[arguments.size()];
    for (Step step : steps(type)) {
      int argument = arguments.indexOf(step.property().name());
      if (argument >= 0) {
        values[argument] = copyOf(step.read(bean));
      }
    }
    Object copy = type.making().make(values);
    for (Step step : steps(type)) {
      if (step.property().writable() && !arguments.contains(step.property().name())) {
        Object value = step.read(bean);
        step.write(copy, step.shape() == Shape.SCALAR ? value : copyOf(value));
      }
    }
    return copy;
  }

  private List<Step> steps(Bean type) {
    return steps.computeIfAbsent(type.type(), any -> stepsOf(type));
  }

  private List<Step> stepsOf(Bean type) {
    return member == MemberKind.FIELD
        ? type.fields().stream()
            .map(field -> new Step(field.property(), field.shape(), field, null))
            .toList()
        : type.methods().stream()
            .map(method -> new Step(method.property(), method.shape(), null, method))
            .toList();
  }

  /** Returns the size of the stack of a thread that asks for none: that of {@code -Xss}. */
  private static long stackBytes() {
    String kilobytes =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
            .getVMOption("ThreadStackSize")
            .getValue();
    return Long.parseLong(kilobytes) * 1024;
  }
}
