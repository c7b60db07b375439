package io.accbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.ProcessorSet;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RotationTest {
  private static final Topology PLAIN = new Topology(Map.of(), ProcessorSet.NONE);

  /** Two hyperthreads a core: as many cores, whose second ones have the higher numbers. */
  private static Topology hyperthreads(int cores) {
    Map<Integer, ProcessorSet> siblings = new TreeMap<>();
    for (int core = 0; core < cores; core++) {
      siblings.put(core, ProcessorSet.of(core, core + cores));
      siblings.put(core + cores, ProcessorSet.of(core, core + cores));
    }
    return new Topology(siblings, ProcessorSet.NONE);
  }

  private static String choices(Topology topology, String usable, int count, int rounds) {
    Rotation rotation = new Rotation(ProcessorSet.parse(usable), topology);
    return IntStream.range(0, rounds)
        .mapToObj(round -> rotation.choose(count, round).toString())
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0-1   | 1 | 0 1 0 1
          0,2-3 | 1 | 0 2 3 0
          0-2   | 2 | 0-1 0,2 1-2 0-1
          1     | 1 | 1 1 1 1
          0-1   | 2 | 0-1 0-1 0-1 0-1
          0-1   | 8 | 0-1 0-1 0-1 0-1
          """)
  void each_processor_has_its_turn(String usable, int count, String expected) {
    assertThat(choices(PLAIN, usable, count, 4)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"5, 2", "6, 4", "7, 3", "8, 5"})
  void each_processor_is_used_as_often_as_the_others(int processors, int count) {
    Rotation rotation = new Rotation(ProcessorSet.parse("0-" + (processors - 1)), PLAIN);
    Map<Integer, Long> uses =
        IntStream.range(0, processors)
            .boxed()
            .flatMap(round -> rotation.choose(count, round).numbers().stream())
            .collect(Collectors.groupingBy(number -> number, Collectors.counting()));

    assertThat(uses).hasSize(processors).allSatisfy((number, n) -> assertThat(n).isEqualTo(count));
  }

  @Test
  void no_core_is_taken_twice_while_another_is_free() {
    assertThat(choices(hyperthreads(2), "0-3", 2, 3)).isEqualTo("0-1 2-3 0-1");
    assertThat(choices(hyperthreads(2), "0-3", 1, 4)).isEqualTo("0 1 2 3");
    assertThat(choices(hyperthreads(3), "0-5", 4, 3)).isEqualTo("0-3 0-1,4-5 2-5");
  }

  @Test
  void where_one_core_has_more_hyperthreads_allowed_both_cores_are_used() {
    assertThat(choices(hyperthreads(2), "0-2", 2, 4)).isEqualTo("0-1 1-2 1-2 0-1");
  }

  @Test
  void neighbouring_numbers_may_be_siblings() {
    Topology pairs =
        new Topology(
            Map.of(
                0,
                ProcessorSet.of(0, 1),
                1,
                ProcessorSet.of(0, 1),
                2,
                ProcessorSet.of(2, 3),
                3,
                ProcessorSet.of(2, 3)),
            ProcessorSet.NONE);

    assertThat(choices(pairs, "0-3", 2, 2)).isEqualTo("0,2 1,3");
    assertThat(pairs.sharedCores(ProcessorSet.parse("0-2"))).containsExactly(ProcessorSet.of(0, 1));
  }
}
