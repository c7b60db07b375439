package io.accbench.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.TypedCommand;
import io.accbench.model.Artifact;
import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Header;
import io.accbench.model.JournalBuilder;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.Range;
import io.accbench.model.SampleCells;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RepeatTest {
  @Test
  void a_row_is_named_on_every_axis_and_the_run_forgotten() {
    assertThat(
            command(
                "accbench run --profile default --seed 7 --out reports/x -jvm 17,25 --budget=5m"
                    + " --force --fixture order,wide -wi 30 -jvmArgs '-Xmx1g -Xms1g'",
                access("reflection", "17", 1),
                access("hidden/bean", "17", 1)))
        .isEqualTo(
            "accbench run --profile quick --suite access --strategy reflection,hidden/bean"
                + " --fixture order --operation read --member field --layout bean --slot typed"
                + " --jvm 17 --mode avgt --baseline reflection -f 5..100 -wi 30 -jvmArgs '-Xmx1g"
                + " -Xms1g'");
  }

  @Test
  void the_baselines_own_row_is_measured_alone() {
    Cell only = access("reflection", "17", 4);
    assertThat(command("accbench run", only, only))
        .contains("--strategy reflection ")
        .contains(" -t 4 ")
        .doesNotContain("--baseline");
  }

  @Test
  void sides_that_differ_elsewhere_name_their_baseline_by_axis() {
    assertThat(
            command(
                "accbench run --jvm 17,fast=jdks/fast/java",
                access("reflection", "17", 1),
                access("reflection", "fast", 1)))
        .contains("--strategy reflection --fixture")
        .contains("--jvm 17,fast=jdks/fast/java --mode")
        .contains("--baseline jvm=17 ");
  }

  @Test
  void single_shots_have_forks_of_their_own() {
    Cell shot =
        SampleCells.of(
            "access",
            "read",
            "order",
            "reflection",
            "field",
            "bean",
            "typed",
            "",
            "17",
            Mode.SINGLE_SHOT,
            1);
    assertThat(command("accbench run", shot, shot))
        .contains("--single-shot-forks 5..100")
        .doesNotContain(" -f ");
  }

  @Test
  void of_own_types_only_the_rows_own_is_kept() {
    String command =
        command(
            "accbench run --classpath '<cwd>/my classes' --type a.Other --payload other.json"
                + " --type com.acme.Order --payload order.json --skip-bad-frames",
            access("reflection", "17", 1),
            access("hidden", "17", 1));
    assertThat(command)
        .contains("--type com.acme.Order --payload order.json")
        .contains("--classpath '<cwd>/my classes' --skip-bad-frames")
        .doesNotContain("other", "Other", "--fixture");
  }

  @Test
  void codecs_stacks_and_varied_libraries_are_typed_as_they_were() {
    String command =
        command(
            "accbench run --codec src/Mapper.java,jackson --stack mine=com.acme:json:1.0 --lib"
                + " com.google.code.gson:gson=2.10.1,2.11.0,2.13.2",
            codec("Mapper", "mine+gson-2.10.1"),
            codec("Mapper", "mine+gson-2.13.2"));
    assertThat(command)
        .contains("--suite codec --codec src/Mapper.java --fixture order --operation serialize")
        .contains(" --member default --stack mine=com.acme:json:1.0 --lib")
        .contains("--lib com.google.code.gson:gson=2.10.1,2.13.2 --jvm 17")
        .contains("--baseline stack=mine+gson-2.10.1")
        .doesNotContain("--layout", "--slot", "2.11.0");
  }

  @Test
  void an_own_codec_of_a_profile_is_found_on_the_class_path() {
    assertThat(command("accbench run", codec("Formatter", "a"), codec("Formatter", "b")))
        .contains("--codec profiles/trace/Formatter.java ")
        .contains("--stack a --stack b");
  }

  @Test
  void what_was_injected_is_injected_again_alone() {
    Cell base = access("reflection", "17", 1);
    assertThat(command("accbench run --inject none,even:5%", base, base.with("even:5%")))
        .contains("--strategy reflection ")
        .contains(" --inject even:5% ")
        .doesNotContain("none", "--baseline");
  }

  @Test
  void a_gate_of_class_paths_keeps_every_jar_and_leaves_its_policy() {
    String command =
        command(
            "accbench gate --base-classpath old/a.jar old/b.jar --candidate-classpath new/a.jar"
                + " --codec src/Mapper.java --policy policy.yaml --junit=x.xml --alpha 5%"
                + " --no-confirm --offline",
            codec("Mapper", "base"), codec("Mapper", "candidate"));
    assertThat(command)
        .startsWith("accbench gate --profile quick --suite codec --codec src/Mapper.java ")
        .contains("--baseline stack=base ")
        .contains("--base-classpath old/a.jar --base-classpath old/b.jar --candidate-classpath")
        .endsWith(" new/a.jar --alpha 5% --no-confirm --offline")
        .doesNotContain("--stack", "policy", "junit");
  }

  @Test
  void a_self_test_injects_again_what_was_typed() {
    Cell base = codec("jackson", "a");
    assertThat(
            command("accbench gate --self-test --stack a,b --inject 10%", base, base.with("none")))
        .contains("--stack a ", "--inject 10% ", "--self-test")
        .doesNotContain("--inject none");
  }

  @Test
  void a_table_is_repeated_by_one_command_over_all_that_can_be_measured() {
    List<PlannedCell> cells =
        List.of(
            Run.planned(access("reflection", "17", 1)),
            Run.planned(access("hidden", "17", 1)),
            new PlannedCell(
                access("lambda", "17", 1),
                "typed",
                new Obstacle.NotSupported(Cause.of("cannot")),
                List.of()),
            Run.planned(access("unsafe", "17", 1)));
    Block block = new Block("b", List.of("strategy"), cells, new Range(5, 100));

    assertThat(Repeat.command(header("accbench run --fixture order,wide"), block))
        .startsWith(
            "accbench run --profile quick --suite access --strategy reflection,hidden,unsafe"
                + " --fixture order --operation read ")
        .contains(" --baseline reflection -f 5..100");
  }

  @Test
  void the_empty_benchmark_is_not_measured_alone() {
    Cell empty = Run.cell("empty", "none", Mode.AVERAGE_TIME, 1);
    assertThat(command("accbench run", empty, empty)).isEmpty();
  }

  private static Cell access(String strategy, String jvm, int threads) {
    return SampleCells.of(
        "access",
        "read",
        "order",
        strategy,
        "field",
        "bean",
        "typed",
        "",
        jvm,
        Mode.AVERAGE_TIME,
        threads);
  }

  private static Cell codec(String codec, String stack) {
    return SampleCells.of(
        "codec", "serialize", "order", codec, "default", "", "", stack, "17", Mode.AVERAGE_TIME, 1);
  }

  private static String command(String typed, Cell baseline, Cell row) {
    List<PlannedCell> cells = List.of(Run.planned(baseline), Run.planned(row));
    Block block = new Block("b", List.of("strategy"), cells, new Range(5, 100));
    return Repeat.command(header(typed), block, cells.get(1));
  }

  private static Header header(String typed) {
    Prepared prepared =
        new Prepared(
            "order", "17", "com.acme.Order", "", 0, 1, List.of(), Map.of(), List.of(), List.of());
    return new Header(
        new Header.RunStart("0.1.0", typed, TypedCommand.given(typed), "quick", 1, ""),
        null,
        List.of(),
        new Header.Subjects(
            List.of(prepared),
            List.of(),
            List.of(),
            List.of(new Artifact("profiles/trace/Formatter.java", ""))),
        new Header.RunPlan(JournalBuilder.settings(Range.exactly(5)), List.of(), List.of(), null),
        List.of());
  }
}
