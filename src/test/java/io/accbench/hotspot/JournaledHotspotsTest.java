package io.accbench.hotspot;

import static io.accbench.model.FindingKind.ONLY_MEASURED_ITERATIONS;
import static io.accbench.model.FindingKind.RECORDED_TOO_SHORT;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.jfr.Recordings;
import io.accbench.model.Finding;
import io.accbench.model.ForkHotspots;
import io.accbench.model.ForkHotspots.Allocated;
import io.accbench.model.SampleRecordings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The hotspots that a journal holds of recordings, against the recordings themselves. */
class JournaledHotspotsTest {
  private static final List<Path> TWO = List.of(Recordings.JDK_25, Recordings.JDK_25);

  private static Hotspots read(List<Path> files) {
    return HotspotReader.read(files, Filter.NONE);
  }

  private static ForkHotspots recorded(Path file) {
    return JournaledHotspots.read(file, Filter.NONE);
  }

  @Test
  void forks_added_up_are_the_files_read_together() {
    Hotspots together = read(TWO);

    Hotspots pooled =
        JournaledHotspots.pooled(TWO.stream().map(JournaledHotspotsTest::recorded).toList());

    assertThat(pooled.samples()).isEqualTo(together.samples());
    assertThat(pooled.samplesByFile()).isEqualTo(together.samplesByFile());
    assertThat(pooled.sampler()).isEqualTo(together.sampler());
    assertThat(pooled.environment()).isEqualTo(together.environment());
    assertThat(pooled.accesses()).isEqualTo(together.accesses());
    assertThat(pooled.accessSamples()).isEqualTo(together.accessSamples());
    assertThat(pooled.parts()).containsExactlyInAnyOrderElementsOf(together.parts());
    assertThat(pooled.types()).isEqualTo(together.types());
    assertThat(pooled.deoptimizations()).isEqualTo(together.deoptimizations());
    assertThat(pooled.notInlined()).isEqualTo(together.notInlined());
    assertThat(pooled.jvm()).isEqualTo(together.jvm());
    assertThat(pooled.stacks()).isEqualTo(HotspotReader.readFolded(TWO, Filter.NONE).stacks());
    List<SampleShare.OfMethod> shown =
        together.methods().stream().filter(each -> each.self().samples() > 0).toList();
    assertThat(pooled.methods().subList(0, shown.size())).isEqualTo(shown);
  }

  @Test
  void parts_add_up_and_bytes_are_kept_where_rows_are_not() {
    Hotspots one = read(List.of(Recordings.CPU_TIME));
    List<Allocated> many = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      many.add(new Allocated("C" + i, 1, 1000 - i));
    }
    Hotspots wide =
        new Hotspots(
            one.environment(),
            one.sampler(),
            one.samplesByFile(),
            one.methods(),
            one.accesses(),
            one.accessSamples(),
            one.parts(),
            many,
            one.sites(),
            one.jvm(),
            one.deoptimizations(),
            one.notInlined(),
            Set.of(),
            one.findings(),
            Map.of());

    ForkHotspots recorded = JournaledHotspots.of(wide);

    assertThat(recorded.parts().stream().mapToInt(ForkHotspots.PartSamples::samples).sum())
        .isEqualTo((int) one.samples().weight());
    assertThat(recorded.types()).hasSize(101);
    assertThat(recorded.types().stream().mapToLong(Allocated::bytes).sum())
        .isEqualTo(many.stream().mapToLong(Allocated::bytes).sum());
  }

  @Test
  void findings_name_their_fork_and_those_about_one_file_are_gone() {
    Hotspots one = read(List.of(Recordings.CPU_TIME));
    assertThat(one.findings()).extracting(Finding::kind).contains(ONLY_MEASURED_ITERATIONS);

    List<Finding> findings =
        JournaledHotspots.pooled(
                Stream.of(Recordings.CPU_TIME, Recordings.CPU_TIME)
                    .map(JournaledHotspotsTest::recorded)
                    .toList())
            .findings();

    assertThat(findings)
        .extracting(Finding::kind)
        .doesNotContain(ONLY_MEASURED_ITERATIONS, RECORDED_TOO_SHORT);
    assertThat(findings).allMatch(finding -> finding.subject().matches("fork [12]"));
  }

  @Test
  void every_number_of_methods_is_added_up() {
    for (int number = 1; number <= 100; number++) {
      List<ForkHotspots.MethodSamples> methods =
          IntStream.range(0, number)
              .mapToObj(i -> new ForkHotspots.NamedMethod("A", "method" + i, "()V"))
              .map(method -> new ForkHotspots.MethodSamples(method, 1, 2))
              .toList();

      Hotspots pooled = JournaledHotspots.pooled(List.of(SampleRecordings.of(methods)));

      assertThat(pooled.methods()).hasSize(number); // 13 made a hash map grow while it was read
    }
  }
}
