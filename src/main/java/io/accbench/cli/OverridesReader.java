package io.accbench.cli;

import io.accbench.model.Fixture;
import io.accbench.plan.Key;
import io.accbench.plan.Overrides;
import java.util.List;

/** Converts the given options to the plan's keys. */
final class OverridesReader {
  private OverridesReader() {}

  /**
   * Returns the given options; {@code own} are the user's own fixtures, which replace the
   * profile's.
   */
  static Overrides read(RunRequest asked, List<Fixture> own) {
    SelectionOptions selection = asked.selection();
    LibraryOptions libraries = asked.libraries();
    MeasuringOptions measuring = asked.measuring();
    Overrides overrides =
        new Overrides()
            .with(Key.SUITE, libraries.suite)
            .with(Key.STRATEGIES, selection.strategies)
            .with(Key.CODECS, libraries.codecs)
            .with(Key.STACKS, libraries.stacks)
            .with(Key.LIBRARIES, libraries.libraries)
            .with(Key.FIXTURES, selection.fixtures)
            .with(Key.JVMS, selection.jvms)
            .with(Key.OPERATIONS, measuring.operations)
            .with(Key.MEMBERS, measuring.members)
            .with(Key.LAYOUTS, measuring.layouts)
            .with(Key.SLOTS, measuring.slots)
            .with(Key.MODES, measuring.modes)
            .with(Key.PROPERTY, measuring.property)
            .with(Key.BASELINE, measuring.baseline)
            .with(Key.FORKS, measuring.forks)
            .with(Key.SINGLE_SHOT_FORKS, measuring.singleShotForks)
            .with(Key.WARMUP_ITERATIONS, measuring.warmupIterations)
            .with(Key.WARMUP_TIME, measuring.warmupTime)
            .with(Key.ITERATIONS, measuring.iterations)
            .with(Key.TIME, measuring.time)
            .with(Key.THREADS, measuring.threads)
            .with(Key.HEAP, measuring.heap)
            .with(Key.JVM_ARGS, measuring.jvmArgs)
            .with(Key.TIMEOUT, measuring.timeout)
            .with(Key.BUDGET, measuring.budget)
            .with(Key.MARGIN, measuring.margin)
            .with(Key.SINGLE_SHOT_MARGIN, measuring.singleShotMargin)
            .with(Key.ALLOCATION_MARGIN, measuring.allocationMargin)
            .with(Key.PRECISION, measuring.precision)
            .with(Key.INTERLEAVE, measuring.interleave)
            .with(Key.PROCESSORS, measuring.processors)
            .with(Key.INJECTIONS, measuring.injections)
            .with(Key.SEED, measuring.seed);
    List<String> names = own.stream().map(Fixture::name).toList();
    return asked.profiling().say(overrides).with(Key.FIXTURES, names);
  }
}
