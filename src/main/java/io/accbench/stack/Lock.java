package io.accbench.stack;

import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The jars to which a descriptor was resolved when it was first used. They stand in {@code
 * <name>.lock} next to it, one {@code sha256 coordinates} a line, in the order of the class path. A
 * later run fetches exactly these jars, whatever poms and ranges would say by then, and measures
 * nothing but these bytes.
 *
 * @param fingerprint the fingerprint of the descriptor that was resolved; another one makes the
 *     lock void
 */
record Lock(String fingerprint, List<StackJar> jars) {
  private static final String TITLE =
      "# Written by accbench: the bytes that this stack was resolved to. Delete it to resolve"
          + " again.";
  private static final String LINE = "[0-9a-f]{64}  (file:[^:]+|[^ :]+(:[^ :]+){2,4})";
  private static final String DESCRIPTOR = "[0-9a-f]{64}  descriptor";

  /**
   * Reads the lock of a descriptor.
   *
   * @return the lock, or empty if there is no such file
   * @throws Unresolvable when the file is no lock, because nobody knows then what should be
   *     measured
   */
  static Optional<Lock> read(Path file) throws Unresolvable {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(parse(file, Files.readAllLines(file)));
    } catch (IOException unreadable) {
      throw new Unresolvable(name(file) + " cannot be read as text; delete it to resolve again");
    }
  }

  private static Lock parse(Path file, List<String> lines) throws Unresolvable {
    String fingerprint = "";
    List<StackJar> jars = new ArrayList<>();
    for (int index = 0; index < lines.size(); index++) {
      String line = lines.get(index).strip();
      if (line.matches(DESCRIPTOR)) {
        fingerprint = line.substring(0, 64);
      } else if (line.matches(LINE)) {
        jars.add(new StackJar(line.substring(66), "", line.substring(0, 64)));
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        throw new Unresolvable(
            "%s:%d: is not \"sha256  coordinates\"; delete the file to resolve again"
                .formatted(name(file), index + 1));
      }
    }
    if (fingerprint.isEmpty()) {
      throw new Unresolvable(
          name(file) + " does not name its descriptor; delete it to resolve again");
    }
    return new Lock(fingerprint, List.copyOf(jars));
  }

  /** Writes the lock whole or not at all. */
  void write(Path file) throws IOException {
    List<String> lines = new ArrayList<>(List.of(TITLE, fingerprint + "  descriptor"));
    jars.forEach(jar -> lines.add(jar.sha256() + "  " + jar.coordinates()));
    Path folder = file.toAbsolutePath().getParent();
    Path written = Files.createTempFile(folder, ".lock", ".tmp");
    try {
      Files.writeString(written, String.join("\n", lines) + "\n");
      Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(written);
    }
  }

  /** Returns the coordinates of the jars that are fetched: all but the local jars. */
  List<String> fetched() {
    return jars.stream()
        .map(StackJar::coordinates)
        .filter(coordinates -> !coordinates.startsWith("file:"))
        .toList();
  }

  /** Returns the first jar that differs from the lock, as a reason, or empty if no jar differs. */
  Optional<String> violation(Path file, List<StackJar> actual) {
    Stack locked = new Stack("", jars, null);
    return StackDiff.of(locked, new Stack("", actual, null)).changes().stream()
        .findFirst()
        .map(
            change ->
                "%s: not as in %s; delete the lock to accept it".formatted(change, name(file)));
  }

  /** Returns the lock's name in messages: {@code profiles/stacks/json.lock}. */
  static String name(Path file) {
    Path absolute = file.toAbsolutePath();
    return Descriptors.place(absolute.getParent()) + absolute.getFileName();
  }
}
