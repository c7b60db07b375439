package io.accbench.kernel.proof;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * A check that this JVM loads the stack of libraries that was resolved. Each jar must have the
 * bytes that were locked. Each of its classes must come from a jar of the stack and from nowhere
 * else.
 */
public final class LoadedStack {
  private final List<Jar> jars = new ArrayList<>();
  private final Set<String> places = new HashSet<>();
  private final List<String> loaded = new ArrayList<>();

  private record Jar(String coordinates, String sha256, Path file) {}

  private LoadedStack() {}

  /**
   * Checks the jars that a file lists: {@code coordinates TAB sha256 TAB path} a line.
   *
   * @return the loaded jars: {@code jackson-core 2.21.1 (jackson-core-2.21.1.jar), …}
   * @throws IllegalStateException on the first mismatch
   */
  public static String verify(Path list) throws IOException {
    LoadedStack stack = new LoadedStack();
    for (String line : Files.readAllLines(list)) {
      String[] parts = line.split("\t", 3);
      Path file = Path.of(parts[2]);
      stack.jars.add(new Jar(parts[0], parts[1], file));
      stack.places.add("jar:" + sameCase(file.toUri().toURL().toString()));
    }
    for (Jar jar : stack.jars) {
      stack.verify(jar);
    }
    return String.join(", ", stack.loaded);
  }

  private void verify(Jar jar) throws IOException {
    String sum = sha256(jar.file);
    if (!sum.equals(jar.sha256)) {
      throw new IllegalStateException(
          jar.coordinates + ": the jar was swapped: its SHA-256 is " + sum + ", not " + jar.sha256);
    }
    try (JarFile file = new JarFile(jar.file.toFile())) {
      Enumeration<JarEntry> entries = file.entries();
      String version = "";
      while (entries.hasMoreElements()) {
        JarEntry entry = entries.nextElement();
        String name = entry.getName();
        if (name.endsWith("/" + artifact(jar) + "/pom.properties")) {
          version = version(file, entry);
        } else if (name.endsWith(".class") && !name.startsWith("META-INF/")) {
          origin(jar, name);
        }
      }
      compare(jar, version);
    }
  }

  private void compare(Jar jar, String inside) {
    boolean local = jar.coordinates.startsWith("file:");
    String planned = local ? "" : jar.coordinates.substring(jar.coordinates.lastIndexOf(':') + 1);
    if (!local && !inside.isEmpty() && !inside.equals(planned)) {
      throw new IllegalStateException(
          jar.coordinates + ": the jar says of itself that it is version " + inside);
    }
    String name = String.valueOf(jar.file.getFileName());
    loaded.add(local ? name : artifact(jar) + " " + planned + " (" + name + ")");
  }

  private void origin(Jar jar, String className) {
    if (className.equals("module-info.class")) {
      return;
    }
    URL found = LoadedStack.class.getClassLoader().getResource(className);
    if (found == null || !ofStack(found)) {
      throw new IllegalStateException(
          jar.coordinates + ": " + className + " would be loaded from " + place(found));
    }
  }

  private boolean ofStack(URL found) {
    String text = found.toString();
    int inside = text.indexOf("!/");
    return inside > 0 && places.contains(sameCase(text.substring(0, inside)));
  }

  /**
   * Returns a URL with the digits behind each % in capitals. The JDK's file system writes an umlaut
   * as %c3%b6, and its class loader as %C3%B6.
   */
  private static String sameCase(String url) {
    char[] text = url.toCharArray();
    for (int i = 0; i + 2 < text.length; i++) {
      if (text[i] == '%') {
        text[i + 1] = Character.toUpperCase(text[i + 1]);
        text[i + 2] = Character.toUpperCase(text[i + 2]);
      }
    }
    return new String(text);
  }

  /** Returns only the file's name, since a message may be published. */
  private static String place(URL found) {
    if (found == null) {
      return "nowhere";
    }
    String text = found.toString();
    int inside = text.indexOf("!/");
    if (inside < 0) {
      return "a folder of classes";
    }
    return text.substring(text.lastIndexOf('/', inside - 1) + 1, inside);
  }

  private static String artifact(Jar jar) {
    String[] parts = jar.coordinates.split(":");
    return parts.length < 2 ? jar.coordinates : parts[1];
  }

  private static String version(JarFile file, JarEntry entry) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = file.getInputStream(entry)) {
      properties.load(in);
    }
    return properties.getProperty("version", "");
  }

  private static String sha256(Path file) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
