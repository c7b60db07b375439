package io.accbench.app;

import io.accbench.model.UserException;
import io.accbench.process.ScratchFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A run's own folder for temporary files, which is removed with the run. */
public final class Scratch implements AutoCloseable {
  /**
   * The time that a signal leaves the command to end by itself; arbitrary. Until then its killed
   * JVMs may still write, and the command may make files again that were removed.
   */
  private static final long GRACE_SECONDS = 3;

  private final ScratchFolder folder;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook;

  private Scratch(ScratchFolder folder) {
    this.folder = folder;
    this.hook = new Thread(this::removeAtSignal, "scratch");
  }

  private void removeAtSignal() {
    try {
      closed.await(GRACE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException again) {
      Thread.currentThread().interrupt();
    }
    folder.close();
  }

  /** Creates a folder, and removes those that killed processes have left. */
  public static Scratch create() {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir")).toAbsolutePath();
    try {
      ScratchFolder.sweep(temporary);
      Scratch scratch = new Scratch(ScratchFolder.in(temporary));
      Runtime.getRuntime().addShutdownHook(scratch.hook);
      return scratch;
    } catch (IOException full) {
      throw UserException.refused(
          "no temporary folder can be made ("
              + full
              + "); make room, or set TMPDIR to another folder");
    }
  }

  public Path path() {
    return folder.path();
  }

  /** Returns a folder for a fixture on a JVM, without creating it. */
  public Path folder(String fixture, String jvm) {
    return path().resolve((fixture + "@" + jvm).replaceAll("[^\\w.@-]", "_"));
  }

  @Override
  public void close() {
    folder.close();
    closed.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException shuttingDown) {
      // the hook runs anyway
    }
  }
}
