package io.accbench.prepare;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
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
 * The restrictions of a JVM on {@code sun.misc.Unsafe} and on final fields, found out by trying.
 * Each access is tried without a flag, and again with the flag by which the JVM denies it (JEP 498
 * and JEP 500), if the JVM knows that flag.
 */
public final class Restrictions {
  private static final Duration TIMEOUT = Duration.ofSeconds(20);
  private static final String WARNING = "WARNING: ";

  /**
   * The result of one attempt.
   *
   * @param failure the exception; empty if the access worked
   * @param warning the JVM's first warning, or empty
   */
  private record AccessOutcome(String failure, String warning) {}

  private final Path jar;
  private final Jvm jvm;
  private final Path folder;

  /**
   * @param jar the jar with accbench's own classes
   * @param folder the folder for a file that is removed again
   */
  public Restrictions(Path jar, Jvm jvm, Path folder) {
    this.jar = jar;
    this.jvm = jvm;
    this.folder = folder;
  }

  /** Returns one sentence on Unsafe and one on final fields. */
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
    AccessOutcome usual = attempt(attempt, List.of());
    List<Object> arguments =
        new ArrayList<>(List.of(subject, jvm.label(), does, usual.failure(), usual.warning()));
    try {
      arguments.addAll(List.of(denial, true, attempt(attempt, List.of(denial)).failure()));
    } catch (UserException unknownFlag) {
      arguments.addAll(List.of(denial, false, ""));
    }
    return new Finding(FindingKind.RESTRICTED_ACCESS, Finding.RUN, arguments);
  }

  /**
   * @throws UserException when the JVM does not start, for example because of an unknown flag
   */
  private AccessOutcome attempt(String attempt, List<String> flags) {
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
        return new AccessOutcome(Files.readString(result), warning(child.lastLines()).orElse(""));
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
