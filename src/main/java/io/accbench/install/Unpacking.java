package io.accbench.install;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The release inside a jar, unpacked into a folder of the cache that is named for its content.
 *
 * <p>Every start compares each file with its SHA-256 and replaces what differs. Files are written
 * beside the folder and renamed, so that any number of processes may start on an empty cache, and a
 * killed one leaves nothing that counts. Other versions have folders of their own.
 */
final class Unpacking {
  /** The list in the jar: SHA-256, two blanks and the path of each file. */
  static final String SUMS = "accbench-home.sums";

  /** The folder in the jar that holds the files. */
  static final String FILES = "accbench-home/";

  private final ClassLoader jar;
  private final Path folder;
  private final Path temporary;
  private final Map<String, String> sums;
  private final List<String> replaced = new ArrayList<>();

  private Unpacking(ClassLoader jar, Path folder, Path temporary, Map<String, String> sums) {
    this.jar = jar;
    this.folder = folder;
    this.temporary = temporary;
    this.sums = sums;
  }

  /**
   * Unpacks what is missing or was changed.
   *
   * @param jar the class loader of the jar that holds the release
   * @param cache the folder of the user's cache
   * @throws IOException when the cache cannot be written
   */
  static Unpacking of(ClassLoader jar, Path cache) throws IOException {
    byte[] list = read(jar, SUMS);
    String name = "home-" + HexFormat.of().formatHex(newDigest().digest(list)).substring(0, 16);
    Path folder = cache.resolve(name);
    boolean begun = Files.isDirectory(folder);
    Unpacking unpacking = new Unpacking(jar, folder, cache.resolve("unpacking"), parse(list));
    unpacking.unpack(begun);
    return unpacking;
  }

  /** Returns the folder that now holds the release. */
  Path home() {
    return folder;
  }

  /**
   * Returns the files of an earlier start that had been changed since, by their paths in the
   * folder. They are as they should be again.
   */
  List<String> replaced() {
    return replaced;
  }

  private void unpack(boolean begun) throws IOException {
    Set<Path> known = new HashSet<>();
    for (Map.Entry<String, String> file : sums.entrySet()) {
      Path path = folder.resolve(file.getKey()).normalize();
      known.add(path);
      boolean there = Files.exists(path);
      if (!there || !sum(path).equals(file.getValue())) {
        write(file.getKey(), path, file.getValue());
        if (begun && there) {
          replaced.add(file.getKey());
        }
      }
    }
    removeJarsBut(known);
  }

  private void write(String name, Path path, String sum) throws IOException {
    Files.createDirectories(path.getParent());
    Files.createDirectories(temporary);
    Path half = Files.createTempFile(temporary, "file", "");
    try {
      Files.write(half, read(jar, FILES + name));
      if (!sum(half).equals(sum)) {
        throw new IOException(name + " in the jar has another SHA-256 than its list says");
      }
      Files.move(half, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(half);
    }
  }

  /** Removes jars that somebody has added, because a folder of jars is a class path. */
  private void removeJarsBut(Set<Path> known) throws IOException {
    List<Path> added;
    try (Stream<Path> files = Files.walk(folder)) {
      added =
          files.filter(file -> file.toString().endsWith(".jar") && !known.contains(file)).toList();
    }
    for (Path file : added) {
      Files.delete(file);
      replaced.add(folder.relativize(file).toString());
    }
  }

  private static Map<String, String> parse(byte[] list) {
    Map<String, String> sums = new LinkedHashMap<>();
    for (String line : new String(list, UTF_8).lines().toList()) {
      int blanks = line.indexOf("  ");
      sums.put(line.substring(blanks + 2), line.substring(0, blanks));
    }
    return sums;
  }

  private static String sum(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return "no file";
    }
    MessageDigest digest = newDigest();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      byte[] buffer = new byte[1 << 16];
      while (in.read(buffer) >= 0) {
        // the digest reads along
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static byte[] read(ClassLoader jar, String name) throws IOException {
    try (InputStream in = jar.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("the jar lacks " + name);
      }
      return in.readAllBytes();
    }
  }

  private static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every Java platform has SHA-256", impossible);
    }
  }
}
