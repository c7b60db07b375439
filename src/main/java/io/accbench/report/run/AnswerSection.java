package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.analysis.Row;
import io.accbench.model.FindingKind;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import io.accbench.model.Machine;
import io.accbench.report.document.Element;
import io.accbench.report.document.Element.Fact;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.ratio.Findings;
import io.accbench.report.ratio.ReversedVerdicts;
import io.accbench.report.ratio.RowSentence;
import io.accbench.report.ratio.RunMetadata;
import io.accbench.report.ratio.Summary;
import io.accbench.report.ratio.Undecided;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Figure;
import io.accbench.report.text.JvmText;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The first screen: the answer, the weakest evidence, and what was measured where. */
final class AnswerSection {
  /** The most findings on the first screen; the others have their own section. Arbitrary. */
  private static final int DOUBTS = 3;

  private record ShownRatio(Group group, Row row) {
    double ratio() {
      return row.ratio().value().center();
    }

    String sentence(Analysis analysis) {
      String where = CellLabel.of(group.block());
      return where + ": " + new RowSentence(analysis, group, row).text();
    }
  }

  private AnswerSection() {}

  static Section of(RunContent run) {
    Analysis analysis = run.analysis();
    List<Element> elements = new ArrayList<>();
    if (analysis.end() == null) {
      elements.add(new Element.Warning(RunMetadata.incomplete(analysis.header())));
    }
    elements.add(new VerdictTally(run.groups()).element());
    elements.addAll(
        list(
            "What other work of the JVM changes",
            RunContent.first(
                Findings.lines(analysis, FindingKind.VERDICT_TURNS), "section Findings")));
    if (run.shortened()) {
      elements.add(
          new Element.Levels(List.of(), List.of(), List.of(new Element.Paragraph(shortened(run)))));
    }
    elements.add(new Element.Levels(List.of(), list("Best and worst", bestAndWorst(run))));
    elements.addAll(list("In short", Summary.lines(analysis)));
    elements.addAll(
        list(
            "What changes the verdict",
            RunContent.first(ReversedVerdicts.lines(analysis), "ratios.csv")));
    elements.add(
        new Element.Levels(
            list("Undecided", new Undecided(analysis).summary()),
            list("The weakest evidence", weakest(analysis))));
    elements.add(Element.notInBrief(facts(run)));
    if (Text.present(analysis.header().start().command())) {
      elements.add(
          Element.notInBrief(
              new Element.Verbatim(Text.plain(analysis.header().start().command()))));
    }
    return new Section(Section.ANSWER, "Answer", "", elements);
  }

  private static String shortened(RunContent run) {
    return "Only "
        + run.blocks()
        + " are shown in full below: those with the largest decided differences, with failed rows"
        + " and with ratios without a verdict. Section Other blocks has a line for each of the"
        + " others; report.md and ratios.csv have every row.";
  }

  private static List<Element> list(String title, List<String> lines) {
    return lines.isEmpty() ? List.of() : List.of(new Element.Bullets(title, lines));
  }

  private static List<String> bestAndWorst(RunContent run) {
    List<ShownRatio> shown =
        run.groups().stream()
            .flatMap(group -> group.rows().stream().map(row -> new ShownRatio(group, row)))
            .filter(place -> place.row.measured() && !place.row.time().atFloor())
            .filter(place -> place.row.ratio() != null && place.row.ratio().shown())
            .sorted(Comparator.comparingDouble(place -> -place.ratio()))
            .toList();
    if (shown.isEmpty()) {
      return List.of();
    }
    return Stream.of(shown.get(0), shown.get(shown.size() - 1))
        .distinct()
        .map(place -> place.sentence(run.analysis()))
        .toList();
  }

  private static List<String> weakest(Analysis analysis) {
    List<String> lines = new ArrayList<>(new Undecided(analysis).summary());
    List<String> findings = Findings.gravest(analysis, 1);
    lines.addAll(findings.subList(0, Math.min(DOUBTS, findings.size())));
    int left = findings.size() - Math.min(DOUBTS, findings.size());
    if (left > 0) {
      lines.add(Figure.count(left, "more doubt") + " in section Findings");
    }
    return lines;
  }

  /** Returns what was measured, where and when, in one line each. */
  private static Element facts(RunContent run) {
    Analysis analysis = run.analysis();
    Header header = analysis.header();
    Machine machine = header.machine();
    List<Fact> facts = new ArrayList<>();
    add(facts, "Baseline", run.groups().stream().map(AnswerSection::baseline));
    add(facts, "Margin", Stream.of(RunMetadata.margins(run.goal())));
    add(
        facts,
        "Payload",
        header.subjects().prepared().stream()
            .map(each -> payload(each.fixture(), each.payloadBytes(), each.beans())));
    add(facts, "JVM", header.jvms().stream().map(JvmText::of));
    add(facts, "Heap", heaps(header.jvms()));
    add(
        facts,
        "Libraries",
        header.subjects().stacks().stream().map(stack -> Text.plain(stack.name())));
    add(facts, "Machine", Stream.of(machine.words() + ", " + Figure.bytes(machine.memoryBytes())));
    String end = analysis.end() == null ? "interrupted" : Text.plain(analysis.end().finished());
    add(facts, "Time", Stream.of(Text.plain(header.start().time()) + " to " + end));
    add(
        facts,
        "accbench",
        Stream.of(Text.plain(header.start().accbench()) + ", seed " + header.start().seed()));
    return new Element.FactList(facts);
  }

  private static String baseline(Group group) {
    return ComparedValues.of(group, group.baseline());
  }

  /** Returns each heap with the labels of its JVMs; without them, if all have the same. */
  private static Stream<String> heaps(List<Jvm> jvms) {
    Map<String, List<String>> heaps = new LinkedHashMap<>();
    jvms.stream()
        .filter(jvm -> jvm.heap() != null)
        .forEach(
            jvm ->
                heaps
                    .computeIfAbsent(JvmText.heap(jvm), heap -> new ArrayList<>())
                    .add(Text.plain(jvm.label())));
    return heaps.size() == 1
        ? heaps.keySet().stream()
        : heaps.entrySet().stream()
            .map(heap -> String.join(", ", heap.getValue()) + ": " + heap.getKey());
  }

  private static String payload(String fixture, long bytes, int beans) {
    String size = bytes > 0 ? Figure.bytes(bytes) + ", " : "";
    return Text.plain(fixture) + " (" + size + Figure.count(beans, "bean") + ")";
  }

  private static void add(List<Fact> facts, String name, Stream<String> values) {
    String text = values.distinct().collect(Collectors.joining("; "));
    if (!text.isEmpty()) {
      facts.add(new Fact(name, text));
    }
  }
}
