package io.accbench.report.html;

import io.accbench.analysis.Analysis;
import io.accbench.model.Header;
import io.accbench.report.html.page.PageBlock;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.ratio.ExecutedCode;
import io.accbench.report.ratio.Floors;
import io.accbench.report.ratio.LibraryTables;
import io.accbench.report.ratio.RunMetadata;
import io.accbench.report.text.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The section of what took part and what executed, as far as it is needed to repeat the run. */
public final class ConditionsSection implements RunSection {
  @Override
  public Optional<PageSection> of(RunContent run) {
    Analysis analysis = run.analysis();
    Header header = analysis.header();
    ExecutedCode executed = new ExecutedCode(analysis);
    List<PageBlock> blocks = new ArrayList<>();
    table(blocks, RunMetadata.run(analysis));
    table(blocks, executed.jvms(header.jvms()));
    table(blocks, RunMetadata.fixtures(header));
    folded(blocks, "Which machine measured each block", RunMetadata.shards(header));
    folded(blocks, "Class path of the forks", RunMetadata.files(header));
    if (header.subjects().proofs().isEmpty()) {
      folded(
          blocks,
          "The classes of each strategy's accessors, as its forks found them",
          executed.strategies());
    } else {
      LibraryTables libraries = new LibraryTables(header);
      folded(blocks, "The jars of each stack", libraries.stacks());
      folded(
          blocks, "What executes each property, as the library built it", libraries.executions());
    }
    List<String> costs = new ArrayList<>(Floors.lines(analysis));
    costs.addAll(RunMetadata.costs(analysis));
    if (!costs.isEmpty()) {
      blocks.add(new PageBlock.Bullets("Cost of measuring", costs));
    }
    return Optional.of(new PageSection("conditions", "What took part", "", blocks));
  }

  private static void table(List<PageBlock> blocks, Table table) {
    if (!table.rows().isEmpty()) {
      blocks.add(new PageBlock.Numbers(table));
    }
  }

  private static void folded(List<PageBlock> blocks, String summary, Table table) {
    if (!table.rows().isEmpty()) {
      blocks.add(new PageBlock.Folded(summary, List.of(new PageBlock.Numbers(table))));
    }
  }
}
