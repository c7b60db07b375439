package io.accbench.run;

import io.accbench.model.Jvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The host JVMs of a run, by JVM. A host serves one launch after the other. JMH reads the class
 * path again for each fork, and a new host each time would double the cost of a launch. There are
 * as many hosts as forks that live at once.
 */
final class Hosts implements AutoCloseable {
  private final Path scratch;
  private final Duration timeout;
  private final Map<HostKind, Deque<HostProcess>> idle = new HashMap<>();
  private final List<HostProcess> all = new ArrayList<>();
  private boolean closed;

  /**
   * A kind of host.
   *
   * @param jvm the label of its JVM
   * @param classPath the host's own classes and JMH
   */
  private record HostKind(String jvm, String classPath) {}

  /**
   * @param scratch the folder in which each host gets a folder
   * @param timeout the time limit for a host to start
   */
  Hosts(Path scratch, Duration timeout) {
    this.scratch = scratch;
    this.timeout = timeout;
  }

  /**
   * Returns a host of the JVM for one launch, to be given back.
   *
   * @param classPath the host's own classes and JMH
   */
  HostProcess take(Jvm jvm, String classPath) throws IOException, InterruptedException {
    HostProcess host = idle(new HostKind(jvm.label(), classPath));
    if (host != null) {
      return host;
    }
    HostProcess fresh = start(jvm, classPath);
    fresh.next(timeout); // "ready", or "gone", which the launch will meet again
    return fresh;
  }

  private synchronized HostProcess idle(HostKind kind) {
    Deque<HostProcess> free = idle.computeIfAbsent(kind, any -> new ArrayDeque<>());
    HostProcess host;
    do {
      host = free.poll();
    } while (host != null && !host.alive());
    return host;
  }

  private synchronized HostProcess start(Jvm jvm, String classPath) throws IOException {
    Path folder = Files.createDirectories(scratch.resolve("host-" + all.size()));
    HostProcess host = HostProcess.start(jvm, classPath, folder);
    all.add(host);
    if (closed) {
      host.close();
    }
    return host;
  }

  synchronized void giveBack(Jvm jvm, String classPath, HostProcess host) {
    HostKind kind = new HostKind(jvm.label(), classPath);
    idle.computeIfAbsent(kind, any -> new ArrayDeque<>()).push(host);
  }

  /** Kills every host and its fork; safe from another thread. */
  @Override
  public synchronized void close() {
    closed = true;
    all.forEach(HostProcess::close);
  }
}
