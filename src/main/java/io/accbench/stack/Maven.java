package io.accbench.stack;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.runtime.standalonestatic.StandaloneStaticRuntime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.Exclusion;
import org.eclipse.aether.resolution.ArtifactDescriptorException;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferEvent;
import org.eclipse.aether.util.artifact.JavaScopes;
import org.eclipse.aether.util.filter.DependencyFilterUtils;
import org.eclipse.aether.util.repository.SimpleArtifactDescriptorPolicy;
import org.eclipse.aether.util.repository.SimpleResolutionErrorPolicy;

/**
 * The resolver of Maven with the user's own settings: mirrors, proxies, credentials. The local
 * repository comes first, so that files in it need no network.
 *
 * <p>The resolver is stricter than Maven in two things. A pom that is missing or broken is an
 * error, where Maven warns and goes on without its dependencies. A failure is not remembered for a
 * day.
 */
final class Maven implements AutoCloseable {
  private final Context context;
  private final DefaultRepositorySystemSession session;

  /**
   * Reads the settings.
   *
   * @param progress gets the name of each file that is fetched, from any thread
   * @throws Unresolvable when there is no way to a repository at all
   */
  static Maven open(MavenPlaces places, Consumer<String> progress) throws Unresolvable {
    try {
      return new Maven(places, progress);
    } catch (RuntimeException unreadable) {
      throw new Unresolvable(
          "Maven's settings.xml cannot be used: mvn help:effective-settings says why");
    }
  }

  private Maven(MavenPlaces places, Consumer<String> progress) {
    ContextOverrides.Builder overrides =
        ContextOverrides.create().withUserSettings(true).transferListener(new Downloads(progress));
    if (places.settings() != null) {
      overrides.withUserSettingsXmlOverride(places.settings());
    }
    if (places.localRepository() != null) {
      overrides.withLocalRepositoryOverride(places.localRepository());
    }
    if (places.offline()) {
      overrides.offline(true);
    }
    context = new StandaloneStaticRuntime().create(overrides.build());
    session = new DefaultRepositorySystemSession(context.repositorySystemSession());
    session.setArtifactDescriptorPolicy(new SimpleArtifactDescriptorPolicy(false, false));
    session.setResolutionErrorPolicy(new SimpleResolutionErrorPolicy(false, false));
  }

  /** Returns the libraries and what they need at run time, mediated as Maven does, in its order. */
  List<ResolvedArtifact> resolve(StackSpec spec) throws Unresolvable {
    if (spec.libraries().isEmpty()) {
      return List.of();
    }
    Map<String, Dependency> managed = managed(spec);
    CollectRequest collect = new CollectRequest();
    collect.setRepositories(context.remoteRepositories());
    collect.setManagedDependencies(List.copyOf(managed.values()));
    for (Coordinates library : spec.libraries()) {
      collect.addDependency(dependency(library, spec, managed));
    }
    DependencyRequest request =
        new DependencyRequest(collect, DependencyFilterUtils.classpathFilter(JavaScopes.RUNTIME));
    try {
      return found(
          context.repositorySystem().resolveDependencies(session, request).getArtifactResults());
    } catch (RepositoryException failed) {
      throw ResolverFailure.of(failed);
    }
  }

  /** Returns exactly these files, whatever dependencies they declare. */
  List<ResolvedArtifact> fetch(List<String> coordinates) throws Unresolvable {
    List<ArtifactRequest> requests = new ArrayList<>();
    for (String one : coordinates) {
      requests.add(
          new ArtifactRequest(new DefaultArtifact(one), context.remoteRepositories(), null));
    }
    try {
      return found(context.repositorySystem().resolveArtifacts(session, requests));
    } catch (RepositoryException failed) {
      throw ResolverFailure.of(failed);
    }
  }

  /**
   * Returns the jars, because only jars stand on a class path. A pom may be among what a library
   * needs.
   */
  private static List<ResolvedArtifact> found(List<ArtifactResult> results) {
    return results.stream()
        .map(ArtifactResult::getArtifact)
        .filter(artifact -> artifact.getExtension().equals("jar"))
        .map(
            artifact ->
                new ResolvedArtifact(coordinates(artifact).toString(), artifact.getFile().toPath()))
        .toList();
  }

  /**
   * Returns the managed versions by artifact: overrides, then the BOMs in their order; the first
   * one counts.
   */
  private Map<String, Dependency> managed(StackSpec spec) throws Unresolvable {
    Map<String, Dependency> managed = new LinkedHashMap<>();
    for (Coordinates override : spec.overrides()) {
      managed.put(override.key(), new Dependency(artifact(override), null));
    }
    for (Coordinates bom : spec.boms()) {
      for (Dependency one : managedBy(bom)) {
        managed.putIfAbsent(coordinates(one.getArtifact()).key(), one);
      }
    }
    return managed;
  }

  private List<Dependency> managedBy(Coordinates bom) throws Unresolvable {
    ArtifactDescriptorRequest request =
        new ArtifactDescriptorRequest(artifact(bom), context.remoteRepositories(), null);
    List<Dependency> managed;
    try {
      managed =
          context
              .repositorySystem()
              .readArtifactDescriptor(session, request)
              .getManagedDependencies();
    } catch (ArtifactDescriptorException failed) {
      throw new Unresolvable("bom " + ResolverFailure.of(failed).getMessage());
    }
    if (managed.isEmpty()) {
      throw new Unresolvable(
          ("%s:%s is not a BOM: its pom manages no" + " versions")
              .formatted(bom.library(), bom.version()));
    }
    return managed;
  }

  private static Dependency dependency(
      Coordinates library, StackSpec spec, Map<String, Dependency> managed) throws Unresolvable {
    String version = library.version();
    Dependency rule = managed.get(library.key());
    boolean forced =
        spec.overrides().stream().anyMatch(override -> override.key().equals(library.key()));
    if (rule != null && (forced || version.isEmpty())) {
      version = rule.getArtifact().getVersion();
    }
    if (version.isEmpty()) {
      List<String> boms = spec.boms().stream().map(bom -> bom.artifact()).toList();
      throw new Unresolvable(
          library + " has no version: not managed by " + String.join(", ", boms));
    }
    List<Exclusion> exclusions =
        spec.exclusions().stream()
            .map(text -> text.split(":"))
            .map(part -> new Exclusion(part[0], part[1], "*", "*"))
            .toList();
    return new Dependency(
        artifact(library.withVersion(version)), JavaScopes.COMPILE, false, exclusions);
  }

  private static Artifact artifact(Coordinates one) {
    return new DefaultArtifact(
        one.group(), one.artifact(), one.classifier(), one.extension(), one.version());
  }

  static Coordinates coordinates(Artifact artifact) {
    return new Coordinates(
        artifact.getGroupId(),
        artifact.getArtifactId(),
        artifact.getExtension(),
        artifact.getClassifier(),
        artifact.getVersion());
  }

  @Override
  public void close() {
    context.close();
  }

  /** Reports which files are being fetched. */
  private static final class Downloads extends AbstractTransferListener {
    private final Consumer<String> progress;

    Downloads(Consumer<String> progress) {
      this.progress = progress;
    }

    @Override
    public void transferStarted(TransferEvent event) {
      String name = event.getResource().getResourceName();
      progress.accept(name.substring(name.lastIndexOf('/') + 1));
    }
  }
}
