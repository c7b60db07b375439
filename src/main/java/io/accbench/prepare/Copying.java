package io.accbench.prepare;

import io.accbench.kernel.graph.Copies;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import io.accbench.model.Cause;
import io.accbench.model.Support;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.FieldProperty;
import io.accbench.prepare.discover.ReflectiveWalk;
import io.accbench.prepare.discover.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A check whether a graph can be copied through its fields, or through its getters and setters,
 * whatever the strategy is. Every property that is read must get into the copy, and no field may be
 * lost.
 */
final class Copying {
  private final ReflectiveWalk walk = new ReflectiveWalk();
  private final Object root;
  private final Types types;

  Copying(Object root, Types types) {
    this.root = root;
    this.types = types;
  }

  /**
   * Returns one entry for each kind of member through which no equal copy is possible. The entries
   * name no strategy.
   */
  List<Support> obstacles() {
    List<Support> obstacles = new ArrayList<>();
    for (MemberKind member : MemberKind.values()) {
      obstacle(member)
          .map(
              reason ->
                  new Support(
                      "",
                      member.name().toLowerCase(Locale.ROOT),
                      root.getClass().getName(),
                      "",
                      "copy",
                      Support.Status.NOT_SUPPORTED,
                      Cause.of(reason),
                      List.of()))
          .ifPresent(obstacles::add);
    }
    return obstacles;
  }

  private Optional<String> obstacle(MemberKind member) {
    CopyAttempt attempt = new CopyAttempt(types, member);
    Optional<String> cycle =
        walk.cycle(root)
            .or(() -> member == MemberKind.METHOD ? attempt.cycle(root) : Optional.empty());
    if (cycle.isPresent()) {
      return Optional.of("the graph has a cycle (" + cycle.get() + ")");
    }
    Optional<String> shared =
        walk.shared(root)
            .map(
                bean ->
                    "a bean of "
                        + bean.getClass().getName()
                        + " is referenced twice: a copy would contain it twice as two beans");
    return shared
        .or(() -> first(types.all().stream().map(bean -> lost(bean, member))))
        .or(() -> first(walk.beans(root).stream().map(bean -> misfit(bean, member))))
        .or(() -> attempt.obstacle(root));
  }

  private static Optional<String> first(Stream<String> reasons) {
    return reasons.filter(Objects::nonNull).findFirst();
  }

  /** Returns the reason why a property would not get into the copy, or null. */
  private static String lost(Bean bean, MemberKind member) {
    if (bean.making() == null) {
      return null;
    }
    List<String> arguments = List.of(bean.making().argumentNames());
    for (FieldProperty argument : bean.making().arguments()) {
      if (member == MemberKind.METHOD
          && bean.methods().stream().noneMatch(method -> argument.equals(method.backing()))) {
        return argument.property()
            + ", which its constructor takes, has no getter of its type: it cannot be read";
      }
    }
    for (Property property : bean.kernelType().properties(member)) {
      boolean state =
          bean.fields().stream().anyMatch(field -> field.property().name().equals(property.name()));
      if (state && !property.writable() && !arguments.contains(property.name())) {
        return property + " can be read, but neither be set nor given to the constructor";
      }
    }
    return null;
  }

  /**
   * Returns the reason why a property's type does not accept the copy of its collection, or null.
   */
  private String misfit(Object instance, MemberKind member) {
    Bean bean = types.of(instance.getClass());
    if (bean == null || bean.making() == null) {
      return null;
    }
    List<FieldProperty> fields = bean.fields();
    return member == MemberKind.FIELD
        ? misfit(fields.stream().map(field -> misfit(field.property(), field.read(instance))))
        : misfit(
            bean.methods().stream()
                .filter(method -> method.setter() != null || argument(bean, method.backing()))
                .map(method -> misfit(method.property(), method.read(instance))));
  }

  private static boolean argument(Bean bean, FieldProperty field) {
    return field != null && bean.making().arguments().contains(field);
  }

  private static String misfit(Stream<String> reasons) {
    return first(reasons).orElse(null);
  }

  private static String misfit(Property property, Object value) {
    Object copy = Copies.emptyLike(value);
    return copy == null || property.type().isInstance(copy)
        ? null
        : property
            + " is a "
            + property.type().getName()
            + ", but its copy would be a "
            + copy.getClass().getName();
  }
}
