package io.accbench.kernel.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InjectionTest {
  private static int[] again(String text, int operations) {
    Injection injection = new Injection();
    injection.prepare(text);
    return IntStream.range(0, operations).map(i -> injection.times() - 1).toArray();
  }

  @ParameterizedTest
  @CsvSource({
    "even:10%,100",
    "even:5%,50",
    "even:7%,70",
    "even:30%,300",
    "even:100%,1000",
    "even:0%,0",
    "rare:10%,0"
  })
  void share_of_operations_that_are_done_again(String text, int expected) {
    assertThat(IntStream.of(again(text, 1_000)).sum()).isEqualTo(expected);
  }

  @Test
  void rare_ones_come_in_one_go_and_make_the_same_share() {
    int[] again = again("rare:10%", 2 * Injection.RARE);

    assertThat(IntStream.of(again).filter(count -> count > 0).toArray())
        .containsExactly(Injection.RARE / 10, Injection.RARE / 10);
  }

  @Test
  void garbage_repeats_nothing() {
    assertThat(again("garbage:50%", 1_000)).containsOnly(0);
  }
}
