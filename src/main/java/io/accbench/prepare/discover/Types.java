package io.accbench.prepare.discover;

import io.accbench.kernel.graph.Copies;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import io.accbench.model.FindingKind;
import io.accbench.model.Prepared;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The bean classes of a graph, in the order in which a walk meets them. */
public final class Types {
  private final Map<Class<?>, Bean> beans = new LinkedHashMap<>();

  private final Map<Class<?>, Integer> indices = new HashMap<>();

  private Types() {}

  /**
   * Discovers the classes of a graph. Getters and constructors are tried on it, and on another
   * graph that should be equal. Setters are tried on that one alone, and nothing may use it
   * afterwards.
   *
   * @param findings takes what a reader should know
   */
  public static Types discover(Object scratch, Object other, FixtureFindings findings) {
    ReflectiveWalk walk = new ReflectiveWalk();
    Map<Class<?>, List<Object>> instances = byClass(walk, scratch);
    Map<Class<?>, List<Object>> others = byClass(walk, other);
    for (Object container : walk.ownContainers(scratch)) {
      List<FieldProperty> own = walk.fields(container.getClass());
      if (!own.isEmpty()) {
        findings.add(
            FindingKind.FIELDS_OF_CONTAINER,
            container.getClass().getName(),
            String.join(", ", own.stream().map(field -> field.property().name()).toList()),
            Copies.emptyLike(container).getClass().getSimpleName());
      }
    }
    Types types = new Types();
    instances.forEach(
        (type, beans) -> {
          List<FieldProperty> fields = walk.fields(type);
          Instantiator making = new InstantiatorFinder(type, fields, beans.get(0)).find(findings);
          List<MethodProperty> methods =
              new Accessors(type, fields, beans, others.getOrDefault(type, beans)).find(findings);
          types.indices.put(type, types.indices.size());
          types.beans.put(type, new Bean(type, fields, methods, making, beans.size()));
        });
    return types;
  }

  private static Map<Class<?>, List<Object>> byClass(ReflectiveWalk walk, Object graph) {
    Map<Class<?>, List<Object>> instances = new LinkedHashMap<>();
    for (Object bean : walk.beans(graph)) {
      instances.computeIfAbsent(bean.getClass(), type -> new ArrayList<>()).add(bean);
    }
    return instances;
  }

  public Collection<Bean> all() {
    return beans.values();
  }

  /** Returns the bean of a class, or null if the graph did not hold the class. */
  public Bean of(Class<?> type) {
    return beans.get(type);
  }

  /** Returns the place of the class in {@link #all}. */
  public int index(Class<?> type) {
    return indices.get(type);
  }

  public List<Prepared.PreparedBean> described() {
    return beans.values().stream().map(Types::describe).toList();
  }

  private static Prepared.PreparedBean describe(Bean bean) {
    var type = bean.kernelType();
    return new Prepared.PreparedBean(
        bean.type().getName(),
        bean.instances(),
        names(type.properties(MemberKind.FIELD)),
        names(type.properties(MemberKind.METHOD)),
        writable(type.properties(MemberKind.FIELD)),
        writable(type.properties(MemberKind.METHOD)),
        bean.making() == null ? "" : bean.making().words());
  }

  private static List<String> names(Property[] properties) {
    return Arrays.stream(properties).map(Property::name).toList();
  }

  private static List<String> writable(Property[] properties) {
    return Arrays.stream(properties).filter(Property::writable).map(Property::name).toList();
  }
}
