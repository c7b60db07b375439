package io.accbench.report.run;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Header;
import io.accbench.model.Journal;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import java.util.ArrayList;
import java.util.List;

/** A journal in which a strategy and the profile have another name. */
public final class HostileNames {
  private HostileNames() {}

  public static Journal in(Journal journal, String strategy, String name) {
    Header header = journal.header();
    List<Block> blocks = new ArrayList<>();
    for (Block block : header.blocks()) {
      List<PlannedCell> cells =
          block.cells().stream().map(cell -> renamed(cell, strategy, name)).toList();
      blocks.add(new Block(block.id(), block.varies(), cells, block.rounds()));
    }
    Header renamed =
        new Header(
            new Header.RunStart(
                header.start().accbench(),
                header.start().command() + name,
                name,
                header.start().seed(),
                header.start().time()),
            header.machine(),
            header.jvms(),
            new Header.Subjects(
                header.subjects().prepared(),
                header.subjects().stacks(),
                header.subjects().proofs(),
                header.subjects().classPath()),
            new Header.RunPlan(header.settings(), blocks, header.plan().published(), null),
            header.findings());
    List<Launch> launches =
        journal.launches().stream().map(launch -> renamed(launch, strategy, name)).toList();
    return new Journal(renamed, launches, journal.end(), journal.torn());
  }

  private static PlannedCell renamed(PlannedCell planned, String strategy, String name) {
    Cell cell = planned.cell();
    if (!cell.strategy().equals(strategy)) {
      return planned;
    }
    Cell other = cell.with("strategy", name);
    return new PlannedCell(other, planned.form(), planned.obstacle(), planned.jvmFlags());
  }

  private static Launch renamed(Launch launch, String strategy, String name) {
    String cell = launch.cell().replace("/" + strategy + "/", "/" + name.replace('/', ':') + "/");
    return new Launch(
        new Launch.LaunchId(cell, launch.round(), launch.id().repetition()),
        launch.samples(),
        launch.outcome(),
        launch.conditions(),
        launch.facts(),
        launch.jit());
  }
}
