package io.accbench.journal;

import io.accbench.model.End;
import io.accbench.model.Header;
import io.accbench.model.Launch;
import io.accbench.model.ProfiledFork;
import io.accbench.model.UserException;
import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Appends to a journal, each entry forced to disk before the call returns, so that a kill at any
 * moment costs at most a torn last line. Safe for use by many threads; only one writer at a time
 * may have the file, in any process.
 *
 * <p>Note: a {@code FileChannel} would be closed for good when a thread is interrupted while it
 * writes, which is what Ctrl-C does; a {@code RandomAccessFile} is not.
 */
public final class JournalWriter implements Closeable {
  private static final int BLOCK_BYTES = 1 << 16;

  private final Path path;
  private final RandomAccessFile file;

  private JournalWriter(Path path, RandomAccessFile file) {
    this.path = path;
    this.file = file;
  }

  /**
   * A writer of a new, empty journal; its folder must exist.
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
   * A writer that goes on after the last whole line of an existing journal; what follows it is cut
   * off.
   *
   * @throws UserException when the file is missing, cannot be written, or has another writer
   */
  public static JournalWriter append(Path path) {
    return append(path, 0);
  }

  /**
   * The same, after so many whole lines fewer.
   *
   * @param dropped at the end, 0 or more
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
      long whole = wholeLines(file, dropped);
      if (whole < file.length()) {
        file.setLength(whole);
        file.getFD().sync();
      }
      file.seek(whole);
      return new JournalWriter(path, file);
    } catch (IOException e) {
      closeQuietly(file);
      throw failed(path, e);
    } catch (UserException e) {
      closeQuietly(file);
      throw e;
    }
  }

  /** Appends what the run is about: once, before anything else. */
  public void header(Header header) {
    write(Entry.of(header));
  }

  /** Appends one fork. */
  public void launch(Launch launch) {
    write(Entry.of(launch));
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
      byte[] json = Json.MAPPER.writeValueAsBytes(entry);
      if (json.length > Entry.LONGEST_LINE_BYTES) {
        throw UserException.badInput(
            path + ": an entry of " + json.length + " bytes; measure fewer or shorter iterations");
      }
      byte[] line = Arrays.copyOf(json, json.length + 1);
      line[json.length] = '\n';
      append(line);
    } catch (IOException e) {
      throw failed(path, e);
    }
  }

  private void append(byte[] line) throws IOException {
    long start = file.getFilePointer();
    try {
      file.write(line);
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

  /** Length in bytes of the file up to and including the newline before the last few ones. */
  private static long wholeLines(RandomAccessFile file, int dropped) throws IOException {
    byte[] block = new byte[BLOCK_BYTES];
    int left = dropped;
    for (long end = file.length(); end > 0; ) {
      int length = (int) Math.min(BLOCK_BYTES, end);
      end -= length;
      file.seek(end);
      file.readFully(block, 0, length);
      for (int i = length - 1; i >= 0; i--) {
        if (block[i] == '\n' && left-- == 0) {
          return end + i + 1;
        }
      }
    }
    return 0;
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
    UserException failure =
        UserException.badInput(
            path + ": cannot be written (" + cause + "); make room or permit it, then --resume");
    failure.initCause(cause);
    return failure;
  }
}
