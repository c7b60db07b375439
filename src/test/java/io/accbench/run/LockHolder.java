package io.accbench.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Another process that holds the lock of a folder, as a run in another container does. */
public final class LockHolder implements AutoCloseable {
  private final Process process;

  private LockHolder(Process process) {
    this.process = process;
  }

  /** Starts it; it holds the lock when this returns. */
  public static LockHolder of(Path folder) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String path = System.getProperty("java.class.path");
    List<String> command =
        List.of(java.toString(), "-cp", path, LockHolder.class.getName(), folder.toString());
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    if (process.getInputStream().read() != '!') {
      throw new IllegalStateException("it could not take the lock");
    }
    return new LockHolder(process);
  }

  /** Holds the lock of a folder until its standard input ends. */
  public static void main(String[] arguments) throws IOException {
    try (FolderLock lock = FolderLock.acquire(Path.of(arguments[0]))) {
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
