package io.accbench.hotspot;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Which samplers have samples that count in which file; they are never added up. */
final class Samplers {
  private record OfFile(String name, Set<String> types) {}

  private final List<OfFile> files = new ArrayList<>();

  /** Begins the next file. */
  void file(String name) {
    files.add(new OfFile(name, new TreeSet<>()));
  }

  /** The index of the file that was begun last, from 0. */
  int file() {
    return files.size() - 1;
  }

  void add(String type) {
    files.get(file()).types().add(type);
  }

  /**
   * The first that every file has; without one the first that any has, without that the last.
   *
   * @param bestFirst at least one
   */
  String best(List<String> bestFirst) {
    return bestFirst.stream()
        .filter(type -> files.stream().allMatch(file -> file.types().contains(type)))
        .findFirst()
        .or(() -> bestFirst.stream().filter(this::any).findFirst())
        .orElse(bestFirst.get(bestFirst.size() - 1));
  }

  /** As {@link #best}; files that have none of them do not matter. */
  String bestWhereAny(List<String> bestFirst) {
    return some().best(bestFirst);
  }

  /** As {@link #without}, but for files that have none of any type. */
  List<String> withoutWhereAny(String type) {
    return some().without(type);
  }

  private Samplers some() {
    Samplers some = new Samplers();
    files.stream().filter(file -> !file.types().isEmpty()).forEach(some.files::add);
    return some;
  }

  private boolean any(String type) {
    return files.stream().anyMatch(file -> file.types().contains(type));
  }

  /** Files that do not count, with what they have instead. */
  List<String> without(String type) {
    List<String> told = new ArrayList<>();
    for (OfFile file : any(type) ? files : List.<OfFile>of()) {
      if (!file.types().contains(type)) {
        told.add(
            "%s: no %s in it that counts%s".formatted(file.name(), type, instead(file.types())));
      }
    }
    return told;
  }

  private static String instead(Set<String> types) {
    return types.isEmpty()
        ? ""
        : "; its %s are left out, since samplers are never added up; show the file by itself"
            .formatted(String.join(" and ", types));
  }
}
