package io.accbench.kernel.graph;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.IdentityHashMap;

/**
 * A reader that replays one recipe: it reads the types, makes the beans, and flattens the graph.
 *
 * <p>It opens the file through {@code java.io}, since {@code java.nio.channels} would initialise
 * more classes of the JDK than a graph built by hand would.
 */
final class RecipeReader {
  private final IdentityHashMap<Class<?>, AssemblyPlan> plansByClass = new IdentityHashMap<>();
  private final OtherValues other;

  /**
   * @param other gives other values; null where all stay as they are
   */
  RecipeReader(OtherValues other) {
    this.other = other;
  }

  Graph read(Path recipe) throws IOException {
    byte[] bytes;
    try (FileInputStream file = new FileInputStream(recipe.toFile())) {
      bytes = file.readAllBytes();
    }
    try {
      return read(new RecipeInput(bytes));
    } catch (IndexOutOfBoundsException | IllegalArgumentException | NegativeArraySizeException e) {
      throw new IOException("recipe is damaged: " + e, e);
    }
  }

  private Graph read(RecipeInput in) throws IOException {
    if (in.readInt() != Tag.MAGIC || in.readInt() != Tag.VERSION) {
      throw new IOException("not a recipe of version " + Tag.VERSION);
    }
    long[] fieldSums = longs(in);
    long[] methodSums = longs(in);
    ClassTable classes = new ClassTable(in);
    classes.readAssemblers(in);
    AssemblyPlan[] plans = new TypeReader(in, classes).plans();
    for (AssemblyPlan plan : plans) {
      plansByClass.put(plan.type.bean(), plan);
    }
    Object root = new ValueReader(in, classes, plans, other).value();
    return new Graph(new Beans(), root, distinct(plans), fieldSums, methodSums);
  }

  private static long[] longs(RecipeInput in) throws IOException {
    long[] longs = new long[in.readLength()];
    for (int i = 0; i < longs.length; i++) {
      longs[i] = in.readLong();
    }
    return longs;
  }

  private static BeanType[] distinct(AssemblyPlan[] plans) {
    BeanType[] types = new BeanType[plans.length];
    for (int i = 0; i < types.length; i++) {
      types[i] = plans[i].type;
    }
    return types;
  }

  /** A walk over the replayed graph that reads the beans with generated code. */
  private final class Beans extends Walk {
    @Override
    protected boolean isBean(Object value) {
      return plansByClass.containsKey(value.getClass());
    }

    @Override
    protected Object[] references(Object bean) {
      AssemblyPlan plan = plansByClass.get(bean.getClass());
      Object[] references = new Object[plan.references];
      for (Assembler part : plan.parts) {
        part.read(bean, references);
      }
      return references;
    }
  }
}
