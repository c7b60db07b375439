package io.accbench.run;

import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * JMH's own lock, {@code jmh.lock} in the folder for temporary files, held for a whole run.
 *
 * <p>JMH takes it anew for each {@code Runner.run()}; held from the first fork to the last instead,
 * no other JMH starts between two of our launches, and hosts of one run may work side by side. The
 * hosts therefore skip it.
 */
public final class MeasurementLock implements AutoCloseable {
  private final FileChannel channel;

  private MeasurementLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Takes the lock.
   *
   * @throws UserException (exit code 6) when another JMH or accbench holds it
   */
  public static MeasurementLock acquire(Path temporaryFolder) {
    Path file = temporaryFolder.resolve("jmh.lock");
    try {
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      try {
        FileLock lock = channel.tryLock();
        if (lock != null) {
          return new MeasurementLock(channel);
        }
      } catch (OverlappingFileLockException held) {
        // held in this JVM: the same message
      }
      channel.close();
      throw UserException.refused(
          "another JMH or accbench is measuring on this machine (it holds "
              + file
              + "): two runs at once would disturb each other; wait until it has ended");
    } catch (AccessDeniedException another) {
      throw UserException.refused(
          "the lock "
              + file
              + " belongs to another user; if nothing of theirs is measuring, have it removed");
    } catch (IOException unusable) {
      throw UserException.refused("cannot take the lock " + file + ": " + unusable);
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException alreadyGone) {
      // the lock is gone with the channel either way
    }
  }
}
