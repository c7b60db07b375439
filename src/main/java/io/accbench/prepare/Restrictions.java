package io.accbench.prepare;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Jvm;
import io.accbench.model.UserException;
import io.accbench.process.ChildJvm;
import io.accbench.process.ContentKey;
import io.accbench.process.KeptFolders;
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

  /** An access that is tried: once as usual, once denied. */
  private enum Restricted {
    UNSAFE(
        RestrictedAccess.UNSAFE,
        "sun.misc.Unsafe",
        "reads and writes fields",
        "--sun-misc-unsafe-memory-access=deny"),
    FINAL(
        RestrictedAccess.FINAL,
        "final fields",
        "can be set by reflection",
        "--illegal-final-field-mutation=deny");

    private final String attempt;
    private final String subject;
    private final String does;
    private final String denial;

    Restricted(String attempt, String subject, String does, String denial) {
      this.attempt = attempt;
      this.subject = subject;
      this.does = does;
      this.denial = denial;
    }
  }

  private final Path jar;
  private final Jvm jvm;
  private final Path folder;

  /**
   * @param jar the jar with accbench's own classes
   * @param folder the folder that receives what each attempt gives
   */
  public Restrictions(Path jar, Jvm jvm, Path folder) {
    this.jar = jar;
    this.jvm = jvm;
    this.folder = folder;
  }

  /**
   * Returns one sentence on Unsafe and one on final fields.
   *
   * @param kept what the attempts gave at an earlier time
   */
  public List<Finding> findings(KeptFolders kept) {
    try {
      kept.fill(folder, () -> new ContentKey().with("restricted").jvm(jvm).sum(), this::tried);
      List<Finding> findings = new ArrayList<>();
      for (Restricted access : Restricted.values()) {
        Path denied = file(access, "denied");
        findings.add(
            Finding.of(
                FindingKind.RESTRICTED_ACCESS,
                Finding.RUN,
                access.subject,
                jvm.label(),
                access.does,
                Files.readString(file(access, "usual")),
                Files.readString(file(access, "warning")),
                access.denial,
                Files.exists(denied),
                Files.exists(denied) ? Files.readString(denied) : ""));
      }
      return findings;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private Path file(Restricted access, String what) {
    return folder.resolve(access.attempt + "-" + what + ".txt");
  }

  /**
   * Writes the exception of each attempt into a file, or nothing if the access worked, and the
   * JVM's first warning, or nothing. There is no file where the JVM knows no denial.
   */
  private boolean tried() throws IOException {
    boolean certain = true;
    for (Restricted access : Restricted.values()) {
      ChildJvm usual = child(access);
      usual.run(command(access, List.of(), "usual"), file(access, "usual"));
      Files.writeString(file(access, "warning"), warning(usual.lastLines()).orElse(""));
      ChildJvm denied = child(access);
      try {
        denied.run(command(access, List.of(access.denial), "denied"), file(access, "denied"));
      } catch (UserException refused) {
        certain &= denied.lastLines().contains("Unrecognized option: " + access.denial);
      }
    }
    return certain;
  }

  private ChildJvm child(Restricted access) {
    String what = "trying " + access.attempt + " on JVM " + jvm.label();
    return new ChildJvm(what, "agents that the JVM loads", TIMEOUT);
  }

  private List<String> command(Restricted access, List<String> flags, String what) {
    List<String> command = new ArrayList<>(List.of(jvm.executable().toString()));
    command.addAll(flags);
    command.addAll(List.of("-cp", jar.toString(), RestrictedAccess.class.getName()));
    command.addAll(List.of(access.attempt, file(access, what).toString()));
    return command;
  }

  private static Optional<String> warning(List<String> lines) {
    return lines.stream()
        .filter(line -> line.startsWith(WARNING))
        .map(line -> line.substring(WARNING.length()).strip())
        .findFirst();
  }
}
