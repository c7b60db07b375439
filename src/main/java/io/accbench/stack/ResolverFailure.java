package io.accbench.stack;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.maven.model.building.ModelBuildingException;
import org.apache.maven.model.building.ModelProblem;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.resolution.ArtifactDescriptorException;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.transfer.ArtifactNotFoundException;
import org.eclipse.aether.transfer.ArtifactTransferException;
import org.eclipse.aether.transfer.ChecksumFailureException;
import org.eclipse.aether.transfer.RepositoryOfflineException;

/**
 * The resolver's failure in one line. The resolver's own message is not used, because it holds
 * URLs, which hold hosts and credentials.
 */
final class ResolverFailure {
  private static final Pattern HTTP_STATUS = Pattern.compile("\\b[45]\\d\\d\\b");

  /**
   * The greatest depth of the search, deeper than any chain of causes; arbitrary: it ends a circle
   * of them.
   */
  private static final int DEEPEST = 32;

  private final List<ArtifactTransferException> transfers = new ArrayList<>();
  private Optional<String> broken = Optional.empty();

  private ResolverFailure() {}

  static Unresolvable of(RepositoryException failed) {
    ResolverFailure reason = new ResolverFailure();
    reason.search(failed, 0);
    return new Unresolvable(reason.text(failed));
  }

  private void search(Throwable failure, int depth) {
    if (failure == null || depth > DEEPEST) {
      return;
    }
    if (failure instanceof ArtifactTransferException transfer && transfer.getArtifact() != null) {
      transfers.add(transfer);
      return;
    }
    if (failure instanceof ArtifactDescriptorException descriptor) {
      broken = Optional.of(name(descriptor.getResult().getArtifact()));
    }
    beneath(failure).forEach(one -> search(one, depth + 1));
    if (transfers.isEmpty()) {
      search(failure.getCause(), depth + 1);
    }
  }

  /** Returns the failures that an exception holds in addition to its cause. */
  private static List<? extends Throwable> beneath(Throwable failure) {
    if (failure instanceof ArtifactResolutionException resolution) {
      return resolution.getResults().stream().flatMap(ResolverFailure::open).toList();
    }
    if (failure instanceof ModelBuildingException building) {
      return building.getProblems().stream()
          .map(ModelProblem::getException)
          .filter(Objects::nonNull)
          .toList();
    }
    return List.of();
  }

  /** Returns what kept an artifact from being resolved; nothing if a second repository had it. */
  private static Stream<Exception> open(ArtifactResult result) {
    return result.isResolved() ? Stream.of() : result.getExceptions().stream();
  }

  private String text(RepositoryException failed) {
    if (!transfers.isEmpty()) {
      return missing();
    }
    return broken
        .map(model -> "the pom of " + model + " is broken")
        .orElseGet(() -> withoutPlaces(failed.getMessage()));
  }

  private String missing() {
    Set<String> artifacts = new LinkedHashSet<>();
    transfers.forEach(transfer -> artifacts.add(name(transfer.getArtifact())));
    String first = artifacts.iterator().next();
    Set<String> causes = new LinkedHashSet<>();
    Set<String> absent = new LinkedHashSet<>();
    for (ArtifactTransferException transfer : transfers) {
      if (name(transfer.getArtifact()).equals(first)) {
        if (plainlyAbsent(transfer)) {
          absent.add(repository(transfer));
        } else {
          causes.add(cause(transfer));
        }
      }
    }
    if (!absent.isEmpty()) {
      causes.add("not found in " + String.join(", ", absent));
    }
    int others = artifacts.size() - 1;
    return first
        + " "
        + String.join("; ", causes)
        + (others > 0 ? " (and " + others + " more)" : "");
  }

  private static boolean plainlyAbsent(ArtifactTransferException transfer) {
    return transfer instanceof ArtifactNotFoundException
        && !(transfer.getCause() instanceof RepositoryOfflineException);
  }

  private static String cause(ArtifactTransferException transfer) {
    String repository = repository(transfer);
    Throwable cause = transfer.getCause();
    if (cause instanceof RepositoryOfflineException) {
      return "not in the local repository from " + repository + ", and Maven is offline";
    }
    if (cause instanceof ChecksumFailureException) {
      return "came from " + repository + " with a wrong checksum";
    }
    Matcher status = HTTP_STATUS.matcher(withoutPlaces(String.valueOf(cause)));
    return "not in the local repository, and "
        + repository
        + (status.find() ? " answers " + status.group() : " cannot be reached");
  }

  private static String repository(ArtifactTransferException transfer) {
    return transfer.getRepository() == null
        ? "the local repository"
        : transfer.getRepository().getId();
  }

  /** Returns coordinates as a user writes them: the pom of a library stands for the library. */
  private static String name(Artifact artifact) {
    Coordinates exact = Maven.coordinates(artifact);
    return exact.extension().equals("pom")
        ? exact.library() + ":" + exact.version()
        : exact.toString();
  }

  /**
   * Returns the first line, without anything in it that could be a URL, a path or a host's name.
   */
  private static String withoutPlaces(String text) {
    return String.valueOf(text).lines().findFirst().orElse("").replaceAll("\\S*[/\\\\]\\S*", "…");
  }
}
