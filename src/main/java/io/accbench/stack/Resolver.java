package io.accbench.stack;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Sha256;
import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Finds the jars of stacks, by lock or by Maven's resolver, which is loaded when a first library is
 * asked for. If a stack cannot be resolved, its status says so; there is no exception.
 */
public final class Resolver implements AutoCloseable {
  private final MavenPlaces places;
  private final Consumer<String> progress;
  private Maven maven;

  Resolver(MavenPlaces places, Consumer<String> progress) {
    this.places = places;
    this.progress = progress;
  }

  /**
   * Creates a resolver with the user's own Maven settings and local repository.
   *
   * @param offline whether nothing is fetched, so that the local repository alone counts
   * @param progress gets the name of each file that is fetched, from any thread
   */
  public static Resolver ofUser(boolean offline, Consumer<String> progress) {
    return new Resolver(MavenPlaces.ofUser(offline), progress);
  }

  /**
   * Returns one stack. If its lock was written for this very descriptor, the stack is exactly what
   * the lock says. Otherwise the stack is resolved again, and locked if it comes from a descriptor.
   */
  public ResolvedStack resolve(StackSpec spec) {
    try {
      Optional<Lock> lock = spec.lock() == null ? Optional.empty() : Lock.read(spec.lock());
      if (lock.isPresent() && lock.get().fingerprint().equals(spec.fingerprint())) {
        return locked(spec, lock.get());
      }
      return unlocked(spec, lock);
    } catch (Unresolvable reason) {
      return ResolvedStack.unavailable(spec.name(), reason.getMessage());
    }
  }

  private ResolvedStack locked(StackSpec spec, Lock lock) throws Unresolvable {
    List<String> coordinates = lock.fetched();
    List<ResolvedArtifact> found =
        all(spec, coordinates.isEmpty() ? List.of() : maven().fetch(coordinates));
    List<StackJar> jars = jars(found);
    Optional<String> violation = lock.violation(spec.lock(), jars);
    if (violation.isPresent()) {
      throw new Unresolvable(violation.get());
    }
    return resolved(spec, jars, found, List.of());
  }

  private ResolvedStack unlocked(StackSpec spec, Optional<Lock> old) throws Unresolvable {
    List<ResolvedArtifact> found =
        all(spec, spec.libraries().isEmpty() ? List.of() : maven().resolve(spec));
    List<StackJar> jars = jars(found);
    List<Finding> findings = new ArrayList<>();
    if (spec.lock() != null) {
      old.ifPresent(lock -> findings.add(rewritten(spec, lock, jars)));
      try {
        new Lock(spec.fingerprint(), jars).write(spec.lock());
      } catch (IOException unwritable) {
        String name = Lock.name(spec.lock());
        findings.clear();
        findings.add(Finding.of(FindingKind.LOCK_NOT_WRITTEN, subject(spec), name));
      }
    }
    return resolved(spec, jars, found, findings);
  }

  private static Finding rewritten(StackSpec spec, Lock old, List<StackJar> jars) {
    StackDiff diff = StackDiff.of(new Stack("", old.jars(), null), new Stack("", jars, null));
    List<String> changes = diff.changes().stream().map(StackDiff.JarChange::toString).toList();
    return Finding.of(
        FindingKind.LOCK_REWRITTEN,
        subject(spec),
        Lock.name(spec.lock()),
        changes.isEmpty() ? "the same jars" : String.join(", ", changes));
  }

  private static String subject(StackSpec spec) {
    return "stack " + spec.name();
  }

  /**
   * Returns all files, the local jars first, because the user wants them in place of anything else.
   */
  private static List<ResolvedArtifact> all(StackSpec spec, List<ResolvedArtifact> fetched) {
    List<ResolvedArtifact> all = new ArrayList<>();
    for (Path jar : spec.jars()) {
      all.add(new ResolvedArtifact("file:" + jar.getFileName(), jar));
    }
    all.addAll(fetched);
    return all;
  }

  private static List<StackJar> jars(List<ResolvedArtifact> found) throws Unresolvable {
    List<StackJar> jars = new ArrayList<>();
    for (ResolvedArtifact one : found) {
      if (!LocalJars.isZip(one.file())) {
        throw new Unresolvable(one.coordinates() + " is not a jar: it cannot be read as a zip");
      }
      try {
        String name = String.valueOf(one.file().getFileName());
        jars.add(new StackJar(one.coordinates(), name, Sha256.of(one.file())));
      } catch (UncheckedIOException unreadable) {
        throw new Unresolvable(one.coordinates() + " cannot be read");
      }
    }
    return jars;
  }

  private static ResolvedStack resolved(
      StackSpec spec, List<StackJar> jars, List<ResolvedArtifact> found, List<Finding> findings) {
    return new ResolvedStack(
        new Stack(spec.name(), jars, null),
        found.stream().map(ResolvedArtifact::file).map(Path::toAbsolutePath).toList(),
        findings);
  }

  private Maven maven() throws Unresolvable {
    if (maven == null) {
      maven = Maven.open(places, progress);
    }
    return maven;
  }

  @Override
  public void close() {
    if (maven != null) {
      maven.close();
    }
  }
}
