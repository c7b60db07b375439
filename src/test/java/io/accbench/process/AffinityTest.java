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
}
