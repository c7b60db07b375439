package io.accbench.suite.codec;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.kernel.wire.ProbeKeys;
import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.CodecProof;
import io.accbench.model.Finding;
import io.accbench.model.Mode;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.model.Stack;
import io.accbench.model.StackJar;
import io.accbench.plan.Obstacles;
import io.accbench.plan.Plan;
import io.accbench.plan.Planner;
import io.accbench.plan.PreparedCells;
import io.accbench.plan.PreparedSample;
import io.accbench.plan.RunSpec;
import io.accbench.plan.Samples;
import io.accbench.suite.graph.FixtureObstacles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Codecs × stacks to cells, and why one cannot be measured. */
class CodecPlannerTest {
  private static final Stack FULL =
      new Stack(
          "full",
          List.of(
              jar("com.fasterxml.jackson.core:jackson-databind:2.21.1"),
              jar("com.acme:blackbird:1")),
          null);
  private static final Stack BARE =
      new Stack("bare", List.of(jar("com.fasterxml.jackson.core:jackson-databind:2.17.2")), null);

  private static StackJar jar(String coordinates) {
    return new StackJar(coordinates, "a.jar", "00");
  }

  @Test
  void a_codec_option_alone_means_suite_codec_with_its_own_operations() {
    RunSpec spec = spec(Map.of("--codec", "jackson"));

    assertThat(spec.suite()).isInstanceOf(CodecSuite.class);
    assertThat(spec.axis("operation")).containsExactly("serialize", "deserialize");
    assertThat(spec.axis("member")).containsExactly("default");
    assertThat(spec.axis("layout")).isEmpty();
  }

  @Test
  void strategies_stand_for_the_codec_that_takes_them_and_are_tried_both_ways() {
    RunSpec spec = spec(Map.of("--suite", "codec", "--strategy", "reflection,unsafe/switch"));

    assertThat(spec.strategies())
        .containsExactly("jackson", "jackson/reflection", "jackson/unsafe/switch");
    assertThat(spec.axis("member")).containsExactly("default", "field");
  }

  @Test
  void names_are_judged_all_at_once() {
    Map<String, String> said =
        Map.of("--codec", "jakson,gson/unsafe,none.java", "--operation", "read");

    assertThatUserError(() -> spec(said))
        .hasMessageContaining("codec \"jakson\" is unknown; did you mean \"jackson\"?")
        .hasMessageContaining("codec gson takes no accessor strategy")
        .hasMessageContaining("codec none.java does not exist")
        .hasMessageContaining("operation \"read\" is unknown");
  }

  @Test
  void a_suite_that_does_not_exist_is_named() {
    assertThatThrownBy(() -> spec(Map.of("--suite", "codecs")))
        .hasMessageContaining("suite \"codecs\" is unknown; did you mean \"codec\"?");
  }

  @Test
  void each_stack_is_a_block_of_its_own_with_the_first_codec_as_baseline() {
    Plan plan = plan(Map.of("--codec", "jackson,jackson-blackbird"), List.of(FULL, BARE), Map.of());

    assertThat(plan.blocks()).extracting(Block::id).allMatch(id -> id.startsWith("codec."));
    assertThat(plan.blocks()).hasSize(4);
    assertThat(plan.blocks())
        .allMatch(block -> block.baseline().cell().strategy().equals("jackson"));
  }

  @Test
  void a_single_codec_is_compared_over_stacks() {
    Plan plan = plan(Map.of("--codec", "jackson"), List.of(FULL, BARE), Map.of());

    assertThat(plan.blocks()).hasSize(2).allMatch(block -> block.varies().contains("stack"));
  }

  @Test
  void a_stack_that_cannot_be_had_is_unavailable_and_the_other_is_measured() {
    Stack missing = Stack.unavailable("missing", "com.acme:x:1 not found in central");
    List<PlannedCell> cells =
        cells(plan(Map.of("--codec", "jackson"), List.of(missing, FULL), Map.of()));

    assertThat(cells)
        .filteredOn(cell -> cell.cell().stack().equals("missing"))
        .isNotEmpty()
        .extracting(Obstacles::words)
        .containsOnly("unavailable: com.acme:x:1 not found in central");
    assertThat(cells)
        .filteredOn(cell -> cell.cell().stack().equals("full"))
        .isNotEmpty()
        .allMatch(PlannedCell::supported);
  }

  @Test
  void a_stack_without_the_library_says_what_it_lacks() {
    assertThat(cells(plan(Map.of("--codec", "jackson-blackbird"), List.of(BARE), Map.of())))
        .isNotEmpty()
        .extracting(Obstacles::words)
        .containsOnly("not supported: stack bare lacks com.acme:blackbird");
  }

  @Test
  void a_codec_without_the_setting_cannot_use_fields_only() {
    assertThat(cells(plan(Map.of("--codec", "gson", "--member", "field"), List.of(FULL), Map.of())))
        .extracting(Obstacles::words)
        .containsOnly("not supported: gson has no setting to use only fields");
  }

  @Test
  void what_the_probe_met_stands_in_the_way_of_that_operation_and_of_the_round_trip() {
    List<PlannedCell> cells =
        cells(
            plan(
                Map.of("--codec", "jackson", "--operation", "serialize,deserialize,roundtrip"),
                List.of(FULL),
                Map.of("deserialize", new Obstacle.Failed(Cause.of("no constructor")))));

    assertThat(cells)
        .extracting(cell -> cell.cell().operation() + ": " + Obstacles.words(cell))
        .contains(
            "serialize: null",
            "deserialize: failed: no constructor",
            "roundtrip: failed: no constructor");
  }

  @Test
  void what_prevents_sharing_or_a_pollution_stands_in_the_way_of_those_cells_alone() {
    Map<String, Obstacle> obstacles =
        Map.of(
            ProbeKeys.SHARED, new Obstacle.Failed(Cause.of("torn")),
            Prover.STRINGS, new Obstacle.Failed(Cause.of("no Czech")));
    Map<String, String> said =
        Map.of("--codec", "jackson", "--operation", "serialize", "-t", "1,2");

    assertThat(cells(plan(said, List.of(FULL), obstacles)))
        .extracting(cell -> cell.cell().threads() + ": " + Obstacles.words(cell))
        .containsExactlyInAnyOrder("1: null", "2: failed: torn");
    assertThat(
            cells(
                plan(
                    Map.of("--codec", "jackson", "--pollution", "none,types,strings,application"),
                    List.of(FULL),
                    obstacles)))
        .extracting(cell -> cell.cell().pollution().text() + ": " + Obstacles.words(cell))
        .containsOnly(
            "none: null",
            "types: null",
            "strings: failed: no Czech",
            "application: failed: no Czech");
  }

  /** Returns the choices of a command line over a profile of suite access. */
  private static RunSpec spec(Map<String, String> said) {
    String[] words =
        said.entrySet().stream()
            .map(option -> option.getKey() + "=" + option.getValue())
            .toArray(String[]::new);
    return Samples.spec(Samples.profile(Map.of()), words);
  }

  private static List<PlannedCell> cells(Plan plan) {
    return plan.blocks().stream().flatMap(block -> block.cells().stream()).toList();
  }

  /** On one JVM in average time; every codec was probed and met {@code obstacles}. */
  private static Plan plan(
      Map<String, String> said, List<Stack> stacks, Map<String, Obstacle> obstacles) {
    Map<String, String> all = new HashMap<>(said);
    all.put("--mode", Mode.AVERAGE_TIME.label());
    all.put("--fixture", "order");
    RunSpec spec = spec(all);
    List<CodecProof> proofs = new ArrayList<>();
    for (Stack stack : stacks) {
      for (String codec : spec.strategies()) {
        for (String member : spec.axis("member")) {
          proofs.add(
              new CodecProof(
                  "order",
                  "17",
                  stack.name(),
                  codec,
                  member,
                  obstacles,
                  "",
                  List.of(),
                  List.<Finding>of()));
        }
      }
    }
    FixtureObstacles fixtures =
        new FixtureObstacles(List.of(PreparedSample.bean("order", "17")), Map.of());
    Libraries libraries = new Libraries(stacks, proofs, List.of());
    CodecPlanner planner =
        new CodecPlanner(Samples.CATALOG, List.of(Samples.jvm(17)), fixtures::of, libraries);
    return Planner.plan(
        spec,
        List.of(Samples.jvm(17)),
        new PreparedCells() {
          @Override
          public List<String> stacks() {
            return libraries.names();
          }

          @Override
          public PlannedCell plan(Cell cell) {
            return planner.plan(cell);
          }
        });
  }

  @Test
  void a_first_operation_is_compiled_as_it_comes() {
    assertThat(PreparedCodecs.compileCommands(cell(Mode.SINGLE_SHOT), "Mapper")).isEmpty();
  }

  /** The classes that a codec binds with have names that begin with the codec's. */
  @Test
  void a_codec_is_called_whichever_class_of_it_does_the_work() {
    assertThat(PreparedCodecs.compileCommands(cell(Mode.AVERAGE_TIME), "com.acme.Mapper"))
        .contains(
            "-XX:CompileCommand=dontinline,com.acme.Mapper*::serialize",
            "-XX:CompileCommand=dontinline,io.accbench.kernel.codec.*::deserialize");
  }

  private static Cell cell(Mode mode) {
    return new Cell("codec", Map.of("operation", "serialize"), "17", mode, 1);
  }
}
