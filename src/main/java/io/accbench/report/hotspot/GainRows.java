package io.accbench.report.hotspot;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.hotspot.AccessWay;
import io.accbench.hotspot.CodecLibrary;
import io.accbench.hotspot.ProgramPart;
import io.accbench.hotspot.ProgramPart.CodecDirection;
import io.accbench.hotspot.ProgramProfile;
import io.accbench.hotspot.SampleShare;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Jvm;
import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import io.accbench.report.hotspot.GainRow.PartGain;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds for each ratio of a run the part of a program that the change is of. */
final class GainRows {
  private static final Pattern FEATURE = Pattern.compile("\\((\\d+)");

  private final ProgramProfile profile;
  private final Analysis analysis;
  private final ProgramPart.EntryMethods asked;
  private final Map<String, ProgramPart.EntryMethods> benchmarks;
  private final List<GainRow> rows = new ArrayList<>();

  /** The number of ratios that are left out, by the reason and what it is of. */
  private final Map<FindingKind, Map<String, Integer>> left = new TreeMap<>();

  /**
   * @param asked the methods that stand for what the run measured; null where its cells tell it
   * @param benchmarks what the benchmarks of others call, by their names
   */
  GainRows(
      ProgramProfile profile,
      Analysis analysis,
      ProgramPart.EntryMethods asked,
      Map<String, ProgramPart.EntryMethods> benchmarks) {
    this.profile = profile;
    this.analysis = analysis;
    this.asked = asked;
    this.benchmarks = benchmarks;
    for (Group group : analysis.groups()) {
      for (Row row : group.rows()) {
        if (!group.isBaseline(row) && row.measured() && !row.planned().cell().empty()) {
          add(group, row);
        }
      }
    }
  }

  List<GainRow> rows() {
    return rows;
  }

  private void add(Group group, Row row) {
    Cell cell = row.planned().cell();
    List<String> varies = group.block().varies();
    if (varies.contains(Cell.POLLUTION) || varies.contains("injection")) {
      return;
    }
    if (!cell.mode().steady()) {
      leave(FindingKind.START_UP_WITHOUT_SHARE, Finding.UNNAMED);
    } else if (!usable(row)) {
      leave(FindingKind.NO_USABLE_RATIO, Finding.UNNAMED);
    } else if (asked != null && asked.direction().opposes(direction(cell.operation()))) {
      leave(FindingKind.ENTRY_OF_OTHER_DIRECTION, cell.operation());
    } else {
      Optional<ProgramPart> from = part(group.baseline().planned().cell());
      Optional<ProgramPart> to = part(cell);
      if (from.filter(this::recorded).isPresent()) {
        rows.add(gain(group, row, from.get(), false));
      } else if (to.filter(this::recorded).isPresent()) {
        rows.add(gain(group, row, to.get(), true));
      } else if (asked != null) {
        rows.add(gain(group, row, asked, false));
      } else if (from.isEmpty() && to.isEmpty()) {
        boolean known = !cell.strategy().isEmpty();
        leave(
            known ? FindingKind.PART_UNKNOWN : FindingKind.BENCHMARK_NOT_PROFILED,
            known ? group.baseline().planned().cell().strategy() : cell.operation());
      } else {
        leave(FindingKind.PART_NOT_RECORDED, from.or(() -> to).get().words());
      }
    }
  }

  private static boolean usable(Row row) {
    Ratio ratio = row.ratio();
    return ratio != null
        && ratio.enough()
        && !ratio.inactive()
        && Double.isFinite(ratio.value().high())
        && ratio.value().low() > 0;
  }

  private void leave(FindingKind kind, String subject) {
    left.computeIfAbsent(kind, any -> new TreeMap<>()).merge(subject, 1, Integer::sum);
  }

  private boolean recorded(ProgramPart part) {
    return profile.ofTime(part).samples() > 0 || profile.ofAllocation(part).samples() > 0;
  }

  /** Returns the part whose frames show that it does what a cell does; empty where none do. */
  private Optional<ProgramPart> part(Cell cell) {
    Optional<ProgramPart> accesses =
        AccessWay.ofStrategy(cell.name()).map(way -> new ProgramPart.PropertyAccesses(way, asked));
    if (asked != null) {
      return accesses;
    }
    if (cell.strategy().isEmpty()) {
      return Optional.ofNullable(benchmarks.get(cell.operation()));
    }
    Optional<ProgramPart> library =
        CodecLibrary.ofCodec(cell.name())
            .map(known -> new ProgramPart.LibraryCalls(known, direction(cell.operation())));
    return library.or(() -> accesses);
  }

  private static CodecDirection direction(String operation) {
    if (operation.startsWith("deserialize")) {
      return CodecDirection.DESERIALIZE;
    }
    return operation.equals("serialize") ? CodecDirection.SERIALIZE : CodecDirection.ANY;
  }

  private GainRow gain(Group group, Row row, ProgramPart part, boolean reversed) {
    Ratio ratio = row.ratio();
    PartGain time =
        PartGain.of(
            Gain.share(profile, part), ratio, reversed ? ratio.value() : ratio.value().inverse());
    return new GainRow(group, row, part, reversed, time, allocation(row, part, reversed));
  }

  private PartGain allocation(Row row, ProgramPart part, boolean reversed) {
    Ratio ratio = row.allocation().ratio();
    SampleShare share = profile.ofAllocation(part);
    boolean known =
        profile.allocations() > 0
            && share.samples() > 0
            && ratio != null
            && ratio.enough()
            && Double.isFinite(ratio.value().high())
            && (!reversed || ratio.value().low() > 0);
    return known
        ? PartGain.of(Gain.level(share), ratio, reversed ? ratio.value().inverse() : ratio.value())
        : null;
  }

  /** Returns what was left out, and what makes the rest doubtful. */
  List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    if (rows.isEmpty() && left.containsKey(FindingKind.PART_NOT_RECORDED)) {
      findings.add(Finding.unnamed(FindingKind.NOTHING_RECORDED, profile.packages()));
    }
    if (!rows.isEmpty() && rows.stream().noneMatch(row -> row.time().decided())) {
      findings.add(Finding.unnamed(FindingKind.NO_DECIDED_RATIO));
    }
    otherVersions().ifPresent(findings::add);
    otherJvm().ifPresent(findings::add);
    if (!rows.isEmpty() && rows.stream().allMatch(row -> row.pollution().none())) {
      findings.add(Finding.unnamed(FindingKind.GAIN_IN_CLEAN_JVM));
    }
    left.forEach(
        (kind, subjects) ->
            subjects.forEach((subject, number) -> findings.add(Finding.of(kind, subject, number))));
    String fixtures =
        rows.stream()
            .map(row -> row.cell().fixture())
            .filter(fixture -> !fixture.isEmpty())
            .distinct()
            .collect(Collectors.joining(", "));
    if (!fixtures.isEmpty()) {
      findings.add(Finding.unnamed(FindingKind.GAIN_OF_PAYLOAD, fixtures));
    }
    return findings;
  }

  /**
   * Finds jars of which the program ran another version than the ratios start from, and not that
   * one, too: Jackson 2 and 3 have jars of the same names.
   */
  private Optional<Finding> otherVersions() {
    Set<String> started =
        rows.stream()
            .map(row -> row.from().planned().cell().stack())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    Set<String> recorded = new TreeSet<>();
    Set<String> measured = new TreeSet<>();
    for (Stack stack : analysis.header().subjects().stacks()) {
      for (StackJar jar : started.contains(stack.name()) ? stack.jars() : List.<StackJar>of()) {
        String artifact = artifact(jar.name());
        profile.jars().stream()
            .filter(other -> !profile.jars().contains(jar.name()))
            .filter(other -> artifact(other).equals(artifact))
            .forEach(
                other -> {
                  recorded.add(other);
                  measured.add(jar.name());
                });
      }
    }
    return recorded.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Finding.unnamed(
                FindingKind.OTHER_VERSION_RECORDED,
                String.join(", ", recorded),
                String.join(", ", measured)));
  }

  /** Returns the name of a jar without its version: {@code jackson-core}. */
  private static String artifact(String jar) {
    return jar.replaceFirst("(-\\d.*)?\\.jar$", "");
  }

  private Optional<Finding> otherJvm() {
    Set<String> recorded =
        profile.jvms().stream()
            .map(FEATURE::matcher)
            .filter(Matcher::find)
            .map(matcher -> matcher.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> measured =
        rows.stream()
            .map(row -> analysis.header().jvm(row.cell().jvm()).map(Jvm::feature).orElse(null))
            .filter(Objects::nonNull)
            .map(String::valueOf)
            .collect(Collectors.toCollection(TreeSet::new));
    boolean known = !recorded.isEmpty() && !measured.isEmpty();
    return known && measured.stream().noneMatch(recorded::contains)
        ? Optional.of(
            Finding.unnamed(
                FindingKind.OTHER_JVM_RECORDED,
                String.join(", ", recorded),
                String.join(", ", measured)))
        : Optional.empty();
  }
}
