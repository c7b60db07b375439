package io.accbench.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.journal.JournalFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The runs that this user has begun here, so that a journal from elsewhere is not taken for one.
 *
 * <p>A file of the user's own holds the SHA-256 of each run's header, one a line. Note: what a
 * journal says of itself (a host, a user, a folder) would prove nothing, since whoever makes one
 * can write it, and its file belongs to whoever has unpacked it.
 */
final class OwnRuns {
  private final Path file;

  OwnRuns(Path file) {
    this.file = file;
  }

  /** Those of this user, below {@code $XDG_STATE_HOME}, which is {@code ~/.local/state}. */
  static OwnRuns ofThisUser() {
    return new OwnRuns(state(System::getenv, System::getProperty).resolve("accbench/runs"));
  }

  /** The XDG base directory specification has a relative path ignored. */
  static Path state(UnaryOperator<String> environment, UnaryOperator<String> properties) {
    String state = environment.apply("XDG_STATE_HOME");
    return state != null && Path.of(state).isAbsolute()
        ? Path.of(state)
        : Path.of(properties.apply("user.home"), ".local", "state");
  }

  /**
   * Remembers a run that begins now. Where that cannot be written the run goes on all the same, and
   * counts as from elsewhere when it is to be resumed.
   */
  void add(Path journal) {
    if (!file.isAbsolute()) {
      return; // a user without a home
    }
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(
          file,
          JournalFile.headerSha256(journal) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException unwritable) {
      // a home that is missing or read-only: --resume says what then
    }
  }

  /** Whether a journal is that of a run that this user has begun here, its header unchanged. */
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
