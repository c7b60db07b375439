package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The classes of the strategy {@code direct}, generated before a fork starts: what javac would
 * compile for code in the bean's own package.
 *
 * <p>A file ending in {@code .class} belongs on the class path as it is. One ending in {@link
 * Compiled#NESTMATE_SUFFIX} holds code that plain code of that package may not run (a private
 * member, for example); it stands in the same place and is defined as a nestmate.
 */
public final class DirectClasses {
  private DirectClasses() {}

  /**
   * Files by path relative to a class path folder: for each property its own kind and boxed, read
   * and, where plain code could, write.
   */
  public static Map<String, byte[]> of(Property... properties) throws ReflectiveOperationException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (Property property : properties) {
      add(files, property, property.kind());
      if (property.kind() != Kind.OBJECT) {
        add(files, property, Kind.OBJECT);
      }
    }
    return files;
  }

  /** Files by path relative to a class path folder, one for each creation. */
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

  private static void add(Map<String, byte[]> files, Property property, Kind slot)
      throws ReflectiveOperationException {
    Access read = Access.toRead(property);
    String getter = Compiled.getterName(property, slot);
    files.put(path(getter, read), AccessorClass.getter(read.hosted(getter), read, slot));
    if (property.writable()) {
      Access write = Access.toWrite(property);
      if (!isFinal(write)) {
        String setter = Compiled.setterName(property, slot);
        files.put(path(setter, write), AccessorClass.setter(write.hosted(setter), write, slot));
      }
    }
  }

  private static boolean isFinal(Access access) {
    return access.member() instanceof Field field && Modifier.isFinal(field.getModifiers());
  }

  private static String path(String name, Access access) {
    return name.replace('.', '/') + (access.plain() ? ".class" : Compiled.NESTMATE_SUFFIX);
  }
}
