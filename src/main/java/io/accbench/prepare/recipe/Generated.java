package io.accbench.prepare.recipe;

import io.accbench.kernel.bytecode.Access;
import io.accbench.kernel.bytecode.AssemblerClass;
import io.accbench.kernel.bytecode.Compiled;
import io.accbench.kernel.graph.Assembler;
import io.accbench.model.Sha256;
import io.accbench.model.UserException;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * One generated assembler.
 *
 * @param home the class in whose package it stands, and whose nest it joins if {@code nestmate}
 * @param nestmate whether the recipe holds it, to be defined as a hidden class, because it needs
 *     private members or the package of its home takes no other class; else it stands on the fork's
 *     class path
 * @param name its binary name, which ends in a hash of its content
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Generated(Class<?> home, boolean nestmate, String name, byte[] classFile) {

  static Generated of(Class<?> home, boolean nestmate, List<Consumer<AssemblerClass>> steps) {
    String name = Compiled.name(home, "Accbench", Sha256.of(bytes(home.getName(), steps)));
    return new Generated(home, nestmate || !Access.takesClasses(home), name, bytes(name, steps));
  }

  /**
   * Returns the assembler that lists the constants of a JDK enum, whose package accepts no class of
   * accbench.
   */
  static Generated ofJdkEnum(Class<?> type) {
    String name = Assembler.class.getPackageName() + "." + type.getName().replace('.', '_');
    return new Generated(
        Assembler.class, false, name, bytes(name, List.of(code -> code.constants(type))));
  }

  private static byte[] bytes(String name, List<Consumer<AssemblerClass>> steps) {
    AssemblerClass code = new AssemblerClass(name);
    steps.forEach(step -> step.accept(code));
    try {
      return code.toBytes();
    } catch (IndexOutOfBoundsException tooLarge) {
      throw UserException.badInput(
          name + " has more fields than a generated class can access; split the class");
    }
  }

  public void writeInto(Path classes) throws IOException {
    Path file = classes.resolve(name.replace('.', '/') + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, classFile);
  }

  /** Defines the assembler in this JVM, whose class path does not hold it. */
  public void define() throws IllegalAccessException {
    try {
      Class.forName(name, false, home.getClassLoader());
    } catch (ClassNotFoundException e) {
      MethodHandles.privateLookupIn(home, MethodHandles.lookup()).defineClass(classFile);
    }
  }
}
