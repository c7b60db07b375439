package io.accbench.kernel.host;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.CompilerHints;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;

/**
 * The main class of the host JVM: for each request it calls {@link Runner#run()} with one fork.
 *
 * <p>JMH reads the fork's class path from {@code java.class.path} at each run, so one host serves
 * every class path of its JVM. A run has only one fork, since JMH discards the earlier forks of a
 * benchmark when a later one dies.
 */
public final class HostMain {
  /** JMH's method that prints the way of consuming values: of 1.37, from 1.33, and from 1.29 on. */
  private static final List<String> PRINTING_BLACKHOLES =
      List.of("printHints", "printBlackhole", "printBlackholeMode");

  private HostMain() {}

  public static void main(String[] arguments) throws InterruptedException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    PrintedBytes printed = PrintedBytes.ofThisJvm();
    BlockingQueue<LaunchRequest> requests = new LinkedBlockingQueue<>();
    Thread reader = new Thread(() -> read(requests), "requests");
    reader.setDaemon(true);
    reader.start();
    new Events(out).send("ready");
    while (true) {
      launch(requests.take(), new Events(out), printed);
    }
  }

  private static void read(BlockingQueue<LaunchRequest> requests) {
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      LaunchRequest request;
      while ((request = LaunchRequest.read(in)) != null) {
        requests.add(request);
      }
    } catch (IOException gone) {
      // as at the end of the input: accbench has ended
    }
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    Runtime.getRuntime().halt(0);
  }

  private static void launch(LaunchRequest request, Events events, PrintedBytes printed) {
    System.setProperty("java.class.path", request.classPath());
    printed.reset();
    try {
      for (RunResult result : new Runner(request.options(), events).run()) {
        events.times(result);
        events.texts(result);
      }
      events.send("blackhole", blackholeMode());
      events.send("printed", Long.toString(printed.count()));
      events.send("done");
    } catch (RunnerException failure) {
      events.send("done", "failed", cause(failure));
    } catch (RuntimeException | Error failure) {
      events.send("done", "failed", failure.toString());
    }
  }

  /**
   * Returns {@code compiler} or {@code full + dont-inline hint}: scores of different modes cannot
   * be compared.
   */
  private static String blackholeMode() {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    for (String method : PRINTING_BLACKHOLES) {
      try {
        CompilerHints.class
            .getMethod(method, PrintStream.class)
            .invoke(null, new PrintStream(text, true, StandardCharsets.UTF_8));
        return text.toString(StandardCharsets.UTF_8)
            .replaceFirst("(?s).*Blackhole mode: ([^(\\n]*).*", "$1")
            .strip();
      } catch (NoSuchMethodException otherVersion) {
        // the next one
      } catch (ReflectiveOperationException failed) {
        return "unknown";
      }
    }
    return "full + dont-inline hint"; // an older JMH has no other mode
  }

  /** Returns the exception that a benchmark threw; JMH adds it as suppressed to the cause. */
  private static String cause(RunnerException failure) {
    Throwable cause = failure.getCause() == null ? failure : failure.getCause();
    List<Throwable> suppressed = List.of(cause.getSuppressed());
    Throwable root = suppressed.isEmpty() ? cause : suppressed.get(0);
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return root.toString();
  }
}
