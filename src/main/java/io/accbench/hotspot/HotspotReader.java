package io.accbench.hotspot;

import io.accbench.jfr.Damage;
import io.accbench.jfr.Reading;
import io.accbench.jfr.Recording;
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
  /** The best first; they are never added up. */
  private static final List<String> SAMPLERS = List.of("jdk.CPUTimeSample", "jdk.ExecutionSample");

  private final List<Path> files;
  private final Filter filter;
  private final Tally tally;
  private final Map<String, Long> events = new TreeMap<>();
  private final List<String> findings = new ArrayList<>();

  private HotspotReader(List<Path> files, Filter filter) {
    this.files = files;
    this.filter = filter;
    this.tally = new Tally(filter);
  }

  /**
   * The hotspots of all files together.
   *
   * @throws UserException when one is no recording, or none has a sample that counts
   */
  public static Hotspots read(List<Path> files, Filter filter) {
    HotspotReader reader = new HotspotReader(files, filter);
    Set<String> wanted = filter.event() == null ? Set.copyOf(SAMPLERS) : Set.of(filter.event());
    for (Path file : files) {
      reader.note(file, Recording.read(file, wanted, reader.tally::accept));
    }
    return reader.hotspots();
  }

  private void note(Path file, Reading reading) {
    reading.events().forEach((type, count) -> events.merge(type, count, Long::sum));
    for (Damage damage : reading.damages()) {
      findings.add(
          "incomplete: %s, byte %d: %s"
              .formatted(file.getFileName(), damage.offset(), damage.reason()));
    }
  }

  private Hotspots hotspots() {
    String sampler = sampler();
    SampleTable table = tally.table(sampler);
    if (table == null || table.samples() == 0) {
      throw UserException.badInput(none(sampler));
    }
    Environment environment = tally.environment();
    Totals totals = tally.totals();
    findings.addAll(Doubts.of(sampler, table, environment, totals, tally.lost()));
    return new Hotspots(
        environment,
        sampler,
        table.samples(),
        table.methods(),
        table.accesses(),
        table.accessSamples(),
        table.parts(),
        tally.allocations().byType(),
        tally.allocations().bySite(),
        totals,
        tally.deoptimizations(),
        List.copyOf(findings));
  }

  private String sampler() {
    if (filter.event() != null) {
      return filter.event();
    }
    return SAMPLERS.stream()
        .filter(each -> tally.table(each) != null)
        .findFirst()
        .orElse(SAMPLERS.get(SAMPLERS.size() - 1));
  }

  /** What is there instead of samples that count. */
  private List<String> none(String sampler) {
    String where = files.stream().map(Path::toString).collect(Collectors.joining(", "));
    List<String> problems = new ArrayList<>();
    long recorded = events.getOrDefault(sampler, 0L);
    if (recorded > 0) {
      problems.add(
          "%s: none of the %,d events %s has a stack that the filter lets through; widen it"
              .formatted(where, recorded, sampler));
    } else {
      String known = String.join(", ", events.keySet());
      problems.add(
          "%s: no %s in it; it has %s"
              .formatted(where, sampler, known.isEmpty() ? "no events at all" : known));
    }
    problems.addAll(findings);
    return problems;
  }
}
