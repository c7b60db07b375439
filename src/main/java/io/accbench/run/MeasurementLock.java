package io.accbench.run;

import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The lock of JMH itself, {@code jmh.lock} in the folder for temporary files, held for a whole run.
 * If {@code TMPDIR} names another folder than the system's, the lock in the system's folder is held
 * as well, because other JMHs do not heed {@code TMPDIR}.
 *
 * <p>JMH takes the lock again for each {@code Runner.run()}. Here it is held from the first fork to
 * the last. So no other JMH starts between two launches, and the hosts of one run may work side by
 * side. The hosts therefore skip the lock.
 *
 * <p>Tests that run side by side do without it, by the property that JMH has for this. The run then
 * has a finding.
 */
public final class MeasurementLock implements AutoCloseable {
  private static final String NAME = "jmh.lock";

  /** JMH's own system property by which it does without the lock. */
  private static final String IGNORED = "jmh.ignoreLock";

  /**
   * The folder in which a JVM puts temporary files on Linux, unless another folder is configured.
   */
  private static final Path SYSTEM = Path.of("/tmp");

  private final List<FileChannel> held;

  private MeasurementLock(List<FileChannel> held) {
    this.held = held;
  }

  /**
   * Takes the lock in this process's folder for temporary files.
   *
   * @throws UserException (exit code 6) when another JMH or accbench holds it
   */
  public static MeasurementLock acquire() {
    return ignored()
        ? new MeasurementLock(List.of())
        : acquire(Path.of(System.getProperty("java.io.tmpdir")));
  }

  /** Returns whether runs of this JVM do without the lock. */
  static boolean ignored() {
    return Boolean.getBoolean(IGNORED);
  }

  /** Takes the lock in another folder. */
  private static MeasurementLock acquire(Path temporaryFolder) {
    return acquire(temporaryFolder, SYSTEM);
  }

  static MeasurementLock acquire(Path temporaryFolder, Path systemFolder) {
    Path file = temporaryFolder.resolve(NAME);
    List<FileChannel> held = new ArrayList<>();
    boolean locked = false;
    try {
      held.add(opened(file, false, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
      system(file, systemFolder.resolve(NAME)).ifPresent(held::add);
      locked = true;
      return new MeasurementLock(List.copyOf(held));
    } catch (AccessDeniedException another) {
      throw UserException.refused(
          "the lock "
              + file
              + " belongs to another user; if that user measures nothing, have it removed, or set"
              + " TMPDIR to your own folder");
    } catch (IOException unusable) {
      throw UserException.refused("cannot take the lock " + file + ": " + unusable);
    } finally {
      if (!locked) {
        close(held);
      }
    }
  }

  /**
   * Returns the lock in the system's folder, or empty if there is no such lock that can be taken.
   */
  private static Optional<FileChannel> system(Path own, Path file) throws IOException {
    try {
      if (Files.isSameFile(own.toAbsolutePath().getParent(), file.getParent())) {
        return Optional.empty();
      }
      return Optional.of(anyones(file));
    } catch (IOException unusable) {
      return Optional.empty();
    }
  }

  /**
   * Returns the locked file. A file that belongs to another user is locked for reading, which those
   * who may write it respect.
   */
  private static FileChannel anyones(Path file) throws IOException {
    try {
      return opened(file, false, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (AccessDeniedException another) {
      return opened(file, true, StandardOpenOption.READ);
    }
  }

  /** Opens a file, locks it and returns it. */
  private static FileChannel opened(Path file, boolean shared, OpenOption... options)
      throws IOException {
    FileChannel channel = FileChannel.open(file, Set.<OpenOption>of(options));
    boolean locked = false;
    try {
      locked = channel.tryLock(0, Long.MAX_VALUE, shared) != null;
    } catch (OverlappingFileLockException held) {
      // held in this JVM, which leads to the message below
    } finally {
      if (!locked) {
        channel.close();
      }
    }
    if (!locked) {
      throw UserException.refused(
          "another JMH or accbench is measuring on this machine (it holds "
              + file
              + "): two runs at once would disturb each other; wait until it has ended");
    }
    return channel;
  }

  @Override
  public void close() {
    close(held);
  }

  private static void close(List<FileChannel> channels) {
    for (FileChannel channel : channels) {
      try {
        channel.close();
      } catch (IOException alreadyGone) {
        // the lock is gone with the channel either way
      }
    }
  }
}
