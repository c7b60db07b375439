package io.accbench.application.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A service in a JVM of its own, with the load on it. It ends with this process at the latest. */
final class ServiceProcess implements AutoCloseable {
  private final Process process;
  private Load load;

  /**
   * Starts a service on all processors, as a JVM chooses its collector and compilers by them.
   *
   * @param processors a list for taskset
   * @param java the command
   * @param arguments a file of arguments for it
   */
  ServiceProcess(String processors, Path java, Path arguments) throws IOException {
    this.process =
        new ProcessBuilder("taskset", "-c", processors, java.toString(), "@" + arguments)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
  }

  /** Connects the load as soon as the service serves. */
  void connect() throws Exception {
    String port =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))
            .readLine();
    if (port == null) {
      throw new IOException("a service ended before it served");
    }
    load = new Load(Integer.parseInt(port));
  }

  Load load() {
    return load;
  }

  long pid() {
    return process.pid();
  }

  /** Binds all threads but those of JIT compilers and flight recorder to one processor. */
  void bind(String processor) throws Exception {
    try (DirectoryStream<Path> threads = CpuTime.threads(process.pid())) {
      for (Path thread : threads) {
        String name = CpuTime.name(thread);
        if (!CpuTime.isCompiler(name) && !name.startsWith("JFR ")) {
          run(List.of("taskset", "-cp", processor, thread.getFileName().toString()));
        }
      }
    }
  }

  /** Runs a command to its end; a failure of it is one of this process. */
  static void run(List<String> command) throws Exception {
    Process process =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (!process.waitFor(1, TimeUnit.MINUTES) || process.exitValue() != 0) {
      process.destroyForcibly();
      throw new IOException(String.join(" ", command) + " failed");
    }
  }

  @Override
  public void close() throws Exception {
    if (load != null) {
      load.close();
    }
    process.getOutputStream().close();
    if (!process.waitFor(10, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
    }
  }
}
