package io.accbench.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The class files on a class path. */
public final class ClassFiles implements AutoCloseable {
  private static final String EXTENSION = ".class";

  private final List<Path> classPath;
  private final URLClassLoader resources;

  /** Opens those of a class path. */
  public ClassFiles(List<Path> classPath) {
    this.classPath = classPath;
    this.resources = new UserClassPath(classPath).resources();
  }

  /**
   * Returns the name of a class with slashes; empty if there is no file of it.
   *
   * @param type the name with dots, each of which may precede a nested class
   */
  public Optional<String> internalName(String type) {
    List<String> names = new ArrayList<>(List.of(type.replace('.', '/')));
    String name = names.get(0);
    for (int slash = name.lastIndexOf('/'); slash >= 0; slash = name.lastIndexOf('/')) {
      name = name.substring(0, slash) + "$" + name.substring(slash + 1);
      names.add(name);
    }
    return names.stream().filter(one -> resources.getResource(one + EXTENSION) != null).findFirst();
  }

  /**
   * Returns the bytes of a class.
   *
   * @param internalName its name with slashes
   * @throws IOException when there is no file of it, or when it cannot be read
   */
  public byte[] read(String internalName) throws IOException {
    try (InputStream in = resources.getResourceAsStream(internalName + EXTENSION)) {
      if (in == null) {
        throw new IOException(internalName + EXTENSION + " is not on the class path");
      }
      return in.readAllBytes();
    }
  }

  /** Returns the names of all classes, with dots; those of nested classes have a {@code $}. */
  Set<String> types() {
    Set<String> types = new TreeSet<>();
    for (Path entry : classPath) {
      try {
        names(entry).stream()
            .filter(name -> name.endsWith(EXTENSION))
            .map(name -> name.substring(0, name.length() - EXTENSION.length()).replace('/', '.'))
            .forEach(types::add);
      } catch (IOException | UncheckedIOException unreadable) {
        // its names are missing from a message
      }
    }
    return types;
  }

  private static List<String> names(Path entry) throws IOException {
    if (!Files.isDirectory(entry)) {
      try (ZipFile zip = new ZipFile(entry.toFile())) {
        return zip.stream().map(ZipEntry::getName).toList();
      }
    }
    try (Stream<Path> files = Files.walk(entry)) {
      return files.map(file -> entry.relativize(file).toString().replace('\\', '/')).toList();
    }
  }

  @Override
  public void close() throws IOException {
    resources.close();
  }
}
