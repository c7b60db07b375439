package io.accbench.run;

import io.accbench.affinity.Affinity;
import io.accbench.affinity.AllowedProcessors;
import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.ProcessorSet;
import io.accbench.model.Settings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** What is known before the first round about the processors that forks are to be bound to. */
public final class ProcessorFindings {
  private final ProcessorChoice choice;
  private final AllowedProcessors allowed;

  private ProcessorFindings(ProcessorChoice choice, AllowedProcessors allowed) {
    this.choice = choice;
    this.allowed = allowed;
  }

  /** Of this machine now; nothing where no fork is to be bound. */
  public static List<Finding> findings(List<Block> blocks, Settings settings) {
    return settings.processors().bound() && !threads(blocks).isEmpty()
        ? findings(blocks, settings.processors(), Affinity.ofThisMachine())
        : List.of();
  }

  static List<Finding> findings(List<Block> blocks, ProcessorChoice choice, Affinity affinity) {
    if (affinity.obstacle().isPresent()) {
      return List.of(
          finding(
              "--processors "
                  + choice
                  + ": forks measure on any processor, as the system decides: "
                  + affinity.obstacle().get()));
    }
    ProcessorFindings findings = new ProcessorFindings(choice, affinity.allowed());
    return threads(blocks).stream().flatMap(threads -> findings.of(threads).stream()).toList();
  }

  /** The numbers of measuring threads of blocks whose forks are bound. */
  private static Collection<Integer> threads(List<Block> blocks) {
    Collection<Integer> threads = new TreeSet<>();
    for (Block block : blocks) {
      if (block.mostThreads() > 0 && block.baseline().cell().mode().steady()) {
        threads.add(block.mostThreads());
      }
    }
    return threads;
  }

  private List<Finding> of(int threads) {
    ProcessorSet usable = allowed.usable(choice, threads);
    List<Finding> findings = new ArrayList<>();
    if (usable.isEmpty()) {
      findings.add(
          finding(
              "--processors %s: none of them may be used, so forks measure on any of %s"
                  .formatted(choice, allowed.all())));
    } else if (threads > 1 && threads >= usable.size() && allowed.all().size() > 1) {
      findings.add(
          finding(
              usable.containsAll(allowed.all())
                  ? "-t %d on %d processors: no fork is bound, since each measures on all of them"
                      .formatted(threads, usable.size())
                  : "-t %d with --processors %s: every round measures on all of these"
                      .formatted(threads, usable)));
    }
    if (!usable.isEmpty() && allowed.isolated().containsAll(usable)) {
      findings.add(finding("forks measure on isolated processors: " + usable));
    }
    return findings;
  }

  private static Finding finding(String text) {
    return new Finding("run", text);
  }
}
