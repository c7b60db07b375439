package io.accbench.journal;

import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.ProfiledFork;
import io.accbench.model.UserException;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;

/**
 * Appends to a journal. Each entry is forced to disk before the call returns, so that a kill at any
 * moment costs at most a torn last line. The writer may be used by many threads. Only one writer at
 * a time may have the file in this process, and the lock of a run's folder keeps other processes
 * away.
 *
 * <p>Note: a {@code FileChannel} would be closed for good when a thread is interrupted while it
 * writes, which is what Ctrl-C does; a {@code RandomAccessFile} is not.
 */
public final class JournalWriter implements Closeable {
  private final Path path;
  private final RandomAccessFile file;
  private final SharedOutcomes outcomes;

  private JournalWriter(Path path, RandomAccessFile file, SharedOutcomes outcomes) {
    this.path = path;
    this.file = file;
    this.outcomes = outcomes;
  }

  /**
   * Returns a writer of a new, empty journal; its folder must exist.
   *
   * @throws UserException when the file exists or cannot be written
   */
  public static JournalWriter create(Path path) {
    try {
      Files.createFile(path);
    } catch (FileAlreadyExistsException e) {
      throw UserException.badInput(path + ": exists already; resume the run or give another --out");
    } catch (IOException e) {
      throw failed(path, e);
    }
    return append(path);
  }

  /**
   * Returns a writer that goes on after the last whole line of an existing journal. Anything after
   * that line is cut off.
   *
   * @throws UserException when the file is missing, cannot be written, or has another writer
   */
  public static JournalWriter append(Path path) {
    return append(path, 0);
  }

  /**
   * Returns a writer that goes on in an existing journal before its last launches.
   *
   * @param dropped the number of launches that are cut off, with all that follows the first of
   *     them; 0 or more
   */
  public static JournalWriter append(Path path, int dropped) {
    if (!Files.isRegularFile(path)) {
      throw UserException.badInput(path + ": no such journal; give the folder of an earlier run");
    }
    RandomAccessFile file = null;
    try {
      file = new RandomAccessFile(path.toFile(), "rw");
      if (!locked(file)) {
        throw UserException.refused(path + ": another accbench writes to it; wait for its end");
      }
      JournalEnd end = JournalEnd.of(path, dropped);
      if (end.position() < file.length()) {
        file.setLength(end.position());
        file.getFD().sync();
      }
      file.seek(end.position());
      return new JournalWriter(path, file, end.outcomes());
    } catch (IOException e) {
      closeQuietly(file);
      throw failed(path, e);
    } catch (UserException e) {
      closeQuietly(file);
      throw e;
    }
  }

  /**
   * Appends the header, once and before anything else. A journal without it is of no use, so the
   * file is removed if the header cannot be written.
   */
  public synchronized void header(Header header) {
    try {
      append(line(path, Entry.of(header)));
    } catch (IOException e) {
      remove();
      throw failed(path, e, "make room or allow writing, then run the command again");
    } catch (UserException tooLong) {
      remove();
      throw tooLong;
    }
  }

  private void remove() {
    close();
    try {
      Files.deleteIfExists(path);
    } catch (IOException stays) {
      // the next run needs --force
    }
  }

  /**
   * Writes a whole journal in place of an existing one, of which a reader never sees half.
   *
   * @throws UserException when it cannot be written
   */
  public static void write(Path path, Journal journal) {
    Path temporary = path.resolveSibling(path.getFileName() + ".tmp");
    try {
      Files.deleteIfExists(temporary);
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(temporary))) {
        write(path, journal, out);
      }
      Files.move(temporary, path, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw failed(path, e, "make room or allow writing, then run the command again");
    }
  }

  private static void write(Path path, Journal journal, OutputStream out) throws IOException {
    SharedOutcomes outcomes = new SharedOutcomes();
    out.write(line(path, Entry.of(journal.header())));
    for (Launch launch : journal.launches()) {
      List<Entry.Numbered> fresh = outcomes.unknown(launch.jit());
      out.write(lines(path, launch, outcomes, fresh));
      fresh.forEach(outcomes::add);
    }
    for (ProfiledFork profiled : journal.profiledForks()) {
      out.write(line(path, Entry.of(profiled)));
    }
    if (journal.end() != null) {
      out.write(line(path, Entry.of(journal.end())));
    }
  }

  /** Returns the lines of those outcomes that the journal does not hold yet, and of a launch. */
  private static byte[] lines(
      Path path, Launch launch, SharedOutcomes outcomes, List<Entry.Numbered> fresh)
      throws IOException {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    for (Entry.Numbered each : fresh) {
      lines.write(line(path, Entry.of(each)));
    }
    lines.write(line(path, Entry.of(launch, outcomes.ids(launch.jit(), fresh))));
    return lines.toByteArray();
  }

  /** Appends one launch, behind those of its outcomes that the journal does not hold yet. */
  public synchronized void launch(Launch launch) {
    List<Entry.Numbered> fresh = outcomes.unknown(launch.jit());
    try {
      append(lines(path, launch, outcomes, fresh));
    } catch (IOException e) {
      throw failed(path, e);
    }
    fresh.forEach(outcomes::add);
  }

  /** Appends one profiling fork. */
  public void profiled(ProfiledFork profiled) {
    write(Entry.of(profiled));
  }

  /** Appends that the run came to its end. */
  public void end(End end) {
    write(Entry.of(end));
  }

  @Override
  public synchronized void close() {
    closeQuietly(file); // all entries are on disk already
  }

  private synchronized void write(Entry entry) {
    try {
      append(line(path, entry));
    } catch (IOException e) {
      throw failed(path, e);
    }
  }

  private static byte[] line(Path path, Entry entry) throws IOException {
    byte[] json = Json.MAPPER.writeValueAsBytes(entry);
    if (json.length > Entry.LONGEST_LINE_BYTES) {
      throw UserException.badInput(
          "%s: the %s would take %d bytes, at most %d are read again; %s"
              .formatted(path, entry.type(), json.length, Entry.LONGEST_LINE_BYTES, wayOut(entry)));
    }
    byte[] line = Arrays.copyOf(json, json.length + 1);
    line[json.length] = '\n';
    return line;
  }

  private static String wayOut(Entry entry) {
    return entry.header() == null
        ? "measure fewer or shorter iterations"
        : "measure fewer fixtures, JVMs or strategies at once, or a type of fewer properties";
  }

  private void append(byte[] lines) throws IOException {
    long start = file.getFilePointer();
    try {
      file.write(lines);
      file.getFD().sync();
    } catch (IOException e) {
      file.setLength(start);
      file.seek(start);
      throw e;
    }
  }

  private static boolean locked(RandomAccessFile file) throws IOException {
    try {
      return file.getChannel().tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  private static void closeQuietly(RandomAccessFile file) {
    try {
      if (file != null) {
        file.close();
      }
    } catch (IOException e) {
      // nothing was buffered, so nothing is lost
    }
  }

  private static UserException failed(Path path, IOException cause) {
    return failed(path, cause, "make room or allow writing, then use --resume");
  }

  private static UserException failed(Path path, IOException cause, String advice) {
    UserException failure =
        UserException.refused(path + ": cannot be written (" + cause + "); " + advice);
    failure.initCause(cause);
    return failure;
  }
}
