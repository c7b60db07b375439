package io.accbench.run;

import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The lock of a run's folder. It is held from before anything in the folder is replaced until the
 * run has ended. {@link MeasurementLock} lies in the folder for temporary files, which two
 * containers or services that write into the same run's folder need not share.
 *
 * <p>Note: the journal itself cannot be the lock. A process loses its lock on a file as soon as it
 * closes that file anywhere (POSIX, {@code fcntl}), and a run reads its journal while it writes it.
 */
public final class FolderLock implements AutoCloseable {
  private static final String NAME = "run.lock";

  /**
   * The lock files that this JVM holds. To open and close one of them again would free its lock.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private FolderLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Takes the lock of a folder, which must exist.
   *
   * @throws UserException (exit code 6) when another accbench holds it, or it cannot be taken
   */
  public static FolderLock acquire(Path folder) {
    try {
      Path file = folder.toRealPath().resolve(NAME);
      if (!HELD.add(file)) {
        throw held(folder);
      }
      try {
        return locked(folder, file);
      } catch (IOException | UserException refused) {
        HELD.remove(file);
        throw refused;
      }
    } catch (IOException unusable) {
      throw UserException.refused(
          folder + ": cannot be locked (" + unusable + "); allow it, or choose another folder");
    }
  }

  private static FolderLock locked(Path folder, Path file) throws IOException {
    Optional<FolderLock> lock = Optional.empty();
    while (lock.isEmpty()) {
      lock = tried(folder, file);
    }
    return lock.get();
  }

  /** Returns the lock, or empty if its file was removed meanwhile by the process that held it. */
  private static Optional<FolderLock> tried(Path folder, Path file) throws IOException {
    FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
    FileChannel channel = null;
    boolean taken = false;
    try {
      Object there = key(file);
      channel = FileChannel.open(file, StandardOpenOption.WRITE);
      if (channel.tryLock() == null) {
        throw held(folder);
      }
      taken = Objects.equals(there, key(file));
      return taken ? Optional.of(new FolderLock(file, channel)) : Optional.empty();
    } catch (NoSuchFileException removed) {
      return Optional.empty();
    } finally {
      if (channel != null && !taken) {
        channel.close();
      }
    }
  }

  /** Returns the key that distinguishes the file from another file of the same name. */
  private static Object key(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
  }

  private static UserException held(Path folder) {
    return UserException.refused(
        folder
            + ": another accbench is measuring into this folder; wait until it has ended, or choose"
            + " another --out");
  }

  /** Removes the file, then releases the lock. */
  @Override
  public void close() {
    try (channel) {
      Files.deleteIfExists(file);
    } catch (IOException stays) {
      // an empty file stays, which the next run takes
    }
    HELD.remove(file);
  }
}
