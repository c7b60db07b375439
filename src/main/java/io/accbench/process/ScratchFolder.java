package io.accbench.process;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A folder for temporary files with a lock in it, which its process holds while it lives. The lock
 * distinguishes a folder in use from one that a killed process left. It does so even if processes
 * of several containers share the folder for temporary files, whose process ids mean nothing to
 * each other.
 */
public final class ScratchFolder implements AutoCloseable {
  private static final String PREFIX = "accbench-scratch-";
  private static final String LOCK = "scratch.lock";

  /**
   * The age that a folder must have to be removed. Between making a folder and locking it lie
   * milliseconds; arbitrary: many times that.
   */
  private static final Duration YOUNG = Duration.ofMinutes(1);

  /** The longest wait for killed JVMs, which may still write for some time; arbitrary. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private static final int PAUSE_MILLIS = 50;

  /** The folders of this JVM. To open and close the lock of one of them again would free it. */
  private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

  private final Path path;
  private final FileChannel lock;

  private ScratchFolder(Path path, FileChannel lock) {
    this.path = path;
    this.lock = lock;
  }

  /** Makes a new folder among the system's temporary files, which nobody else may read. */
  public static ScratchFolder create() throws IOException {
    return in(Path.of(System.getProperty("java.io.tmpdir")).toAbsolutePath());
  }

  /** Makes a new folder, which nobody else may read. */
  public static ScratchFolder in(Path temporary) throws IOException {
    Path path = Files.createTempDirectory(temporary, PREFIX);
    OWN.add(path);
    FileChannel lock =
        FileChannel.open(
            path.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    lock.lock();
    return new ScratchFolder(path, lock);
  }

  /** Removes the folders of this user whose process is gone. */
  public static void sweep(Path temporary) throws IOException {
    Instant old = Instant.now().minus(YOUNG);
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, PREFIX + "*")) {
      for (Path folder : folders) {
        if (!OWN.contains(folder)) {
          sweep(folder, old);
        }
      }
    }
  }

  private static void sweep(Path folder, Instant old) {
    Path file = folder.resolve(LOCK);
    try {
      boolean ours =
          Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
              && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
              && Files.getLastModifiedTime(file).toInstant().isBefore(old);
      if (ours && abandoned(file)) {
        delete(folder);
      }
    } catch (IOException anothers) {
      // the folder is of another user, or gone meanwhile
    }
  }

  private static boolean abandoned(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      return channel.tryLock() != null;
    }
  }

  /** Returns the absolute path of the folder. */
  public Path path() {
    return path;
  }

  /** Removes the folder with its content, as soon as nothing writes into it any more. */
  @Override
  public void close() {
    long end = System.nanoTime() + PATIENCE.toNanos();
    boolean interrupted = false;
    while (!deleted() && System.nanoTime() < end) {
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException again) {
        interrupted = true; // an interrupted run, too, leaves nothing behind
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    try {
      lock.close();
    } catch (IOException alreadyClosed) {
      // the lock is gone with the channel either way
    }
    OWN.remove(path);
  }

  private boolean deleted() {
    try {
      delete(path);
    } catch (IOException written) {
      // something was written into the folder meanwhile
    }
    return Files.notExists(path);
  }

  /** Removes a folder, which may be missing, with what can be removed; links are not followed. */
  public static void delete(Path folder) throws IOException {
    if (Files.notExists(folder)) {
      return;
    }
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException gone) {
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path emptied, IOException failure)
              throws IOException {
            Files.deleteIfExists(emptied);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
