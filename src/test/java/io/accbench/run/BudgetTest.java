package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.model.Block;
import io.accbench.model.Header;
import io.accbench.model.Interleaving;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Three forks of 1 s, of which 40 ms measure, on two processors. */
class BudgetTest {

  @ParameterizedTest
  @CsvSource({
    "ITERATIONS, 1, OpenJDK, 2.04",
    "ITERATIONS, 2, OpenJDK, 3",
    "ITERATIONS, 1, 'OpenJDK, compiled by Graal', 3",
    "FORKS, 1, OpenJDK, 3"
  })
  void what_was_measured_before_counts_as_long_as_its_forks_took_side_by_side(
      Interleaving interleaving, int threads, String vm, double seconds) {
    Jvm jvm = new Jvm("17", null, 17, "17", "", vm, List.of(), List.of());

    assertThat(seconds(interleaving, threads, List.of(jvm))).isCloseTo(seconds, within(1e-9));
  }

  /** A journal by another hand, which says nothing of its JVM. */
  @Test
  void without_its_jvm_a_fork_counts_with_its_threads() {
    Jvm unnamed = new Jvm(null, null, 0, null, null, null, null, null);
    Jvm unknown = new Jvm("17", null, 0, null, null, null, null, null);

    for (List<Jvm> jvms : List.of(List.<Jvm>of(), List.of(unnamed), List.of(unknown))) {
      assertThat(seconds(Interleaving.ITERATIONS, 1, jvms)).isCloseTo(2.04, within(1e-9));
    }
  }

  private static double seconds(Interleaving interleaving, int threads, List<Jvm> jvms) {
    List<PlannedCell> cells =
        Stream.of("direct", "reflection", "unsafe").map(name -> Plans.cell(name, threads)).toList();
    Block block = new Block("block", List.of("strategy"), cells, 1);
    Header header =
        Plans.header(List.of(block), List.of(), jvms).with(Plans.settings(interleaving));
    List<Launch> round =
        cells.stream().map(cell -> Plans.measured(new ScheduledFork(cell, 0))).toList();
    return new Budget(header).seconds(round);
  }
}
