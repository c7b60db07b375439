package io.accbench.cli;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** A user's jar: {@code com.acme} as plain {@code javac} compiles it, without parameter names. */
final class UsersJar {
  private UsersJar() {}

  /** A jar in that folder, with a strategy as a service. */
  static Path in(Path folder) throws IOException {
    Path classes = compiled(Path.of("src/test/java/com"), folder);
    Path services = Files.createDirectories(classes.resolve("META-INF/services"));
    Files.writeString(
        services.resolve("io.accbench.kernel.spi.AccessorStrategy"),
        "com.acme.strategy.PublicFields\n",
        StandardCharsets.UTF_8);
    return jar(classes, folder.resolve("acme.jar"));
  }

  /** A class path with something that no earlier run prepared, in that folder. */
  static String neverSeen(String classPath, Path folder) throws IOException {
    Path added = Files.createDirectories(folder.resolve("added"));
    Files.writeString(added.resolve("resource"), UUID.randomUUID().toString());
    return classPath + File.pathSeparator + added;
  }

  /** A jar of that name in that folder, of all sources below another. */
  static Path of(Path sources, Path folder, String name) throws IOException {
    return jar(compiled(sources, folder), folder.resolve(name));
  }

  /** The folder {@code classes} in another, with what is compiled of all sources below a third. */
  static Path compiled(Path sources, Path folder) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    List<String> command =
        new ArrayList<>(List.of("--release", "17", "-proc:none", "-d", classes.toString(), "-cp"));
    command.add(System.getProperty("java.class.path"));
    for (Path file : files(sources)) {
      if (file.toString().endsWith(".java")) {
        command.add(file.toString());
      }
    }
    int status =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, command.toArray(String[]::new));
    if (status != 0) {
      throw new IOException("javac ended with " + status);
    }
    return classes;
  }

  private static Path jar(Path classes, Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      for (Path file : files(classes)) {
        JarEntry entry = new JarEntry(classes.relativize(file).toString().replace('\\', '/'));
        entry.setTime(0); // the same classes are the same bytes
        entries.putNextEntry(entry);
        Files.copy(file, entries);
      }
    }
    return jar;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
