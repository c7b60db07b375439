package io.accbench.kernel.graph;

import java.io.IOException;
import java.lang.invoke.MethodHandles;

/** The classes that a recipe names, and the generated assemblers, resolved once. */
final class ClassTable {
  private final Class<?>[] classes;
  private Assembler[] assemblers = {};

  ClassTable(RecipeInput in) throws IOException {
    classes = new Class<?>[in.readLength()];
    for (int i = 0; i < classes.length; i++) {
      classes[i] = resolve(in.readString());
    }
  }

  /** Reads the generated assemblers, which are on the class path or in the recipe itself. */
  void readAssemblers(RecipeInput in) throws IOException {
    assemblers = new Assembler[in.readLength()];
    for (int i = 0; i < assemblers.length; i++) {
      boolean nestmate = in.readBoolean();
      Class<?> generated =
          nestmate
              ? NestAssemblers.define(readClass(in), in.readBytes())
              : load(in.readString(), true);
      assemblers[i] = Assembler.of(generated);
    }
  }

  Class<?> readClass(RecipeInput in) throws IOException {
    return classes[in.readInt()];
  }

  Class<?>[] readClasses(RecipeInput in) throws IOException {
    Class<?>[] read = new Class<?>[in.readLength()];
    for (int i = 0; i < read.length; i++) {
      read[i] = readClass(in);
    }
    return read;
  }

  /** Reads the index of an assembler and returns it, or null where the recipe has -1. */
  Assembler readAssembler(RecipeInput in) throws IOException {
    int index = in.readInt();
    return index < 0 ? null : assemblers[index];
  }

  private static Class<?> resolve(String name) throws IOException {
    return switch (name) {
      case "boolean" -> boolean.class;
      case "byte" -> byte.class;
      case "short" -> short.class;
      case "char" -> char.class;
      case "int" -> int.class;
      case "long" -> long.class;
      case "float" -> float.class;
      case "double" -> double.class;
      default -> load(name, false);
    };
  }

  private static Class<?> load(String name, boolean initialize) throws IOException {
    try {
      return Class.forName(name, initialize, ClassTable.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IOException("recipe needs a class that is not on the class path: " + name, e);
    }
  }

  /**
   * Defines assemblers that need the home class's private members. This class is only loaded for a
   * recipe with such an assembler, since it starts {@code java.lang.invoke}.
   */
  static final class NestAssemblers {
    private NestAssemblers() {}

    static Class<?> define(Class<?> home, byte[] classFile) throws IOException {
      try {
        return MethodHandles.privateLookupIn(home, MethodHandles.lookup())
            .defineHiddenClass(classFile, true, MethodHandles.Lookup.ClassOption.NESTMATE)
            .lookupClass();
      } catch (IllegalAccessException | LinkageError e) {
        throw new IOException("cannot define a nestmate of " + home.getName() + ": " + e, e);
      }
    }
  }
}
