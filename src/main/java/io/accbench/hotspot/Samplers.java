package io.accbench.hotspot;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The samplers that have samples that count, file by file; samples of two samplers are never added
 * up.
 */
final class Samplers {
  private record OfFile(String name, Set<String> types) {}

  private final List<OfFile> files = new ArrayList<>();

  /** Begins the next file. */
  void file(String name) {
    files.add(new OfFile(name, new TreeSet<>()));
  }

  /** Returns the index of the file that was begun last, from 0. */
  int file() {
    return files.size() - 1;
  }

  void add(String type) {
    files.get(file()).types().add(type);
  }

  /**
   * Returns the first sampler that every file has; failing that the first that any file has, and
   * failing that the last.
   *
   * @param bestFirst at least one sampler, the best first
   */
  String best(List<String> bestFirst) {
    return bestFirst.stream()
        .filter(type -> files.stream().allMatch(file -> file.types().contains(type)))
        .findFirst()
        .or(() -> bestFirst.stream().filter(this::any).findFirst())
        .orElse(bestFirst.get(bestFirst.size() - 1));
  }

  /** Returns the best sampler like {@link #best}, ignoring files that have no sampler at all. */
  String bestWhereAny(List<String> bestFirst) {
    return some().best(bestFirst);
  }

  /** Returns findings like {@link #without}, ignoring files that have no sampler at all. */
  List<Finding> withoutWhereAny(String type) {
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

  /** Returns a finding for each file that does not count, with the samplers that it has instead. */
  List<Finding> without(String type) {
    List<Finding> findings = new ArrayList<>();
    for (OfFile file : any(type) ? files : List.<OfFile>of()) {
      if (!file.types().contains(type)) {
        findings.add(
            file.types().isEmpty()
                ? Finding.unnamed(FindingKind.SAMPLER_MISSING, file.name(), type)
                : Finding.unnamed(
                    FindingKind.SAMPLER_LEFT_OUT,
                    file.name(),
                    type,
                    String.join(" and ", file.types())));
      }
    }
    return findings;
  }
}
