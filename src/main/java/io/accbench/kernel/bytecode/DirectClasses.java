package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A generator of the classes of the strategy {@code direct}, which runs before a fork starts. The
 * classes are like those that javac compiles from code in the bean's own package.
 *
 * <p>A file ending in {@code .class} is put on the class path unchanged. One ending in {@link
 * Compiled#NESTMATE_SUFFIX} accesses a member that plain code of that package cannot (a private
 * one, for example). It is in the same folder, and is defined as a nestmate.
 */
public final class DirectClasses {
  private DirectClasses() {}

  /**
   * Returns files by their path relative to a class path folder. For each property there is a
   * reader of its own kind and a boxed one, and writers where plain code could write it.
   */
  public static Map<String, byte[]> of(Property... properties) throws ReflectiveOperationException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (Property property : properties) {
      for (Kind slot : slots(property.kind())) {
        addReader(files, property, slot);
      }
      if (property.writable()) {
        for (Kind slot : slots(property.writeKind())) {
          addWriter(files, property, slot);
        }
      }
    }
    return files;
  }

  /** Returns files by their path relative to a class path folder, one for each creation. */
  public static Map<String, byte[]> of(Creation... creations) throws ReflectiveOperationException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (Creation creation : creations) {
      String name = Compiled.creatorName(creation);
      Access access = Access.toCreate(creation);
      String hosted = access.hosted(name);
      files.put(path(name, access), AccessorClass.creator(hosted, access, creation.arity()));
    }
    return files;
  }

  private static Kind[] slots(Kind kind) {
    return kind == Kind.OBJECT ? new Kind[] {kind} : new Kind[] {kind, Kind.OBJECT};
  }

  private static void addReader(Map<String, byte[]> files, Property property, Kind slot)
      throws ReflectiveOperationException {
    Access read = Access.toRead(property);
    String getter = Compiled.getterName(property, slot);
    files.put(path(getter, read), AccessorClass.getter(read.hosted(getter), read, slot));
  }

  private static void addWriter(Map<String, byte[]> files, Property property, Kind slot)
      throws ReflectiveOperationException {
    Access write = Access.toWrite(property);
    if (!isFinal(write)) {
      String setter = Compiled.setterName(property, slot);
      files.put(path(setter, write), AccessorClass.setter(write.hosted(setter), write, slot));
    }
  }

  private static boolean isFinal(Access access) {
    return access.member() instanceof Field field && Modifier.isFinal(field.getModifiers());
  }

  private static String path(String name, Access access) {
    return name.replace('.', '/') + (access.plain() ? ".class" : Compiled.NESTMATE_SUFFIX);
  }
}
