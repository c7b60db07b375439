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
 * one, for example), or belongs to a package that takes no other class. It is in the same folder,
 * and is defined as a nestmate.
 */
public final class DirectClasses {
  private final Map<String, byte[]> files = new LinkedHashMap<>();

  /**
   * Adds the files of properties. For each property there is a reader of its own kind and a boxed
   * one, and writers where plain code could write it.
   */
  public DirectClasses add(Property... properties) throws ReflectiveOperationException {
    for (Property property : properties) {
      for (Kind slot : slots(property.kind())) {
        Access read = Access.toRead(property);
        String getter = Compiled.getterName(property, slot);
        put(getter, read, AccessorClass.getter(read.hosted(getter), read, slot));
      }
      if (property.writable()) {
        for (Kind slot : slots(property.writeKind())) {
          addWriter(property, slot);
        }
      }
    }
    return this;
  }

  /** Adds the file of a creation. */
  public DirectClasses add(Creation creation) throws ReflectiveOperationException {
    String name = Compiled.creatorName(creation);
    Access access = Access.toCreate(creation);
    String hosted = access.hosted(name);
    put(name, access, AccessorClass.creator(hosted, access, creation.arity()));
    return this;
  }

  /** Returns the files by their path relative to a class path folder. */
  public Map<String, byte[]> files() {
    return files;
  }

  private static Kind[] slots(Kind kind) {
    return kind == Kind.OBJECT ? new Kind[] {kind} : new Kind[] {kind, Kind.OBJECT};
  }

  private void addWriter(Property property, Kind slot) throws ReflectiveOperationException {
    Access write = Access.toWrite(property);
    if (!isFinal(write)) {
      String setter = Compiled.setterName(property, slot);
      put(setter, write, AccessorClass.setter(write.hosted(setter), write, slot));
    }
  }

  private static boolean isFinal(Access access) {
    return access.member() instanceof Field field && Modifier.isFinal(field.getModifiers());
  }

  private void put(String name, Access access, byte[] classFile) {
    boolean plain = access.plain() && Access.takesClasses(access.host());
    String path = name.replace('.', '/') + (plain ? ".class" : Compiled.NESTMATE_SUFFIX);
    if (files.put(path, classFile) != null) {
      throw new IllegalStateException(path + " is generated twice");
    }
  }
}
