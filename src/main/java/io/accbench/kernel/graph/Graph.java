package io.accbench.kernel.graph;

import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The object graph under test, with a flat list of its beans. */
public final class Graph {
  private final Walk walk;
  private final Object root;
  private final Object[] beans;
  private final BeanType[] types;
  private final BeanType[] distinctTypes;
  private final long[] fieldSums;
  private final long[] methodSums;

  /** Creates a graph; {@code walk} finds the beans of any graph of these types. */
  Graph(Walk walk, Object root, BeanType[] distinctTypes, long[] fieldSums, long[] methodSums) {
    this(walk, root, walk.beans(root).toArray(), distinctTypes, fieldSums, methodSums);
  }

  private Graph(
      Walk walk,
      Object root,
      Object[] beans,
      BeanType[] distinctTypes,
      long[] fieldSums,
      long[] methodSums) {
    this.walk = walk;
    this.root = root;
    this.distinctTypes = distinctTypes;
    this.beans = beans;
    this.types = types(beans);
    this.fieldSums = fieldSums;
    this.methodSums = methodSums;
  }

  /** Creates a graph of which no sums are known. */
  public Graph(Walk walk, Object root, BeanType... distinctTypes) {
    this(walk, root, distinctTypes, new long[0], new long[0]);
  }

  /**
   * Replays a recipe that the preparing JVM wrote.
   *
   * @throws IOException when the file is missing or not a recipe of this version
   */
  public static Graph replay(Path recipe) throws IOException {
    return new RecipeReader(null).read(recipe);
  }

  /**
   * Replays a recipe with other values in place of some of its own.
   *
   * @throws IOException when the file is missing or not a recipe of this version
   */
  public static Graph replay(Path recipe, OtherValues other) throws IOException {
    return new RecipeReader(other).read(recipe);
  }

  /** Returns the graph with only the beans of some classes, of which no sums are known. */
  public Graph part(BeanType... some) {
    List<Object> left = new ArrayList<>();
    for (Object bean : beans) {
      for (BeanType type : some) {
        if (type.bean() == bean.getClass()) {
          left.add(bean);
        }
      }
    }
    return new Graph(walk, root, left.toArray(), some, new long[0], new long[0]);
  }

  public Object root() {
    return root;
  }

  /** Returns every bean reachable from the root once, depth first. */
  public Object[] beans() {
    return beans;
  }

  /** Returns the type of each of {@link #beans}. */
  public BeanType[] types() {
    return types;
  }

  /** Returns every type of the graph once, in the order of first encounter. */
  public BeanType[] distinctTypes() {
    return distinctTypes;
  }

  /** Returns the type of each bean of this graph or a copy. */
  public BeanType[] types(Object... beans) {
    BeanType[] found = new BeanType[beans.length];
    for (int i = 0; i < beans.length; i++) {
      int type = 0;
      while (distinctTypes[type].bean() != beans[i].getClass()) {
        type++;
      }
      found[i] = distinctTypes[type];
    }
    return found;
  }

  /** Returns the beans reachable from another root of the same types, depth first. */
  public Object[] flatten(Object otherRoot) {
    return walk.beans(otherRoot).toArray();
  }

  /**
   * Returns the {@link Checksum#sums} that a full read must give. The preparing JVM found them by
   * plain reflection.
   */
  public long[] expected(MemberKind member) {
    return member == MemberKind.FIELD ? fieldSums : methodSums;
  }

  /**
   * Returns the first property whose sums differ, as {@code m.Order.tags}. Where none does, the
   * beans refer to each other in another way.
   */
  public String differing(MemberKind member, long[] one, long[] other) {
    int next = 1;
    for (BeanType type : distinctTypes) {
      for (Property property : type.properties(member)) {
        if (one[next] != other[next]) {
          return property.toString();
        }
        next++;
      }
    }
    return "the references between beans";
  }
}
