package io.accbench.cli;

import io.accbench.model.UserException;
import io.accbench.run.ScratchFolder;
import java.io.IOException;
import java.nio.file.Path;

/** A run's own folder for temporary files; gone with it. */
final class Scratch implements AutoCloseable {
  private final ScratchFolder folder;
  private final Thread hook;

  private Scratch(ScratchFolder folder) {
    this.folder = folder;
    this.hook = new Thread(folder::close, "scratch");
  }

  /** A new one; those that killed processes have left behind are removed. */
  static Scratch create() {
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
              + "); make room, or set TMPDIR to another one");
    }
  }

  Path path() {
    return folder.path();
  }

  /** A name for a fixture on a JVM; the folder is not made. */
  Path folder(String fixture, String jvm) {
    return path().resolve((fixture + "@" + jvm).replaceAll("[^\\w.@-]", "_"));
  }

  @Override
  public void close() {
    folder.close();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException shuttingDown) {
      // it runs anyway
    }
  }
}
