package io.accbench.run;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.ProcessorSet;
import io.accbench.model.Settings;
import io.accbench.process.Affinity;
import io.accbench.process.AllowedProcessors;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** The findings, known before the first round, on the processors to which forks are to be bound. */
public final class ProcessorFindings {
  private final ProcessorChoice choice;
  private final AllowedProcessors allowed;

  private ProcessorFindings(ProcessorChoice choice, AllowedProcessors allowed) {
    this.choice = choice;
    this.allowed = allowed;
  }

  /** Returns the findings on this machine now. */
  public static List<Finding> findings(List<Block> blocks, Settings settings) {
    return threads(blocks).isEmpty()
        ? List.of()
        : findings(blocks, settings.placement().processors(), Affinity.ofThisMachine());
  }

  static List<Finding> findings(List<Block> blocks, ProcessorChoice choice, Affinity affinity) {
    List<Finding> findings = new ArrayList<>(ofBinding(blocks, choice, affinity));
    for (int threads : threads(blocks)) {
      int processors = processors(affinity.allowed(), choice, threads);
      if (threads > processors) {
        findings.add(finding(FindingKind.MORE_THREADS_THAN_PROCESSORS, threads, processors));
      }
    }
    return findings;
  }

  /** Returns the number of processors on which the threads of a fork measure. */
  private static int processors(AllowedProcessors allowed, ProcessorChoice choice, int threads) {
    ProcessorSet usable = allowed.usable(choice, threads);
    int known = usable.isEmpty() ? allowed.all().size() : usable.size();
    return known == 0 ? Runtime.getRuntime().availableProcessors() : known;
  }

  private static List<Finding> ofBinding(
      List<Block> blocks, ProcessorChoice choice, Affinity affinity) {
    if (!choice.bound()) {
      return List.of();
    }
    if (affinity.obstacle().isPresent()) {
      return List.of(
          finding(FindingKind.PROCESSORS_NOT_BOUND, choice.toString(), affinity.obstacle().get()));
    }
    ProcessorFindings findings = new ProcessorFindings(choice, affinity.allowed());
    return threads(blocks).stream().flatMap(threads -> findings.of(threads).stream()).toList();
  }

  /** Returns the numbers of measuring threads of the blocks whose forks are bound. */
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
          finding(FindingKind.PROCESSORS_NOT_ALLOWED, choice.toString(), allowed.all().toString()));
    } else if (threads > 1 && threads >= usable.size() && allowed.all().size() > 1) {
      findings.add(
          usable.containsAll(allowed.all())
              ? finding(FindingKind.THREADS_ON_ALL_PROCESSORS, threads, usable.size())
              : finding(FindingKind.THREADS_ON_SAME_PROCESSORS, threads, usable.toString()));
    }
    if (!usable.isEmpty() && allowed.isolated().containsAll(usable)) {
      findings.add(finding(FindingKind.ISOLATED_PROCESSORS, usable.toString()));
    }
    return findings;
  }

  private static Finding finding(FindingKind kind, Object... arguments) {
    return Finding.of(kind, Finding.RUN, arguments);
  }
}
