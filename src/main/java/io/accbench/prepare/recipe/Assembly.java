package io.accbench.prepare.recipe;

import io.accbench.kernel.bytecode.Access;
import io.accbench.kernel.bytecode.AssemblerClass;
import io.accbench.kernel.graph.Shape;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.FieldProperty;
import io.accbench.prepare.discover.Instantiator;
import io.accbench.prepare.discover.MethodProperty;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A plan of the plain code that makes, fills and reads the beans of one class. It says through
 * which member each field is accessed, and in which class that code must stand.
 *
 * <p>A field is accessed directly if the bean's package may access it. Otherwise the code calls a
 * setter or a faithful getter. If there is no such method, code in the package of the declaring
 * class accesses the field. That code is a nestmate of the declaring class if the field is private.
 */
final class Assembly {
  private final Bean bean;
  private final boolean complete;
  private final Map<Class<?>, HomeSteps> parts = new LinkedHashMap<>();
  private final List<Integer> written = new ArrayList<>();

  /** The steps of the code whose home is one class. */
  private static final class HomeSteps {
    private final List<Consumer<AssemblerClass>> steps = new ArrayList<>();
    private boolean nestmate;
  }

  /** Plans code that only reads beans or, if {@code complete}, also makes and fills them. */
  Assembly(Bean bean, boolean complete) {
    this.bean = bean;
    this.complete = complete;
    if (complete) {
      create();
      bean.fields().stream()
          .filter(field -> field.assignable() && !bean.making().arguments().contains(field))
          .forEach(this::write);
    }
    List<FieldProperty> references = bean.references();
    for (int i = 0; i < references.size(); i++) {
      read(references.get(i), i);
    }
  }

  /** Generates the assemblers. If one of them makes the beans, it is the first. */
  List<Generated> generate() {
    List<Generated> generated = new ArrayList<>();
    parts.forEach((home, part) -> generated.add(Generated.of(home, part.nestmate, part.steps)));
    return generated;
  }

  boolean needsNestmate() {
    return parts.values().stream().anyMatch(part -> part.nestmate);
  }

  /** Returns the packages to which no other class can be added. */
  List<String> closedPackages() {
    return parts.keySet().stream()
        .filter(home -> !Access.takesClasses(home))
        .map(home -> home.getPackageName().isEmpty() ? "(unnamed)" : home.getPackageName())
        .distinct()
        .toList();
  }

  /** Returns the indices of the fields that are set after creation. */
  List<Integer> written() {
    return written;
  }

  /**
   * Returns the final fields whose collection or map is made during creation and must then be
   * filled.
   */
  List<FieldProperty> filled() {
    return complete
        ? bean.references().stream()
            .filter(field -> !field.assignable())
            .filter(field -> field.shape() == Shape.COLLECTION || field.shape() == Shape.MAP)
            .filter(field -> !bean.making().arguments().contains(field))
            .toList()
        : List.of();
  }

  private void create() {
    Instantiator making = bean.making();
    Executable executable = making.executable();
    Class<?> home = bean.type();
    int[] indices = making.indices();
    add(
        home,
        !MemberAccess.toExecutable(home, executable),
        executable instanceof Constructor<?>
            ? code -> code.construct(home, executable.getParameterTypes(), indices)
            : code ->
                code.call(home, executable.getName(), signature((Method) executable), indices));
  }

  private void write(FieldProperty property) {
    Field field = property.field();
    Method setter = method(property, MethodProperty::setter);
    written.add(property.index());
    if (setter != null && !plain(property) && MemberAccess.toMethod(bean.type(), setter)) {
      add(
          bean.type(),
          false,
          code ->
              code.writeThrough(
                  bean.type(), setter.getName(), signature(setter), property.index()));
      return;
    }
    Class<?> home = home(property);
    add(
        home,
        Modifier.isPrivate(field.getModifiers()),
        code -> code.writeField(home, field.getName(), field.getType(), property.index()));
  }

  private void read(FieldProperty property, int index) {
    Field field = property.field();
    Method getter = method(property, MethodProperty::getter);
    if (getter != null && !plain(property) && MemberAccess.toMethod(bean.type(), getter)) {
      add(
          bean.type(),
          false,
          code -> code.readThrough(bean.type(), getter.getName(), getter.getReturnType(), index));
      return;
    }
    Class<?> home = home(property);
    add(
        home,
        Modifier.isPrivate(field.getModifiers()),
        code -> code.readField(home, field.getName(), field.getType(), index));
  }

  private boolean plain(FieldProperty property) {
    return !property.hidden() && MemberAccess.toField(bean.type(), property.field());
  }

  private Class<?> home(FieldProperty property) {
    return plain(property) ? bean.type() : property.field().getDeclaringClass();
  }

  private Method method(FieldProperty property, Function<MethodProperty, Method> which) {
    return bean.methods().stream()
        .filter(method -> property.equals(method.backing()) && method.faithful())
        .map(which)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private void add(Class<?> home, boolean nestmate, Consumer<AssemblerClass> step) {
    HomeSteps part = parts.computeIfAbsent(home, type -> new HomeSteps());
    part.nestmate |= nestmate;
    part.steps.add(step);
  }

  private static MethodType signature(Method method) {
    return MethodType.methodType(method.getReturnType(), method.getParameterTypes());
  }
}
