package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Group;
import io.accbench.model.Header;
import io.accbench.model.Machine;
import io.accbench.report.document.Element;
import io.accbench.report.document.Element.Fact;
import io.accbench.report.ratio.RatioTable;
import io.accbench.report.ratio.RunMetadata;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The facts of a run: what was measured, where and when, in one line each. */
final class RunFacts {
  private RunFacts() {}

  static Element of(RunContent run) {
    Analysis analysis = run.analysis();
    Header header = analysis.header();
    Machine machine = header.machine();
    List<Fact> facts = new ArrayList<>();
    add(facts, "Baseline", run.groups().stream().map(RunFacts::baseline));
    add(facts, "Margin", Stream.of(RunMetadata.margins(run.goal())));
    add(
        facts,
        "Payload",
        header.subjects().prepared().stream()
            .map(each -> payload(each.fixture(), each.payloadBytes(), each.beans())));
    add(
        facts,
        "JVM",
        header.jvms().stream().map(jvm -> Text.plain(jvm.version()) + ", " + Text.plain(jvm.vm())));
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
    return new Element.Facts(facts);
  }

  private static String baseline(Group group) {
    return RatioTable.label(group, group.baseline());
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
