package io.accbench.prepare;

import io.accbench.model.Finding;
import io.accbench.model.Jvm;
import io.accbench.model.UserException;
import io.accbench.process.ChildJvm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a JVM does about {@code sun.misc.Unsafe} and about final fields, found out by trying: as it
 * is, and with the flag by which it denies them (JEP 498 and JEP 500), if it knows that.
 */
public final class Restrictions {
  private static final Duration TIMEOUT = Duration.ofSeconds(20);
  private static final String WARNING = "WARNING: ";

  /**
   * What happened.
   *
   * @param failure the exception; empty when it was done
   * @param warning the JVM's first, or empty
   */
  private record Outcome(String failure, String warning) {}

  private final Path jar;
  private final Jvm jvm;
  private final Path folder;

  /**
   * @param jar with accbench's own classes
   * @param folder for a file that is removed again
   */
  public Restrictions(Path jar, Jvm jvm, Path folder) {
    this.jar = jar;
    this.jvm = jvm;
    this.folder = folder;
  }

  /** One sentence each on Unsafe and on final fields. */
  public List<Finding> findings() {
    return List.of(
        finding(
            "sun.misc.Unsafe",
            RestrictedAccess.UNSAFE,
            "reads and writes fields",
            "--sun-misc-unsafe-memory-access=deny"),
        finding(
            "final fields",
            RestrictedAccess.FINAL,
            "can be set by reflection",
            "--illegal-final-field-mutation=deny"));
  }

  private Finding finding(String subject, String attempt, String does, String denial) {
    Outcome usual = attempt(attempt, List.of());
    String now =
        !usual.failure().isEmpty()
            ? "fail: " + usual.failure()
            : does
                + (usual.warning().isEmpty()
                    ? " without a warning"
                    : ", with a warning: " + usual.warning());
    return new Finding(
        "run", "%s on JVM %s: %s; %s".formatted(subject, jvm.label(), now, then(attempt, denial)));
  }

  private String then(String attempt, String denial) {
    try {
      Outcome denied = attempt(attempt, List.of(denial));
      return denied.failure().isEmpty()
          ? "the same with " + denial
          : "with " + denial + ": " + denied.failure();
    } catch (UserException unknown) {
      return "it knows no " + denial;
    }
  }

  /**
   * @throws UserException when the JVM does not start, as with a flag that it does not know
   */
  private Outcome attempt(String attempt, List<String> flags) {
    try {
      Path result = Files.createTempFile(folder, attempt, ".txt");
      try {
        Files.delete(result);
        List<String> command = new ArrayList<>(List.of(jvm.executable().toString()));
        command.addAll(flags);
        command.addAll(List.of("-cp", jar.toString(), RestrictedAccess.class.getName()));
        command.addAll(List.of(attempt, result.toString()));
        String what = "trying " + attempt + " on JVM " + jvm.label();
        ChildJvm child = new ChildJvm(what, "agents that the JVM loads", TIMEOUT);
        child.run(command, result);
        return new Outcome(Files.readString(result), warning(child.lastLines()).orElse(""));
      } finally {
        Files.deleteIfExists(result);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static Optional<String> warning(List<String> lines) {
    return lines.stream()
        .filter(line -> line.startsWith(WARNING))
        .map(line -> line.substring(WARNING.length()).strip())
        .findFirst();
  }
}
