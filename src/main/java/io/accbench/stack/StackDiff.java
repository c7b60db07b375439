package io.accbench.stack;

import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The jars in which two stacks differ.
 *
 * @param changes the changes in the order of the first stack's class path, then the jars that only
 *     the second has
 */
public record StackDiff(List<JarChange> changes) {

  /** A kind of change of an artifact from the first stack to the second. */
  enum ChangeKind {
    VERSION,
    ADDED,
    REMOVED,
    BYTES
  }

  /**
   * An artifact that is not the same in both stacks.
   *
   * @param artifact its coordinates without version
   * @param from the first stack's version, empty if there is no version
   * @param to the second stack's version, empty if there is no version
   */
  public record JarChange(ChangeKind kind, String artifact, String from, String to) {

    /** Returns the library as a user names it, {@code g:a}. */
    String library() {
      String[] parts = artifact.split(":", 3);
      return parts.length < 2 ? artifact : parts[0] + ":" + parts[1];
    }

    /** Returns one line: {@code g:a 1 → 2}, {@code g:a 2 added}. */
    @Override
    public String toString() {
      return switch (kind) {
        case VERSION -> artifact + " " + from + " → " + to;
        case ADDED -> (artifact + " " + to).strip() + " added";
        case REMOVED -> (artifact + " " + from).strip() + " removed";
        case BYTES -> (artifact + " " + to).strip() + " has different bytes";
      };
    }
  }

  private record JarVersion(String version, String sha256) {}

  public StackDiff {
    changes = List.copyOf(changes);
  }

  /** Compares one stack with another; an unavailable one has no jars. */
  public static StackDiff of(Stack from, Stack to) {
    Map<String, JarVersion> before = versions(from);
    Map<String, JarVersion> after = versions(to);
    List<JarChange> changes = new ArrayList<>();
    before.forEach(
        (artifact, old) -> {
          JarVersion now = after.get(artifact);
          if (now == null) {
            changes.add(new JarChange(ChangeKind.REMOVED, artifact, old.version, ""));
          } else if (!now.version.equals(old.version)) {
            changes.add(new JarChange(ChangeKind.VERSION, artifact, old.version, now.version));
          } else if (!now.sha256.equals(old.sha256)) {
            changes.add(new JarChange(ChangeKind.BYTES, artifact, old.version, now.version));
          }
        });
    after.forEach(
        (artifact, now) -> {
          if (!before.containsKey(artifact)) {
            changes.add(new JarChange(ChangeKind.ADDED, artifact, "", now.version));
          }
        });
    return new StackDiff(changes);
  }

  /**
   * Returns the changes that the user did not ask for.
   *
   * @param named libraries that were varied on purpose, {@code g:a}
   */
  public List<JarChange> beyond(Set<String> named) {
    return changes.stream().filter(change -> !named.contains(change.library())).toList();
  }

  private static Map<String, JarVersion> versions(Stack stack) {
    Map<String, JarVersion> versions = new LinkedHashMap<>();
    for (StackJar jar : stack.jars()) {
      int split = split(jar.coordinates());
      versions.put(
          jar.coordinates().substring(0, split),
          new JarVersion(
              jar.coordinates().substring(Math.min(split + 1, jar.coordinates().length())),
              jar.sha256()));
    }
    return versions;
  }

  /**
   * Returns where the version begins, which a local jar {@code file:acme-1.2.jar} does not have.
   */
  private static int split(String coordinates) {
    return coordinates.startsWith("file:") ? coordinates.length() : coordinates.lastIndexOf(':');
  }
}
