package io.accbench.suite.jmh;

import io.accbench.kernel.pollution.PollutionKind;
import io.accbench.model.Pollution;
import io.accbench.plan.PlanCheck;
import io.accbench.plan.RunSpec;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** A check that benchmarks pollute only where there are benchmarks, named by a valid expression. */
final class BenchmarksPollute implements PlanCheck {

  @Override
  public Set<String> options() {
    return Set.of("--pollution", "--suite");
  }

  @Override
  public List<String> problems(RunSpec spec) {
    return spec.pollutions().stream()
        .filter(pollution -> pollution.kind() == PollutionKind.BENCHMARKS)
        .flatMap(pollution -> problem(spec, pollution).stream())
        .toList();
  }

  private static Optional<String> problem(RunSpec spec, Pollution pollution) {
    if (!(spec.suite() instanceof JmhSuite)) {
      return Optional.of(
          "--pollution %s: suite %s has no benchmarks of a jar; use types, or measure a jar with --jmh"
              .formatted(pollution.text(), spec.suite().name()));
    }
    try {
      Pattern.compile(pollution.detail());
      return Optional.empty();
    } catch (PatternSyntaxException invalid) {
      return Optional.of(
          "--pollution %s is no regular expression: %s"
              .formatted(pollution.text(), invalid.getDescription()));
    }
  }
}
