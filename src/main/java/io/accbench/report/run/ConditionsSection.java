package io.accbench.report.run;

import io.accbench.model.Header;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.ratio.ExecutedCode;
import io.accbench.report.ratio.LibraryTables;
import io.accbench.report.ratio.RunMetadata;
import java.util.ArrayList;
import java.util.List;

/** The section of what took part and what executed, as far as it is needed to repeat the run. */
final class ConditionsSection {
  private ConditionsSection() {}

  static Section of(RunContent run) {
    Header header = run.analysis().header();
    ExecutedCode executed = new ExecutedCode(run.analysis());
    List<Element> elements = new ArrayList<>();
    elements.add(RunMetadata.run(run.analysis()));
    elements.add(executed.jvms(header.jvms()));
    elements.add(RunMetadata.fixtures(header));
    folded(elements, "Which machine measured each block", RunMetadata.shards(header));
    folded(elements, "Class path of the forks", RunMetadata.files(header));
    if (header.subjects().proofs().isEmpty()) {
      folded(
          elements,
          "The classes of each strategy's accessors, as its forks found them",
          executed.strategies());
    } else {
      LibraryTables libraries = new LibraryTables(header);
      folded(elements, "The jars of each stack", libraries.stacks());
      folded(
          elements, "What executes each property, as the library built it", libraries.executions());
    }
    return new Section("conditions", "What took part", "", Detail.USUAL, elements);
  }

  private static void folded(List<Element> elements, String summary, Table table) {
    if (!table.rows().isEmpty()) {
      elements.add(new Element.Folded(summary, List.of(table)));
    }
  }
}
