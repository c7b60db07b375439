package io.accbench.run;

import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.Mode;
import io.accbench.model.Settings;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Runs one fork at a time, by a host JVM for each JVM of the run: a host serves every launch of its
 * JVM, since JMH reads the class path anew for each fork, and a fresh host each time would double
 * the cost of a launch.
 */
final class Launcher implements AutoCloseable {
  private static final Duration AFTER_KILL = Duration.ofSeconds(10);

  private final Site site;
  private final Settings settings;
  private final ForkRequest request;
  private final Map<String, HostProcess> hosts = new ConcurrentHashMap<>();
  private volatile boolean closed;

  Launcher(Site site, Settings settings) {
    this.site = site;
    this.settings = settings;
    this.request = new ForkRequest(site, settings);
  }

  /** Runs one fork; whatever happens to it is in the result. */
  Launch launch(Slot slot) throws IOException, InterruptedException {
    Path facts = site.scratch().resolve("facts.properties");
    Files.deleteIfExists(facts);
    LaunchRecorder recorder = new LaunchRecorder(slot);
    HostProcess host = host(site.jvms().get(slot.planned().cell().jvm()));
    long start = System.nanoTime();
    host.send(request.lines(slot, facts));
    follow(host, recorder, deadline(slot.planned().cell().mode()));
    double seconds = (System.nanoTime() - start) / 1e9;
    return site.redaction().launch(recorder.launch(seconds, read(facts)));
  }

  private void follow(HostProcess host, LaunchRecorder recorder, Duration deadline)
      throws IOException, InterruptedException {
    Watchdog watchdog = new Watchdog(deadline, HostProcess.output(site.scratch()));
    while (true) {
      String[] event = host.next(watchdog.interval());
      if (event != null && recorder.accept(event)) {
        return;
      }
      String verdict = watchdog.verdict();
      if (verdict != null) {
        recorder.fail(verdict);
        host.killFork();
        drain(host, recorder);
        return;
      }
    }
  }

  /**
   * After its fork was killed, a host reports the launch's end; one that does not is killed, too.
   */
  private static void drain(HostProcess host, LaunchRecorder recorder) throws InterruptedException {
    String[] event;
    do {
      event = host.next(AFTER_KILL);
      if (event == null) {
        host.close();
        return;
      }
    } while (!recorder.accept(event));
  }

  private Duration deadline(Mode mode) {
    Duration measuring =
        mode.steady()
            ? settings
                .warmupTime()
                .multipliedBy(settings.warmupIterations())
                .plus(settings.time().multipliedBy(settings.iterations()))
            : Duration.ZERO;
    return measuring.plus(settings.timeout());
  }

  private HostProcess host(Jvm jvm) throws IOException, InterruptedException {
    HostProcess host = hosts.get(jvm.label());
    if (host != null && host.alive()) {
      return host;
    }
    HostProcess fresh = HostProcess.start(jvm, request.toolClassPath(), site.scratch());
    hosts.put(jvm.label(), fresh);
    if (closed) {
      fresh.close();
    }
    fresh.next(settings.timeout()); // "ready", or "gone", which the launch will meet again
    return fresh;
  }

  private static Map<String, String> read(Path facts) {
    Properties properties = new Properties();
    if (Files.exists(facts)) {
      try (Reader in = Files.newBufferedReader(facts)) {
        properties.load(in);
      } catch (IOException torn) {
        throw new UncheckedIOException(torn);
      }
    }
    Map<String, String> result = new HashMap<>();
    properties.stringPropertyNames().forEach(key -> result.put(key, properties.getProperty(key)));
    return new TreeMap<>(result);
  }

  /** Kills every host and fork; safe from another thread. */
  @Override
  public void close() {
    closed = true;
    hosts.values().forEach(HostProcess::close);
  }
}
