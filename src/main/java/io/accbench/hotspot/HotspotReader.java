package io.accbench.hotspot;

import io.accbench.jfr.Damage;
import io.accbench.jfr.EventWeight;
import io.accbench.jfr.EventWeight.WeightUnit;
import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.ReadSummary;
import io.accbench.jfr.Recording;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.ForkHotspots.JvmWork;
import io.accbench.model.UserException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Reads recordings once, of any program, and counts what the filter lets through. */
public final class HotspotReader {
  /** The samplers, the best first; samples of two samplers are never added up. */
  static final List<String> SAMPLERS = List.of("jdk.CPUTimeSample", "jdk.ExecutionSample");

  private final Filter filter;
  private final SampleCounter tally;
  private final Map<String, Long> events = new TreeMap<>();
  private final List<Finding> findings = new ArrayList<>();
  private final boolean fork;

  /** The damaged files, each with what is wrong, which explains why nothing in them counts. */
  private final List<String> damaged = new ArrayList<>();

  /** Whether samples outside the measured iterations of accbench's own recordings are left out. */
  private boolean inIterations;

  private HotspotReader(Filter filter, boolean fork, boolean folding) {
    this.filter = filter;
    this.fork = fork;
    this.tally = new SampleCounter(folding);
  }

  /**
   * Reads one recording of several that are added up later. Findings on the number of samples and
   * on the measured iterations are left to the sum of all recordings.
   *
   * @throws UserException when the file is no recording, or nothing in it counts
   */
  static Hotspots readFork(Path file, Filter filter) {
    return new HotspotReader(filter, true, true).read(List.of(file));
  }

  /**
   * Returns the hotspots of all files together.
   *
   * @throws UserException when a file is no recording, or nothing in any of them counts
   */
  public static Hotspots read(List<Path> files, Filter filter) {
    return new HotspotReader(filter, false, false).read(files);
  }

  /**
   * Returns the hotspots of all files together, with the stacks of all samples, which take memory.
   */
  public static Hotspots readFolded(List<Path> files, Filter filter) {
    return new HotspotReader(filter, false, true).read(files);
  }

  private Hotspots read(List<Path> files) {
    List<String> problems = new ArrayList<>();
    for (Path file : files) {
      try {
        read(file);
      } catch (UserException unreadable) {
        if (unreadable.exitCode() != ExitCode.BAD_INPUT) {
          throw unreadable;
        }
        problems.addAll(unreadable.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return hotspots(files);
  }

  private void read(Path file) {
    String name = String.valueOf(file.getFileName());
    MeasuredIterations iterations = MeasuredIterations.of(file, filter);
    boolean measuredOnly = !iterations.windows().isEmpty();
    inIterations |= measuredOnly;
    if (!fork || !measuredOnly) {
      findings.addAll(iterations.findings(name));
    }
    tally.file(name, filter.in(iterations.windows()));
    Set<String> wanted = filter.event() == null ? Set.copyOf(SAMPLERS) : Set.of(filter.event());
    ReadSummary reading = Recording.read(file, wanted, tally::accept);
    reading.events().forEach((type, count) -> events.merge(type, count, Long::sum));
    for (Damage damage : reading.damages()) {
      findings.add(
          Finding.unnamed(FindingKind.RECORDING_DAMAGED, name, damage.offset(), damage.reason()));
      damaged.add("%s: damaged at byte %d: %s".formatted(file, damage.offset(), damage.reason()));
    }
  }

  private Hotspots hotspots(List<Path> files) {
    List<String> types = filter.event() == null ? SAMPLERS : List.of(filter.event());
    String sampler = tally.samplers().best(types);
    String allocationSampler = tally.allocationSamplers().bestWhereAny(Allocations.SAMPLERS);
    SampleTable table = tally.table(sampler);
    Allocations allocations = tally.allocations(allocationSampler);
    JvmWork jvm = tally.jvm();
    if (table.samples().events() == 0 && !shown(types, allocations, jvm)) {
      throw UserException.badInput(none(files, types));
    }
    Shares shares = table.parts().shares(files.size());
    List<NotInlined> notInlined = new NotInlinedCalls(table, shares).of(tally.inlinings());
    findings.addAll(tally.samplers().without(sampler));
    findings.addAll(tally.allocationSamplers().withoutWhereAny(allocationSampler));
    findings.addAll(RecordingFindings.of(sampler, tally, jvm, !fork));
    if (table.samples().events() == 0) {
      countable(WeightUnit.SAMPLES)
          .forEach(
              (type, count) ->
                  findings.add(Finding.unnamed(FindingKind.OTHER_SAMPLES, type, count)));
    }
    return new Hotspots(
        tally.environment(),
        sampler,
        shares.all(),
        table.methods(shares),
        table.accesses(shares),
        shares.of(table.accessSamples()),
        table.parts().parts(shares),
        allocations.byType(),
        allocations.bySite(),
        jvm,
        tally.deoptimizations(),
        notInlined,
        tally.missing(),
        List.copyOf(findings),
        table.stacks());
  }

  /**
   * Returns whether allocations or totals are worth showing without samples; they are not if the
   * filter names a type of samples.
   */
  private boolean shown(List<String> types, Allocations allocations, JvmWork jvm) {
    boolean recorded = types.stream().anyMatch(events::containsKey);
    return filter.event() == null && (!allocations.isEmpty() || (!recorded && worked(jvm)));
  }

  /** Returns whether the JVM collected or compiled anything that was recorded. */
  private static boolean worked(JvmWork jvm) {
    boolean collected = jvm.collections() != null && jvm.collections() > 0;
    return collected || jvm.compiled() != null || !Double.isNaN(jvm.latePerSecond());
  }

  /** Returns problems that say what the recordings hold instead of samples that count. */
  private List<String> none(List<Path> files, List<String> types) {
    String last = types.get(types.size() - 1);
    String sampler = types.stream().filter(events::containsKey).findFirst().orElse(last);
    String where = files.stream().map(Path::toString).collect(Collectors.joining(", "));
    List<String> problems = new ArrayList<>();
    long recorded = events.getOrDefault(sampler, 0L);
    if (recorded > 0) {
      problems.add(
          "%s: none of the %,d events %s has a stack that passes the filter; widen the filter%s"
              .formatted(
                  where,
                  recorded,
                  sampler,
                  inIterations ? ", or count the whole recording with --from 0s" : ""));
    } else if (events.isEmpty() && !damaged.isEmpty()) {
      problems.add(where + ": no event in it can be read; copy or record the whole file again");
    } else {
      problems.add("%s: no %s in it; it has %s".formatted(where, sampler, present()));
    }
    problems.addAll(damaged);
    return problems;
  }

  /** Returns what recordings have, with what to do to see the stacks of it. */
  private String present() {
    if (events.isEmpty()) {
      return "no events at all";
    }
    Map<String, Long> countable =
        countable(WeightUnit.SAMPLES, WeightUnit.BYTES, WeightUnit.NANOSECONDS);
    String all = String.join(", ", events.keySet());
    return countable.isEmpty()
        ? all
        : countable.entrySet().stream()
                .map(each -> each.getValue() + " events " + each.getKey())
                .collect(Collectors.joining(", "))
            + ", whose stacks --event "
            + countable.keySet().iterator().next()
            + " shows; all it has: "
            + all;
  }

  /** Returns the number of events of each type that is there and that is weighed in these units. */
  private Map<String, Long> countable(WeightUnit... units) {
    Map<String, Long> countable = new TreeMap<>(events);
    countable.keySet().removeIf(type -> !List.of(units).contains(EventWeight.of(type).unit()));
    return countable;
  }

  /**
   * The times in which a recording of accbench's own was measuring.
   *
   * @param known whether the recording holds accbench's iterations
   * @param windows the times that count; empty for all
   */
  record MeasuredIterations(boolean known, List<TimeSpan> windows) {
    private static final String EVENT = "accbench.Iteration";

    /**
     * Returns the measured iterations of a file. They are not read where the filter has times, or
     * where the recording is of another program.
     */
    static MeasuredIterations of(Path file, Filter filter) {
      boolean known = !filter.timed() && Recording.names(file, EVENT);
      return new MeasuredIterations(known, known ? measured(file) : List.of());
    }

    private static List<TimeSpan> measured(Path file) {
      List<TimeSpan> windows = new ArrayList<>();
      Recording.read(
          file,
          Set.of(),
          event -> {
            if (event instanceof JfrEvent.ForkIteration iteration && iteration.measured()) {
              windows.add(
                  new TimeSpan(iteration.time(), iteration.time().plus(iteration.duration())));
            }
          });
      return windows;
    }

    /**
     * Returns what a reader of the numbers must know of a file; empty for another program's
     * recording.
     */
    List<Finding> findings(String file) {
      if (!known) {
        return List.of();
      }
      return List.of(
          windows.isEmpty()
              ? Finding.unnamed(FindingKind.NO_MEASURED_ITERATION, file)
              : Finding.unnamed(FindingKind.ONLY_MEASURED_ITERATIONS, file, windows.size()));
    }
  }
}
