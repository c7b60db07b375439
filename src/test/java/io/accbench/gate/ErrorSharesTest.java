package io.accbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.analysis.JournalBuilder;
import io.accbench.analysis.Procedure;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Header;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import io.accbench.model.ShardedPlan;
import io.accbench.model.ShardedPlan.Shard;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ErrorSharesTest {
  private static final int ROWS = 16;
  private static final double ALPHA = 0.05;
  private static final double LIMIT = 1.02;
  private static final int ROUNDS = 9;

  private static Cell cell(int row, String stack) {
    return SampleCells.codec("serialize" + row, "jackson", stack);
  }

  /** A run of 16 blocks with one row each; the earlier a shard, the more of them it has. */
  private static Header header(int shards) {
    JournalBuilder run = JournalBuilder.gate();
    for (int row = 0; row < ROWS; row++) {
      run.block("stack", cell(row, "base"), cell(row, "candidate"));
    }
    Header whole = run.journal().header();
    return shards == 0 ? whole : whole.with(plan(whole, shards));
  }

  private static ShardedPlan plan(Header whole, int shards) {
    List<String> ids = whole.blocks().stream().map(Block::id).toList();
    List<Shard> parts = new ArrayList<>();
    int from = 0;
    for (int number = 1; number <= shards; number++) {
      int others = shards - number; // each of them has one block at least
      int to = number == shards ? ROWS : from + Math.max(1, (ROWS - from - others) / 2);
      parts.add(new Shard(number, ids.subList(from, to), null));
      from = to;
    }
    return new ShardedPlan("ab", shards, ids, ShardedPlan.rows(whole.blocks()), parts);
  }

  private static RowExpectation expectation(int row, double[] logs) {
    return new RowExpectation(
        Policy.DEFAULT.expectations().get(0),
        new ComparedCells(cell(row, "candidate"), cell(row, "base"), false, List.of()),
        LIMIT,
        0.02,
        new Evidence.Rounds(logs, Procedure.of(Range.exactly(ROUNDS))),
        null,
        Double.NaN);
  }

  @Test
  void a_run_that_is_not_divided_has_the_whole_error() {
    ErrorShares errors = ErrorShares.of(header(0), ALPHA);

    assertThat(errors.total()).isEqualTo(ALPHA);
    assertThat(errors.of(expectation(3, new double[0]))).isEqualTo(ALPHA);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 4, 16})
  void the_shards_have_the_error_together_each_by_its_rows(int shards) {
    Header header = header(shards);
    ErrorShares errors = ErrorShares.of(header, ALPHA);

    assertThat(errors.total()).isCloseTo(ALPHA, within(1e-12));
    assertThat(errors.of(expectation(0, new double[0])))
        .isCloseTo(ALPHA * header.shards().shards().get(0).blocks().size() / ROWS, within(1e-12));
  }

  /**
   * Every row lies at its limit, the worst case of the hypothesis. The chance that any of them is
   * suspected is then the family-wise error. 2,000 gates, at most 3 standard errors above.
   */
  @Tag("slow")
  @Tag("any-jdk")
  @ParameterizedTest
  @ValueSource(ints = {1, 4, 16})
  void the_family_wise_error_holds_for_any_number_of_shards(int shards) {
    ErrorShares errors = ErrorShares.of(header(shards), ALPHA);
    Random random = new Random(shards);
    int gates = 2_000;
    int alarms = 0;
    for (int gate = 0; gate < gates; gate++) {
      List<RowExpectation> expectations = new ArrayList<>();
      for (int row = 0; row < ROWS; row++) {
        double[] logs = DoubleStream.generate(() -> noise(random)).limit(ROUNDS).toArray();
        expectations.add(expectation(row, logs));
      }
      double[] levels = errors.levels(expectations);
      boolean alarm = false;
      for (int row = 0; row < ROWS; row++) {
        alarm |=
            HolmFamily.outcome(expectations.get(row), levels[row], errors.of(expectations.get(row)))
                == Outcome.REGRESSED;
      }
      alarms += alarm ? 1 : 0;
    }

    double rate = (double) alarms / gates;
    assertThat(rate).isLessThan(ALPHA + 3 * Math.sqrt(ALPHA * (1 - ALPHA) / gates));
    assertThat(rate).as("the test sees alarms").isGreaterThan(ALPHA / 2);
  }

  private static double noise(Random random) {
    return Math.log(LIMIT) + 0.01 * random.nextGaussian();
  }
}
