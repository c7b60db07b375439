package io.accbench.kernel.profiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddedWorkTest {
  private static int done(AddedWork work, int operations) {
    return IntStream.range(0, operations).map(i -> work.next()).sum();
  }

  @ParameterizedTest
  @CsvSource({"even:10%,1100", "even:100%,2000", "even:2.5%,1025", "even:0%,1000"})
  void an_even_share_of_operations_is_done_twice(String injection, int done) {
    assertThat(done(new AddedWork(injection), 1_000)).isEqualTo(done);
  }

  @Test
  void rare_work_comes_in_one_go() {
    AddedWork work = new AddedWork("rare:10%");

    assertThat(done(work, AddedWork.RARE - 1)).isEqualTo(AddedWork.RARE - 1);
    assertThat(work.next()).isEqualTo(1 + AddedWork.RARE / 10);
  }

  @Test
  void garbage_does_no_operation_twice() {
    assertThat(done(new AddedWork("garbage:50%"), 1_000)).isEqualTo(1_000);
  }
}
