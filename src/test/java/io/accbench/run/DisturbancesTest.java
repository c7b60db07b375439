package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Machine;
import io.accbench.report.text.FindingText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DisturbancesTest {
  private static final long GIB = 1L << 30;

  @TempDir Path folder;

  private List<String> of(Machine machine, Path quota, Path... folders) {
    return new Disturbances(machine, quota)
        .look(List.of(folders)).stream()
            .map(FindingText::of)
            .filter(text -> !text.contains("to every JVM")) // this environment's own
            .toList();
  }

  private static Machine machine(int cores, long memory, String governor, double load) {
    return new Machine("cpu", cores, memory, "os", governor, load);
  }

  @Test
  void a_quiet_machine_disturbs_nothing() {
    assertThat(of(machine(4, 8 * GIB, "performance", 0.2), folder.resolve("none"))).isEmpty();
    assertThat(of(machine(4, 8 * GIB, "unknown", -1), folder.resolve("none"))).isEmpty();
  }

  @Test
  void a_processor_whose_speed_changes_is_told() {
    double[] readings = new double[20];
    Arrays.fill(readings, 100);
    Arrays.fill(readings, 18, 20, 119);
    assertThat(Disturbances.changingSpeed(readings)).isEmpty();
    Arrays.fill(readings, 18, 20, 160);
    assertThat(Disturbances.changingSpeed(readings).map(FindingText::of).orElseThrow())
        .startsWith("the same arithmetic took 1.6 times as long at times within a second");
  }

  @Test
  void a_weak_and_busy_machine_is_told_all_of_it() {
    assertThat(of(machine(1, GIB, "powersave", 3), folder.resolve("none")))
        .containsExactly(
            "the load average is 3.0 on 1 cores, which makes scores slower and less precise; close"
                + " other programs",
            "only one core: the compiler and the garbage collector take time from the measured"
                + " code",
            "only 1024 MB of memory: forks may be killed; give them a smaller heap, --heap 256m",
            "the frequency governor is \"powersave\", so the clock rate changes while forks"
                + " measure; set it to \"performance\"");
  }

  @Test
  void a_cpu_quota_is_told_in_cores() throws IOException {
    Path quota = Files.writeString(folder.resolve("cpu.max"), "150000 100000\n");

    assertThat(of(machine(4, 8 * GIB, "performance", 0), quota))
        .containsExactly("a CPU quota of 1.5 cores throttles forks in bursts; lift it");
  }

  @Test
  void no_quota_or_a_malformed_one_is_none() throws IOException {
    for (String text : List.of("max 100000", "", "a b", "1")) {
      Path quota = Files.writeString(folder.resolve("cpu.max"), text);

      assertThat(of(machine(4, 8 * GIB, "performance", 0), quota)).as(text).isEmpty();
    }
  }

  @Test
  void a_run_without_the_lock_of_jmh_may_have_been_disturbed() {
    System.setProperty("jmh.ignoreLock", "true");
    try {
      assertThat(of(machine(4, 8 * GIB, "performance", 0), folder.resolve("none")))
          .singleElement()
          .asString()
          .contains("other runs may have measured at the same time", "ACCBENCH_IGNORE_LOCK");
    } finally {
      System.clearProperty("jmh.ignoreLock");
    }
  }

  @Test
  void a_folder_that_is_not_there_is_told() {
    assertThat(
            of(machine(4, 8 * GIB, "performance", 0), folder.resolve("none"), Path.of("/no/such")))
        .containsExactly("the free space of /no/such cannot be read: NoSuchFileException");
  }
}
