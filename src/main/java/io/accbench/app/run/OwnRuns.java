package io.accbench.app.run;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.journal.JournalFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The runs that this user has begun here, by which a journal from elsewhere is recognised.
 *
 * <p>A file of the user's own holds the SHA-256 of each run's header, one a line. Note: a journal's
 * own statements (a host, a user, a folder) would prove nothing. Anyone who makes a journal can
 * write them, and the file belongs to whoever has unpacked it.
 */
public final class OwnRuns {
  private final Path file;

  OwnRuns(Path file) {
    this.file = file;
  }

  /**
   * Returns the runs of this user, below {@code $XDG_STATE_HOME}, which defaults to {@code
   * ~/.local/state}.
   */
  public static OwnRuns ofThisUser() {
    return new OwnRuns(state(System::getenv, System::getProperty).resolve("accbench/runs"));
  }

  /**
   * Returns the folder for state; a relative {@code XDG_STATE_HOME} is ignored, as the XDG base
   * directory specification demands.
   */
  static Path state(UnaryOperator<String> environment, UnaryOperator<String> properties) {
    String state = environment.apply("XDG_STATE_HOME");
    return state != null && Path.of(state).isAbsolute()
        ? Path.of(state)
        : Path.of(properties.apply("user.home"), ".local", "state");
  }

  /**
   * Remembers a run that begins now. Where that cannot be written, the run continues, but counts as
   * one from elsewhere when it is to be resumed.
   */
  public void add(Path journal) {
    if (!file.isAbsolute()) {
      return; // the user has no home
    }
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(
          file,
          JournalFile.headerSha256(journal) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException unwritable) {
      // the home is missing or read-only: --resume reports that later
    }
  }

  /**
   * Returns whether a journal belongs to a run that this user has begun here, with its header
   * unchanged.
   */
  boolean hold(Path journal) {
    try {
      List<String> known =
          file.isAbsolute() && Files.exists(file) ? Files.readAllLines(file, UTF_8) : List.of();
      return known.contains(JournalFile.headerSha256(journal));
    } catch (IOException unreadable) {
      return false;
    }
  }
}
