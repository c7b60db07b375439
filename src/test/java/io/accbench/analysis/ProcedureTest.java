package io.accbench.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The procedure that decides a run is the one that is simulated. */
class ProcedureTest {
  private static final Cell BASE = SampleCells.access("reflection", Mode.AVERAGE_TIME);
  private static final Cell OTHER = SampleCells.access("hidden", Mode.AVERAGE_TIME);

  @Test
  void it_gives_the_verdict_that_the_analysis_gives() {
    Random random = new Random(3);
    for (int rounds : new int[] {4, 5, 7, 11, 14, 40}) {
      for (double slowDown : new double[] {0, 0.02, 0.05, 0.2}) {
        double[] base = noise(random, rounds, 0);
        double[] other = noise(random, rounds, slowDown);
        Range range = new Range(5, 40);
        JournalBuilder run = JournalBuilder.run().block(BASE, OTHER).rounds(range);
        run.forks(BASE, base).forks(OTHER, other);
        Ratio ratio = run.row(1).ratio();
        double[] logs = ratio.logs().stream().mapToDouble(Double::doubleValue).toArray();

        assertThat(Procedure.of(range).verdict(logs, 0.02)).isEqualTo(ratio.verdict());
      }
    }
  }

  private static double[] noise(Random random, int rounds, double slowDown) {
    double[] scores = new double[rounds];
    Arrays.setAll(scores, i -> 100 * (1 + slowDown) * Math.exp(0.01 * random.nextGaussian()));
    return scores;
  }

  @Test
  void rounds_that_are_fixed_are_looked_at_once() {
    Procedure six = Procedure.of(Range.exactly(6));

    assertThat(six.fixed()).isTrue();
    assertThat(six.looksAfter(5)).isFalse();
    assertThat(six.looksAfter(6)).isTrue();
    assertThat(six.confidence(4)).isEqualTo(Analyzer.CONFIDENCE);
    assertThat(Procedure.of(new Range(5, 60)).looksAfter(6)).isFalse();
    assertThat(Procedure.of(new Range(5, 60)).next(5)).isEqualTo(7);
  }
}
