package io.accbench.kernel.graph;

import io.accbench.kernel.spi.MemberKind;
import java.io.IOException;
import java.nio.file.Path;

/** The object graph under test, with a flat list of its beans. */
public final class Graph {
  private final Walk walk;
  private final Object root;
  private final Object[] beans;
  private final BeanType[] types;
  private final BeanType[] distinctTypes;
  private final long fieldChecksum;
  private final long methodChecksum;

  /** Creates a graph; {@code walk} finds the beans of any graph of these types. */
  Graph(
      Walk walk,
      Object root,
      Object[] beans,
      BeanType[] types,
      BeanType[] distinctTypes,
      long fieldChecksum,
      long methodChecksum) {
    this.walk = walk;
    this.root = root;
    this.beans = beans;
    this.types = types;
    this.distinctTypes = distinctTypes;
    this.fieldChecksum = fieldChecksum;
    this.methodChecksum = methodChecksum;
  }

  /**
   * Replays a recipe that the preparing JVM wrote.
   *
   * @throws IOException when the file is missing or not a recipe of this version
   */
  public static Graph replay(Path recipe) throws IOException {
    return new RecipeReader().read(recipe);
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

  /** Returns the beans reachable from another root of the same types, in {@link #beans} order. */
  public Object[] flatten(Object otherRoot) {
    return walk.beans(otherRoot).toArray();
  }

  /**
   * Returns the {@link Checksum} that a full read must give. The preparing JVM found it by plain
   * reflection.
   */
  public long expectedChecksum(MemberKind member) {
    return member == MemberKind.FIELD ? fieldChecksum : methodChecksum;
  }
}
