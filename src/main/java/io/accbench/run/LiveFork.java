package io.accbench.run;

import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Cell;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.Mode;
import io.accbench.model.Settings;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Runs one fork, from its request to its journal entry; the entry records whatever happens to the
 * fork.
 */
final class LiveFork {
  private static final Duration AFTER_KILL = Duration.ofSeconds(10);

  /**
   * The interval between looks for a fork that is not known yet. A JVM takes about as long to
   * start; a look costs a millisecond or two. Arbitrary.
   */
  private static final Duration START_LOOK = Duration.ofMillis(100);

  private final RunPaths paths;
  private final Settings settings;
  private final ForkRequest request;
  private final Shared shared;

  /**
   * The objects that the forks of a run share.
   *
   * @param processors the processors, of which forks that start or warm up have a share
   */
  record Shared(Hosts hosts, TurnServer server, Ruler ruler, Processors processors) {}

  LiveFork(RunPaths paths, Settings settings, ForkRequest request, Shared shared) {
    this.paths = paths;
    this.settings = settings;
    this.request = request;
    this.shared = shared;
  }

  /**
   * A fork's part in its round.
   *
   * @param place the place in the order of the turns
   * @param processors the processors on which the fork measures
   */
  record LaunchTurn(Turns.TurnPlace place, RoundProcessors processors) {}

  /**
   * Runs the fork as a part of its round and returns its launch. The fork leaves the round whatever
   * happens.
   */
  Launch launch(ScheduledFork fork, LaunchTurn turn) throws IOException, InterruptedException {
    try {
      Jvm jvm = paths.jvms().get(fork.planned().cell().jvm());
      ForkWork work = paths.work().apply(fork.planned());
      String hostPath = request.hostClassPath(work);
      HostProcess host = shared.hosts().take(jvm, hostPath);
      int wanted = jvm.processors(fork.planned().cell().threads());
      Processors.ProcessorShare share = shared.processors().take(wanted);
      try {
        return launch(fork, work, host, turn, share);
      } finally {
        share.giveBack();
        shared.hosts().giveBack(jvm, hostPath, host);
      }
    } finally {
      turn.place().leave();
    }
  }

  private Launch launch(
      ScheduledFork fork,
      ForkWork work,
      HostProcess host,
      LaunchTurn turn,
      Processors.ProcessorShare share)
      throws IOException, InterruptedException {
    Cell cell = fork.planned().cell();
    Settings own = fork.settings(settings);
    Optional<ForkJitLog> jitLog = ForkJitLog.of(fork, host.folder());
    IterationLog iterations =
        new IterationLog(
            own.iterations().measured(),
            shared.ruler(),
            () -> jitLog.ifPresent(ForkJitLog::iterationBegins));
    Watchdog watchdog = new Watchdog(deadline(own).plus(cell.pollution().time()), host.output());
    PhaseLimits limits = PhaseLimits.of(fork.planned(), own);
    Supplier<WarmUp> warmUps =
        () ->
            new WarmUp(own.iterations().warmup(), cell.mode() == Mode.THROUGHPUT, limits.warmUp());
    ForkWarmUp warmUp =
        cell.pollution().later()
            ? new ForkWarmUp(
                warmUps.get(), warmUps.get(), () -> jitLog.ifPresent(ForkJitLog::trafficChanges))
            : new ForkWarmUp(warmUps.get());
    RoundProcessors.ForkProcessors processors = turn.processors().fork();
    ForkSession session =
        new ForkSession(
            turn.place(), warmUp, watchdog, iterations, processors, share::giveBack, limits);
    return launch(new LaunchAttempt(fork, work, host, session, watchdog, iterations, jitLog));
  }

  /** A launch with all that follows it while it runs. */
  private record LaunchAttempt(
      ScheduledFork fork,
      ForkWork work,
      HostProcess host,
      ForkSession session,
      Watchdog watchdog,
      IterationLog iterations,
      Optional<ForkJitLog> jitLog) {

    /** Returns the path of a file in the host's own folder. */
    private Path file(String name) {
      return host.folder().resolve(name);
    }

    /** Returns the seconds since a start, without those in which the fork waited for its turn. */
    private double secondsSince(long startNanos) {
      return (System.nanoTime() - startNanos) / 1e9 - watchdog.waitedSeconds();
    }
  }

  private Launch launch(LaunchAttempt attempt) throws IOException, InterruptedException {
    ScheduledFork fork = attempt.fork;
    boolean steady = fork.planned().cell().mode().steady();
    Path facts = attempt.file("facts.properties");
    Files.deleteIfExists(facts);
    Optional<GraalLog> graal = request.graalLog(fork, attempt.host.folder());
    if (graal.isPresent()) {
      graal.get().delete();
    }
    if (attempt.jitLog.isPresent()) {
      attempt.jitLog.get().delete();
    }
    LaunchRecorder recorder = new LaunchRecorder(fork);
    double seconds =
        steady ? inTurns(attempt, facts, recorder) : singleShot(attempt, facts, recorder);
    Map<String, String> found = read(facts);
    if (graal.isPresent()) {
      prove(graal.get(), steady, recorder, found);
    }
    attempt.session.addFacts(found);
    boolean changes = fork.planned().cell().pollution().later();
    if (changes && !found.containsKey(FactKeys.SHIFTED)) {
      recorder.fail("its traffic never changed: that needs a warm-up iteration (-wi 1 or more)");
    }
    double waited = attempt.watchdog.waitedSeconds();
    Launch launch = recorder.launch(seconds, waited, attempt.iterations, found);
    Launch whole = attempt.jitLog.map(log -> log.readInto(launch)).orElse(launch);
    return paths.redaction().published(whole);
  }

  /** Runs a fork that measures in turns with others, and returns the seconds that it took. */
  private double inTurns(LaunchAttempt attempt, Path facts, LaunchRecorder recorder)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    try (TurnServer.Invitation invitation =
        shared.server().invite(attempt.session, attempt.file("turns"))) {
      String name = invitation.file().toString();
      attempt.host.send(request.lines(attempt.fork, attempt.work, facts, name));
      follow(attempt.host, recorder, attempt.watchdog);
      attempt.session.awaitEnd();
    }
    return attempt.secondsSince(start);
  }

  /** Runs a fork of one operation, and returns the seconds that it took. */
  private double singleShot(LaunchAttempt attempt, Path facts, LaunchRecorder recorder)
      throws InterruptedException {
    attempt.iterations.before();
    long start = System.nanoTime();
    attempt.host.send(request.lines(attempt.fork, attempt.work, facts, ""));
    follow(attempt.host, recorder, attempt.watchdog);
    double seconds = attempt.secondsSince(start);
    attempt.iterations.after();
    return seconds;
  }

  /**
   * Adds the proof that Graal compiled what was measured. Without this proof the launch has failed.
   */
  private static void prove(
      GraalLog graal, boolean steady, LaunchRecorder recorder, Map<String, String> found) {
    try {
      found.putAll(graal.proof(steady));
    } catch (IOException unproved) {
      recorder.fail(String.valueOf(unproved.getMessage()));
    }
  }

  private static void follow(HostProcess host, LaunchRecorder recorder, Watchdog watchdog)
      throws InterruptedException {
    while (true) {
      String[] event = host.next(interval(host, watchdog));
      if (event != null && recorder.accept(event)) {
        return;
      }
      String verdict = watchdog.verdict();
      if (verdict != null) {
        recorder.kill(verdict);
        host.killFork();
        drain(host, recorder);
        return;
      }
    }
  }

  /** Returns the time until the next look, which comes soon if the fork is not known yet. */
  private static Duration interval(HostProcess host, Watchdog watchdog) {
    Duration interval = watchdog.interval();
    return interval.compareTo(START_LOOK) < 0 || host.seesFork() ? interval : START_LOOK;
  }

  /**
   * Reads events until the host reports the end of the launch whose fork was killed. A host that
   * does not report it is killed, too.
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

  /**
   * Returns the longest time between two signs of life in a clean JVM. A single shot gives no sign
   * before its end.
   */
  private static Duration deadline(Settings settings) {
    Duration longer =
        settings.iterations().time().compareTo(settings.iterations().warmupTime()) > 0
            ? settings.iterations().time()
            : settings.iterations().warmupTime();
    return longer.plus(settings.limits().timeout());
  }

  private static Map<String, String> read(Path facts) {
    Properties properties = new Properties();
    if (Files.exists(facts)) {
      try (Reader in = Files.newBufferedReader(facts)) {
        properties.load(in);
      } catch (IOException | IllegalArgumentException torn) {
        properties.clear(); // the fork died while it wrote them; its host says why
      }
    }
    Map<String, String> result = new TreeMap<>();
    properties.stringPropertyNames().forEach(key -> result.put(key, properties.getProperty(key)));
    return result;
  }
}
