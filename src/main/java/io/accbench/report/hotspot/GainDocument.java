package io.accbench.report.hotspot;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Ratio;
import io.accbench.analysis.Row;
import io.accbench.hotspot.ProgramPart;
import io.accbench.hotspot.ProgramProfile;
import io.accbench.model.FindingKind;
import io.accbench.model.RecordedProgram;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.Product;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.document.Tone;
import io.accbench.report.hotspot.GainRow.PartGain;
import io.accbench.report.ratio.Factor;
import io.accbench.report.text.Csv;
import io.accbench.report.text.Figure;
import io.accbench.report.text.FindingText;
import io.accbench.report.text.Text;
import io.accbench.stats.Estimate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Shows what a recorded program could gain, to readers and programs. */
public record GainDocument(Gain gain) implements Product {
  private static final String PARTS =
      "A share is of all CPU time of the process. With a part that took no time, the application"
          + " would need so much less: no change of that part can gain more.";

  private static final String GAINS =
      "Amdahl's law: the share of the part, times what its ratio saves of it. The interval holds"
          + " the share's and the ratio's, at 99 %.";

  private static final String PAYLOADS =
      "By the methods whose own code ran: what the application does in a part, and what the run"
          + " measured. With other documents, other methods take the time.";

  private static final String DRAWN =
      "A bar is a gain with its interval; the short line is the most that could be gained.";

  /** The methods of a part that are shown. Arbitrary. */
  private static final int MOST_METHODS = 10;

  /** The sentences of the answer. Arbitrary: more are not read, and the tables have all. */
  private static final int MOST_ANSWERS = 6;

  /** Returns what the application would gain that a run was given; null where it was given none. */
  public static GainDocument of(Analysis analysis) {
    RecordedProgram recorded = analysis.header().subjects().program();
    if (recorded == null) {
      return null;
    }
    ProgramProfile profile = ProgramProfile.of(recorded);
    return new GainDocument(Gain.of(profile, analysis, profile.entry(), Map.of()));
  }

  /** Returns the section of a run's document; without elements where no application was given. */
  public static Section section(Analysis analysis) {
    GainDocument given = of(analysis);
    return given == null ? new Section("gain", "Gain", "", List.of()) : given.section();
  }

  private Section section() {
    List<Element> more = new ArrayList<>(gains());
    more.add(recorded("Recording " + gain.profile().file()));
    more.add(new Element.Paragraph(PARTS));
    more.add(parts());
    if (!gain.payloads().isEmpty()) {
      more.add(new Element.Paragraph(PAYLOADS));
      gain.payloads().forEach(each -> more.add(table(each)));
    }
    more.add(new Element.Bullets("Limits", HotspotFindings.sentences(gain.findings())));
    List<Element> elements =
        List.of(
            new Element.Bullets("", answers()), Element.notInBrief(more.toArray(Element[]::new)));
    return new Section("gain", "Gain", gain.rows().isEmpty() ? "" : DRAWN, elements);
  }

  @Override
  public Document document() {
    List<Section> sections = new ArrayList<>();
    sections.add(
        new Section(Section.ANSWER, "Answer", "", List.of(new Element.Bullets("", answers()))));
    sections.add(new Section("parts", "Parts", PARTS, List.of(recorded(""), parts())));
    if (!gain.rows().isEmpty()) {
      sections.add(new Section("gains", "Gains", DRAWN, gains()));
    }
    if (!gain.payloads().isEmpty()) {
      List<Element> payloads = new ArrayList<>();
      gain.payloads().forEach(each -> payloads.add(table(each)));
      sections.add(new Section("payloads", "Payloads", PAYLOADS, payloads));
    }
    List<String> findings = HotspotFindings.sentences(gain.findings());
    sections.add(new Section("limits", "Limits", "", List.of(new Element.Bullets("", findings))));
    return new Document("accbench gain", gain.profile().file(), sections);
  }

  private List<String> answers() {
    if (!gain.rows().isEmpty()) {
      List<String> answers = new ArrayList<>();
      List<GainRow> quoted = gain.quoted();
      gain.totals().stream()
          .filter(gain::quotes)
          .limit(MOST_ANSWERS)
          .forEach(each -> answers.add(GainText.sentence(each, gain.share(each.part()))));
      quoted.stream().limit(MOST_ANSWERS).map(GainText::sentence).forEach(answers::add);
      int more = quoted.size() - MOST_ANSWERS;
      if (more > 0) {
        answers.add("%d more changes are in the tables.".formatted(more));
      }
      return answers;
    }
    List<String> answers = new ArrayList<>();
    gain.findings().stream()
        .filter(finding -> finding.kind().severity() == FindingKind.Severity.WRONG)
        .map(FindingText::of)
        .forEach(answers::add);
    gain.profile().parts().stream()
        .filter(part -> gain.profile().ofTime(part).samples() > 0)
        .limit(MOST_ANSWERS)
        .map(
            part ->
                "%s: at most %s less CPU, were it free (%s)."
                    .formatted(
                        part.words(),
                        GainText.share(gain.share(part)),
                        GainText.interval(gain.share(part))))
        .forEach(answers::add);
    return answers;
  }

  private Element recorded(String title) {
    ProgramProfile profile = gain.profile();
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s of %s over %s s%s"
            .formatted(
                Figure.count(profile.samples(), "sample"),
                profile.sampler(),
                Figure.of(profile.length().toMillis() / 1e3),
                profile.allocations() > 0
                    ? ", " + Figure.count(profile.allocations(), "sampled allocation")
                    : ""));
    profile.jvms().forEach(jvm -> lines.add("JVM: " + jvm));
    if (!Double.isNaN(profile.seen())) {
      boolean kernel = profile.sampler().equals("jdk.CPUTimeSample");
      lines.add(
          "the threads that are sampled take %s of the CPU time of the process; the rest is garbage"
                  .formatted(Figure.percent(profile.seen(), 2))
              + (kernel ? " collectors and JIT compilers" : " collectors, JIT compilers, kernel"));
    }
    return new Element.Bullets(title, lines);
  }

  private Table parts() {
    ProgramProfile profile = gain.profile();
    List<Column> columns =
        List.of(
            Column.text("part"),
            Column.number("share of CPU"),
            Column.number("99 % interval"),
            new Column("samples", true, 2),
            new Column("of samples", true, 3),
            new Column("of allocation", true, 1),
            new Column("its interval", true, 4));
    List<List<String>> rows = new ArrayList<>();
    for (ProgramPart part : profile.parts()) {
      Estimate samples = Gain.level(profile.ofTime(part));
      Estimate bytes = Gain.level(profile.ofAllocation(part));
      boolean allocated = profile.allocations() > 0;
      rows.add(
          List.of(
              part.words(),
              GainText.share(gain.share(part)),
              GainText.interval(gain.share(part)),
              Figure.grouped(profile.ofTime(part).samples()),
              Figure.sampled(samples.center()),
              allocated ? GainText.share(bytes) : Text.NONE,
              allocated ? GainText.interval(bytes) : Text.NONE));
    }
    return new Table(
            "What could be gained at most",
            "parts overlap: a library's calls contain the accesses that it makes",
            columns,
            rows,
            List.of())
        .withoutEmptyColumns();
  }

  /** Returns a table for each workload in which ratios were measured. */
  private List<Element> gains() {
    Map<String, List<GainRow>> tables = new LinkedHashMap<>();
    for (GainRow row : gain.rows()) {
      tables.computeIfAbsent(GainText.measured(row), any -> new ArrayList<>()).add(row);
    }
    List<Element> elements = new ArrayList<>();
    if (!tables.isEmpty()) {
      elements.add(Element.notInBrief(new Element.Paragraph(GAINS)));
    }
    tables.forEach(
        (title, rows) -> {
          String id = "gain-" + elements.size();
          elements.add(plot(id, title, "CPU time", rows, GainRow::time));
          List<GainRow> allocating = rows.stream().filter(row -> row.allocation() != null).toList();
          if (!allocating.isEmpty()) {
            elements.add(plot(id + "-bytes", title, "allocation", allocating, GainRow::allocation));
          }
        });
    return elements;
  }

  private static Element plot(
      String id,
      String title,
      String what,
      List<GainRow> rows,
      Function<GainRow, PartGain> gained) {
    return new Element.Plot(
        title + " · " + what,
        "",
        new GainPlot(rows, gained).drawing(id, what),
        List.of(table(title, what, rows, gained)));
  }

  private static Table table(
      String title, String what, List<GainRow> rows, Function<GainRow, PartGain> gained) {
    List<List<String>> texts = new ArrayList<>();
    List<List<Tone>> tones = new ArrayList<>();
    for (GainRow row : rows) {
      PartGain part = gained.apply(row);
      texts.add(
          List.of(
              GainText.change(row),
              row.part().words(),
              GainText.share(part.share()),
              Figure.of(part.ratio().value()) + "×" + (row.reversed() ? " back" : ""),
              verdict(row, part),
              part.decided() ? GainText.saving(part.saving()) : Text.NONE,
              GainText.savingInterval(part.saving())));
      Tone tone = GainPlot.tone(part);
      tones.add(
          List.of(Tone.PLAIN, Tone.PLAIN, Tone.PLAIN, Tone.PLAIN, Tone.PLAIN, tone, Tone.PLAIN));
    }
    return new Table(
        title,
        what + " of the application",
        List.of(
            Column.text("change"),
            new Column("part", false, 1),
            Column.number("at most"),
            Column.number("ratio"),
            new Column("verdict", false, 2),
            Column.number("would need"),
            Column.text("99 % interval")),
        texts,
        List.of(),
        tones);
  }

  private static Table table(PayloadComparison payload) {
    List<List<String>> rows = new ArrayList<>();
    payload.methods().stream()
        .limit(MOST_METHODS)
        .forEach(
            each ->
                rows.add(
                    List.of(
                        each.method(),
                        Figure.sampled(each.program()),
                        Figure.sampled(each.measured()))));
    return new Table(
        payload.part().words(),
        "%s of the time is in other methods; measured: %s"
            .formatted(Figure.percent(payload.differing(), 2), payload.cell()),
        List.of(Column.text("method"), Column.number("application"), Column.number("measured")),
        rows,
        List.of());
  }

  private static String verdict(GainRow row, PartGain part) {
    return part == row.time() ? Factor.verdict(row.row(), false) : word(row, part);
  }

  /** Returns a verdict as machines read it: {@code faster} of time, {@code less} of bytes. */
  static String word(GainRow row, PartGain part) {
    return part == row.time() ? Factor.word(part.ratio().verdict()) : Factor.ofBytes(row.row());
  }

  /**
   * Writes a record for each part, and for each ratio as a gain of CPU time and of allocation. A
   * gain is a share of all that the program needs; it is below 0 where the program would need more.
   */
  @Override
  public void csv(Csv csv) {
    csv.header(
        "quantity part from to pollution verdict share share_low share_high ratio ratio_low"
            + " ratio_high gain gain_low gain_high quoted");
    for (ProgramPart part : gain.profile().parts()) {
      record(csv, "cpu", part, gain.share(part));
      if (gain.profile().allocations() > 0) {
        record(csv, "allocation", part, Gain.level(gain.profile().ofAllocation(part)));
      }
    }
    List<GainRow> quoted = gain.quoted();
    for (GainRow row : gain.rows()) {
      record(csv, "cpu", row, row.time(), quoted.contains(row));
      if (row.allocation() != null) {
        record(csv, "allocation", row, row.allocation(), quoted.contains(row));
      }
    }
    for (GainTotal total : gain.totals()) {
      boolean answers = gain.quotes(total);
      record(csv, "cpu", total, gain.share(total.part()), total.time(), answers);
      if (total.allocation() != null) {
        Estimate share = Gain.level(gain.profile().ofAllocation(total.part()));
        record(csv, "allocation", total, share, total.allocation(), answers);
      }
    }
  }

  private static void record(
      Csv csv, String quantity, GainTotal total, Estimate share, Estimate saving, boolean quoted) {
    csv.record(
        Stream.of(
                Stream.of(
                    quantity,
                    total.part().words(),
                    ids(total, GainRow::from),
                    ids(total, GainRow::to),
                    total.rows().get(0).pollution().text(),
                    ""),
                numbers(share),
                Stream.of("", "", ""),
                numbers(saving),
                Stream.of(Boolean.toString(quoted)))
            .flatMap(Function.identity())
            .toList());
  }

  private static String ids(GainTotal total, Function<GainRow, Row> side) {
    return total.rows().stream()
        .map(row -> side.apply(row).planned().cell().id())
        .collect(Collectors.joining(" + "));
  }

  private static void record(Csv csv, String quantity, ProgramPart part, Estimate share) {
    csv.record(
        Stream.concat(
                Stream.of(quantity, part.words(), "", "", "", ""),
                Stream.concat(numbers(share), Stream.generate(() -> "").limit(7)))
            .toList());
  }

  private static void record(
      Csv csv, String quantity, GainRow row, PartGain gained, boolean quoted) {
    Ratio ratio = gained.ratio();
    List<String> values =
        new ArrayList<>(
            List.of(
                quantity,
                row.part().words(),
                row.from().planned().cell().id(),
                row.to().planned().cell().id(),
                row.pollution().text(),
                word(row, gained)));
    Stream.of(gained.share(), ratio.value(), gained.saving())
        .flatMap(GainDocument::numbers)
        .forEach(values::add);
    values.add(Boolean.toString(quoted));
    csv.record(values);
  }

  private static Stream<String> numbers(Estimate estimate) {
    return Stream.of(Csv.center(estimate), Csv.low(estimate), Csv.high(estimate));
  }

  @Override
  public Object json() {
    return WrittenGain.of(gain);
  }
}
