package io.accbench.prepare.discover;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.accbench.kernel.spi.Creation;
import io.accbench.model.FindingKind;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * Finds how a bean class is made: by a record's canonical constructor or the no-argument
 * constructor. Else a constructor is used whose parameters match fields by name and type, or a
 * static factory with such parameters. Each is tried; the first that makes an equal bean is taken.
 * Without parameter names, the only constructor or factory matches if it takes all fields in their
 * order.
 */
final class InstantiatorFinder {
  private static final Comparator<Executable> LONGEST_FIRST =
      Comparator.comparing(Executable::getParameterCount)
          .reversed()
          .thenComparing(Executable::toString);

  /**
   * The name that Kotlin's compiler gives to the factory of a value class, whose constructor is
   * synthetic.
   */
  private static final String BOX = "box-impl";

  /**
   * The name that Kotlin's compiler gives to the method with the body of that constructor. The
   * method takes and returns the value that is boxed.
   */
  private static final String UNBOXED_CONSTRUCTOR = "constructor-impl";

  private final Class<?> bean;
  private final List<FieldProperty> fields;
  private final Object sample;

  /**
   * @param sample a bean of this class; a constructor or factory must accept its values
   */
  InstantiatorFinder(Class<?> bean, List<FieldProperty> fields, Object sample) {
    this.bean = bean;
    this.fields = fields;
    this.sample = sample;
  }

  /**
   * Returns the first way that works, or null.
   *
   * @param findings takes what the no-argument constructor throws
   */
  Instantiator find(FixtureFindings findings) {
    if (Modifier.isAbstract(bean.getModifiers())) {
      return null;
    }
    if (bean.isRecord()) {
      return canonical();
    }
    Instantiator simple = works(noArgument(), findings);
    if (simple != null && fields.stream().allMatch(FieldProperty::assignable)) {
      return simple;
    }
    return Stream.concat(constructors(), factories())
        .filter(this::takesTheValues)
        .findFirst()
        .orElse(simple);
  }

  /** Returns the no-argument constructor, or null if there is none or it throws. */
  private Instantiator works(Instantiator noArgument, FixtureFindings findings) {
    if (noArgument == null) {
      return null;
    }
    try {
      make(noArgument);
      return noArgument;
    } catch (InvocationTargetException e) {
      findings.add(
          FindingKind.CONSTRUCTOR_THROWS,
          Bean.shortName(bean),
          Thrown.of(e.getCause()).cause().thrown());
      return null;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private Object make(Instantiator making) throws ReflectiveOperationException {
    return making.make(making.arguments().stream().map(field -> field.read(sample)).toArray());
  }

  private Instantiator canonical() {
    List<FieldProperty> components = new ArrayList<>();
    for (RecordComponent component : bean.getRecordComponents()) {
      components.add(named(component.getName(), component.getType()));
    }
    Class<?>[] types =
        components.stream().map(field -> field.field().getType()).toArray(Class<?>[]::new);
    try {
      return constructor(bean.getDeclaredConstructor(types), components, "record constructor");
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  private Instantiator noArgument() {
    return Arrays.stream(bean.getDeclaredConstructors())
        .filter(constructor -> constructor.getParameterCount() == 0)
        .map(constructor -> constructor(constructor, List.of(), "no-arg constructor"))
        .findFirst()
        .orElse(null);
  }

  private Stream<Instantiator> constructors() {
    return matched(
        Arrays.stream(bean.getDeclaredConstructors())
            .filter(constructor -> !constructor.isSynthetic())
            .filter(constructor -> constructor.getParameterCount() > 0),
        (found, arguments) -> constructor(found, arguments, "constructor" + names(arguments)));
  }

  private Stream<Instantiator> factories() {
    return matched(
        Arrays.stream(bean.getDeclaredMethods())
            .filter(method -> Modifier.isStatic(method.getModifiers()))
            .filter(method -> !method.isSynthetic() || method.getName().equals(BOX))
            .filter(method -> method.getReturnType() == bean && method.getParameterCount() > 0),
        this::factory);
  }

  /** Returns those whose parameters are fields of the bean, the longest first. */
  private <T extends Executable> Stream<Instantiator> matched(
      Stream<T> all, BiFunction<T, List<FieldProperty>, Instantiator> instantiator) {
    List<T> candidates = all.sorted(LONGEST_FIRST).toList();
    return candidates.stream()
        .map(
            candidate -> {
              List<FieldProperty> arguments = match(candidate, candidates.size() == 1);
              return arguments == null ? null : instantiator.apply(candidate, arguments);
            })
        .filter(Objects::nonNull);
  }

  private List<FieldProperty> match(Executable candidate, boolean only) {
    List<FieldProperty> byName = new ArrayList<>();
    for (Parameter parameter : candidate.getParameters()) {
      FieldProperty field = named(name(parameter), parameter.getType());
      if (field != null) {
        byName.add(field);
      }
    }
    Set<FieldProperty> distinct = new HashSet<>(byName);
    if (distinct.size() == candidate.getParameterCount()) {
      return byName;
    }
    Class<?>[] types =
        fields.stream().map(field -> field.field().getType()).toArray(Class<?>[]::new);
    return only && Arrays.equals(types, candidate.getParameterTypes()) ? fields : null;
  }

  private static String name(Parameter parameter) {
    JsonProperty annotation = parameter.getAnnotation(JsonProperty.class);
    return annotation != null && !annotation.value().isEmpty()
        ? annotation.value()
        : parameter.getName();
  }

  private FieldProperty named(String name, Class<?> type) {
    return fields.stream()
        .filter(field -> field.property().name().equals(name))
        .filter(field -> field.field().getType() == type)
        .findFirst()
        .orElse(null);
  }

  private Instantiator constructor(
      Constructor<?> constructor, List<FieldProperty> arguments, String words) {
    constructor.setAccessible(true);
    Creation creation = Creation.ofConstructor(bean, constructor.getParameterTypes());
    return new Instantiator(creation, constructor, null, arguments, words);
  }

  private Instantiator factory(Method method, List<FieldProperty> arguments) {
    method.setAccessible(true);
    String words = "factory " + bean.getSimpleName() + "::" + method.getName();
    Method conversion = conversion(method);
    if (conversion == null) {
      Creation creation =
          Creation.ofFactory(bean, bean, method.getName(), method.getParameterTypes());
      return new Instantiator(creation, method, null, arguments, words);
    }
    conversion.setAccessible(true);
    Creation creation =
        Creation.ofConverted(
            bean, bean, method.getName(), conversion.getName(), conversion.getReturnType());
    return new Instantiator(
        creation, method, conversion, arguments, words + " of " + conversion.getName());
  }

  private Method conversion(Method factory) {
    if (!factory.getName().equals(BOX)) {
      return null;
    }
    Class<?>[] types = factory.getParameterTypes();
    return Arrays.stream(bean.getDeclaredMethods())
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .filter(method -> method.getName().equals(UNBOXED_CONSTRUCTOR))
        .filter(method -> Arrays.equals(method.getParameterTypes(), types))
        .filter(method -> types.length == 1 && method.getReturnType() == types[0])
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns whether the constructor or factory makes a bean of this class whose fields equal those
   * of the sample, as far as they are its arguments.
   */
  private boolean takesTheValues(Instantiator making) {
    try {
      Object made = make(making);
      ContentComparison contents = new ContentComparison(true);
      return made != null
          && made.getClass() == bean
          && making.arguments().stream()
              .allMatch(field -> contents.equal(field.read(sample), field.read(made)));
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      return false;
    }
  }

  private static String names(List<FieldProperty> arguments) {
    return "("
        + String.join(", ", arguments.stream().map(field -> field.property().name()).toList())
        + ")";
  }
}
