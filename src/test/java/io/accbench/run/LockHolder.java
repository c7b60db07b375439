package io.accbench.run;

import io.accbench.process.ScratchFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Another process that holds the lock of a run's folder, or has a folder for temporary files. */
public final class LockHolder implements AutoCloseable {
  private final Process process;

  private LockHolder(Process process) {
    this.process = process;
  }

  /** Starts one that holds the lock of a run's folder when this returns. */
  public static LockHolder of(Path folder) throws IOException {
    return start("run", folder);
  }

  /** Starts one that has a folder for temporary files in this one when this returns. */
  public static LockHolder ofScratch(Path temporary) throws IOException {
    return start("scratch", temporary);
  }

  private static LockHolder start(String kind, Path folder) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String path = System.getProperty("java.class.path");
    List<String> command =
        List.of(java.toString(), "-cp", path, LockHolder.class.getName(), kind, folder.toString());
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    if (process.getInputStream().read() != '!') {
      throw new IllegalStateException("it could not take the lock");
    }
    return new LockHolder(process);
  }

  /** Holds it until standard input ends. */
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[1]);
    try (AutoCloseable lock =
        arguments[0].equals("run") ? FolderLock.acquire(folder) : ScratchFolder.in(folder)) {
      System.out.print('!');
      System.out.flush();
      while (lock != null && System.in.read() >= 0) {
        // nothing is ever written to it
      }
    }
  }

  /** Kills it, so that it cannot clean up. */
  public void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() throws IOException, InterruptedException {
    process.getOutputStream().close();
    process.waitFor();
  }
}
