package io.accbench.hotspot;

import io.accbench.jfr.Damage;
import io.accbench.jfr.JfrEvent;
import io.accbench.jfr.ReadSummary;
import io.accbench.jfr.Recording;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Reads the recording of a program once, and counts what its parts cost. */
public final class ProgramReader {
  private static final String WALL_CLOCK = "profiler.WallClockSample";

  /** How to record what can be read. */
  private static final String RECORD = "record with -XX:StartFlightRecording:settings=profile";

  /** The most names that a message lists. */
  private static final int MOST_NAMES = 3;

  private final Path file;
  private final PartFinder finder;
  private final SampleCounter.TrimmedStacks stacks = new SampleCounter.TrimmedStacks();
  private final Map<String, ProgramSamples> samples = new HashMap<>();
  private final Map<String, Long> waiting = new TreeMap<>();
  private final Map<String, Long> lost = new TreeMap<>();
  private final ProcessorUse processor = new ProcessorUse();
  private final Set<String> jvms = new TreeSet<>();
  private final Set<String> jars = new TreeSet<>();
  private Filter filter = Filter.NONE;
  private Instant start;
  private Instant last;

  private ProgramReader(Path file, List<ProgramPart.EntryMethods> entries) {
    this.file = file;
    this.finder = new PartFinder(entries);
  }

  /**
   * Returns the profile of a recording.
   *
   * @param asked the methods that the user asks for, or null; they must be in it
   * @param called what benchmarks call; it may be missing
   * @throws UserException when the file is no recording, has no samples of processor time, or shows
   *     none of the parts
   */
  public static ProgramProfile read(
      Path file, ProgramPart.EntryMethods asked, List<ProgramPart.EntryMethods> called) {
    List<ProgramPart.EntryMethods> entries = new ArrayList<>(called);
    if (asked != null) {
      entries.add(asked);
    }
    return new ProgramReader(file, entries).read(asked);
  }

  private ProgramProfile read(ProgramPart.EntryMethods asked) {
    HotspotReader.MeasuredIterations iterations =
        HotspotReader.MeasuredIterations.of(file, Filter.NONE);
    filter = Filter.NONE.in(iterations.windows());
    ReadSummary summary = Recording.read(file, Set.copyOf(HotspotReader.SAMPLERS), this::accept);
    String sampler = sampler(summary);
    ProgramSamples time = samples.get(sampler);
    ProgramSamples allocation =
        Allocations.SAMPLERS.stream()
            .filter(samples::containsKey)
            .findFirst()
            .map(samples::get)
            .orElse(new ProgramSamples());
    if (asked != null && time.of(asked).sum().events() == 0) {
      String what = "--entry %s matches no method in its samples; the nearest: %s";
      throw UserException.badInput(
          other(what.formatted(asked.name(), String.join(", ", nearest(asked))), time));
    } else if (time.parts().isEmpty()) {
      throw UserException.badInput(
          other(
              "no accessor and no library that accbench knows is in its samples; is it of another"
                  + " program? give --entry the methods that count",
              time));
    }
    List<Finding> findings = new ArrayList<>();
    for (Damage damage : summary.damages()) {
      findings.add(
          Finding.unnamed(FindingKind.RECORDING_DAMAGED, name(), damage.offset(), damage.reason()));
    }
    findings.addAll(RecordingFindings.of(sampler, time, lost));
    Set<ProgramPart> parts = new HashSet<>(time.parts().keySet());
    parts.addAll(allocation.parts().keySet());
    Map<ProgramPart, ProgramProfile.PartCost> costs = new HashMap<>();
    for (ProgramPart part : parts) {
      costs.put(
          part,
          new ProgramProfile.PartCost(
              time.share(part), allocation.share(part), time.methods(part)));
    }
    return new ProgramProfile(
        name(),
        jvms,
        jars,
        sampler,
        Duration.between(start, last),
        processor.seen(sampler.equals(HotspotReader.SAMPLERS.get(0))),
        time.all().sum(),
        allocation.all().sum(),
        costs,
        time.packages(),
        findings);
  }

  private String name() {
    return String.valueOf(file.getFileName());
  }

  private void accept(JfrEvent event) {
    if (event instanceof JfrEvent.Begin begin) {
      start = begin.time();
      last = start;
    } else if (event instanceof JfrEvent.RecordedJvm jvm) {
      jvms.add(Environment.brief(jvm.version()));
    } else if (event instanceof JfrEvent.ClassPath classPath) {
      jars(classPath.path());
    } else if (event instanceof JfrEvent.ProcessLoad load) {
      processor.add(load);
    } else if (event instanceof JfrEvent.ThreadLoad load) {
      processor.add(load);
    } else if (event instanceof JfrEvent.Lost some) {
      lost.merge(some.event(), some.amount(), Long::sum);
    } else if (event instanceof JfrEvent.SampledStack sample) {
      if (sample.waiting()) {
        waiting.merge(sample.event(), 1L, Long::sum);
      }
      count(sample.event(), event.time(), stacks.of(sample.stack()), sample.weight());
    } else if (event instanceof JfrEvent.SampledAllocation allocation) {
      String sampler = Allocations.sampler(allocation.event());
      count(sampler, event.time(), stacks.of(allocation.stack()), allocation.bytes());
    }
  }

  private void count(String sampler, Instant time, TrimmedStack stack, long weight) {
    if (filter.inWindow(time)) {
      last = time.isAfter(last) ? time : last;
      samples
          .computeIfAbsent(sampler, absent -> new ProgramSamples())
          .add(stack, finder, start, time, weight);
    }
  }

  private void jars(String classPath) {
    for (String entry : classPath.split("[:;]")) {
      String jar = entry.substring(Math.max(entry.lastIndexOf('/'), entry.lastIndexOf('\\')) + 1);
      if (jar.endsWith(".jar")) {
        jars.add(jar);
      }
    }
  }

  /** Returns the best sampler of processor time that has samples with stacks. */
  private String sampler(ReadSummary summary) {
    for (String sampler : HotspotReader.SAMPLERS) {
      if (waiting.containsKey(sampler)) {
        throw UserException.badInput(
            ("%s: its events %s are of the wall clock, %,d of %,d of threads that wait; a share of"
                    + " processor time does not follow from them: record with -e cpu, or %s")
                .formatted(
                    file, sampler, waiting.get(sampler), summary.events().get(sampler), RECORD));
      }
      ProgramSamples found = samples.get(sampler);
      if (found != null && found.all().sum().events() > 0) {
        return sampler;
      }
    }
    throw UserException.badInput(none(summary));
  }

  private List<String> none(ReadSummary summary) {
    List<String> problems = new ArrayList<>();
    if (summary.events().containsKey(WALL_CLOCK)) {
      problems.add(
          ("%s: its %,d events %s are of the wall clock, which counts waiting; a share of processor"
                  + " time does not follow from them: record with -e cpu, or %s")
              .formatted(file, summary.events().get(WALL_CLOCK), WALL_CLOCK, RECORD));
    } else if (summary.events().isEmpty() && !summary.damages().isEmpty()) {
      problems.add(file + ": no event in it can be read; copy or record the whole file again");
    } else {
      problems.add(
          "%s: no sample of processor time in it (%s), so no share can be told; %s; it has %s"
              .formatted(
                  file,
                  String.join(", ", HotspotReader.SAMPLERS),
                  RECORD,
                  summary.events().isEmpty()
                      ? "no events at all"
                      : String.join(", ", summary.events().keySet())));
    }
    for (Damage damage : summary.damages()) {
      problems.add("%s: damaged at byte %d: %s".formatted(file, damage.offset(), damage.reason()));
    }
    return problems;
  }

  /** Returns a problem with the packages where the program is instead. */
  private String other(String problem, ProgramSamples time) {
    return "%s: %s; most samples are in %s".formatted(file, problem, time.packages());
  }

  /** Returns the methods seen whose class and name are like those of a regular expression. */
  private List<String> nearest(ProgramPart.EntryMethods asked) {
    String name = brief(asked.name().replaceAll("[.]\\*|[^\\p{L}\\p{N}_$.]", ""));
    boolean method = name.contains(".");
    Map<String, String> methods = new TreeMap<>();
    for (String seen : finder.methods()) {
      String brief = brief(seen);
      methods.putIfAbsent(method ? brief : brief.substring(0, brief.indexOf('.')), seen);
    }
    return UnknownName.closest(name, methods.keySet(), MOST_NAMES).stream()
        .map(methods::get)
        .toList();
  }

  /**
   * Returns a name from the class's own on: {@code Order.total} of {@code com.acme.Order.total}.
   */
  private static String brief(String name) {
    return name.replaceFirst("^(\\p{Ll}[^.]*[.])+(?=\\p{Lu})", "");
  }
}
