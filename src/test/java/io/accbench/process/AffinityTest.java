package io.accbench.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.accbench.model.ProcessorChoice;
import io.accbench.model.ProcessorSet;
import io.accbench.process.AffinityException.AffinityRefusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AffinityTest {
  private static final Map<Integer, String> FORK =
      Map.of(
          7, "java",
          8, "GC Thread#0",
          9, "VM Thread",
          10, "io.accbench.ker",
          11, "C2 CompilerThre",
          12, "C1 CompilerThre",
          13, "JVMCI CompilerT");

  @TempDir Path root;

  private Affinity affinity(FakeCalls calls) throws IOException {
    FakeCalls.threads(root, 7, FORK);
    return new Affinity(calls, root);
  }

  private void system(String file, String text) throws IOException {
    Path path = root.resolve("sys/devices/system/cpu").resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text + "\n");
  }

  /** They would take their time from the thread that measures. */
  @Test
  void compilers_are_not_bound() throws Exception {
    FakeCalls calls = new FakeCalls("0-3", "0-3");
    affinity(calls).threads(7).bind(ProcessorSet.of(2));

    for (int thread : List.of(7, 8, 9, 10)) {
      assertThat(calls.boundTo(thread)).isEqualTo(ProcessorSet.of(2));
    }
    for (int compiler : List.of(11, 12, 13)) {
      assertThat(calls.boundTo(compiler)).isNull();
    }
  }

  @Test
  void a_thread_that_has_ended_is_left_out() throws Exception {
    FakeCalls calls = new FakeCalls("0-3", "0-3");
    calls.end(8);
    affinity(calls).threads(7).bind(ProcessorSet.of(1));

    assertThat(calls.boundTo(10)).isEqualTo(ProcessorSet.of(1));
  }

  @Test
  void a_process_without_threads_is_not_bound() throws Exception {
    ProcessThreads threads = affinity(new FakeCalls("0-3", "0-3")).threads(99);

    assertThatThrownBy(() -> threads.bind(ProcessorSet.of(1))).hasMessageContaining("no threads");
  }

  @Test
  void a_processor_that_the_control_group_lacks_is_said_though_the_others_are_taken()
      throws Exception {
    ProcessThreads threads = affinity(new FakeCalls("0-1", "0-1")).threads(7);

    assertThatThrownBy(() -> threads.bind(ProcessorSet.of(1, 2)))
        .hasMessage("of the processors 1-2 only 1 are allowed")
        .extracting(refused -> ((AffinityException) refused).refusal())
        .isEqualTo(AffinityRefusal.NOT_ALLOWED);
  }

  @Test
  void where_nothing_can_be_bound_it_says_why() throws Exception {
    FakeCalls forbidden = new FakeCalls("0-1", "0-1");
    forbidden.forbid();

    assertThat(new Affinity(forbidden, root).obstacle()).hasValueSatisfying(hasText("/proc"));
    assertThat(affinity(forbidden).obstacle()).contains("not permitted");
    assertThat(Affinity.none("no").allowed().all().isEmpty()).isTrue();
    assertThat(affinity(new FakeCalls("0-1", "0-1")).obstacle()).isEmpty();
  }

  private static java.util.function.Consumer<String> hasText(String part) {
    return text -> assertThat(text).contains(part);
  }

  /** {@code isolcpus=2-3} leaves every process 0-1, and its control group lets it ask for more. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0-1 | 0-3 | 0-1 | 2-3
          0-1 | 0-2 | 0-1 | 2
          0   | 0-3 | 0   |
          0-3 | 0-3 | 0-1 | 2-3
          2   | 0-3 |     | 2
          0-1 | 0-1 | 0-1 |
          """)
  void isolated_processors_are_allowed_unless_somebody_wanted_fewer(
      String own, String group, String ordinary, String isolated) throws Exception {
    system("isolated", "2-3");
    AllowedProcessors allowed = affinity(new FakeCalls(own, group)).allowed();

    assertThat(allowed.ordinary()).hasToString(ordinary == null ? "" : ordinary);
    assertThat(allowed.isolated()).hasToString(isolated == null ? "" : isolated);
  }

  @Test
  void isolated_processors_are_used_by_one_thread_and_where_they_are_listed() throws Exception {
    system("isolated", "2-3");
    AllowedProcessors allowed = affinity(new FakeCalls("0-1", "0-3")).allowed();

    assertThat(allowed.usable(ProcessorChoice.SAME, 1)).hasToString("2-3");
    assertThat(allowed.usable(ProcessorChoice.SAME, 2)).hasToString("0-1");
    assertThat(allowed.usable(ProcessorChoice.parse("0,3,9"), 1)).hasToString("0,3");
    assertThat(allowed.usable(ProcessorChoice.parse("9"), 1).isEmpty()).isTrue();
  }

  @Test
  void hyperthreads_are_read() throws Exception {
    system("cpu0/topology/thread_siblings_list", "0,2");
    system("cpu2/topology/thread_siblings_list", "0,2");
    system("cpu1/topology/thread_siblings_list", "nonsense");
    AllowedProcessors allowed = affinity(new FakeCalls("0-2", "0-2")).allowed();

    assertThat(allowed.topology().sharedCores(allowed.all()))
        .containsExactly(ProcessorSet.of(0, 2));
    assertThat(allowed.topology().core(1)).isEqualTo(ProcessorSet.of(1));
  }

  @Test
  void on_this_machine_the_threads_of_another_process_are_bound() throws Exception {
    Affinity here = Affinity.ofThisMachine();
    assumeThat(here.obstacle()).isEmpty();
    ProcessorSet all = here.allowed().all();
    ProcessorSet last = ProcessorSet.of(all.numbers().get(all.size() - 1));
    Process process = new ProcessBuilder("sleep", "600").start();
    try {
      here.threads(process.pid()).bind(last);

      assertThat(Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")))
          .contains("Cpus_allowed_list:\t" + last);
      assertThat(here.allowed().all()).isEqualTo(all);
    } finally {
      process.destroyForcibly();
    }
  }

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
