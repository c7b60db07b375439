package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.Block;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Jvm;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.Support;
import io.accbench.model.SupportGroup;
import io.accbench.model.UserException;
import io.accbench.suite.access.AccessPlans;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlannerTest {

  @Test
  void a_block_holds_the_strategies_in_order_and_the_floor_stands_alone() {
    Plan plan = plan(Map.of("modes", "avgt,ss"), 17);

    assertThat(plan.blocks().stream().map(Block::id))
        .containsExactly(
            "access.read/order/field/bean/typed/17/avgt/1",
            "access.read/order/field/bean/typed/17/ss/1",
            "access.empty/none/none/none/none/17/avgt/1");
    assertThat(plan.blocks().stream().map(block -> block.rounds().most()))
        .containsExactly(5, 10, 5);
    assertThat(strategies(plan.blocks().get(0))).containsExactly("reflection", "direct");
    assertThat(plan.blocks().get(0).varies()).containsExactly("strategy");
    assertThat(strategies(plan.blocks().get(2))).containsExactly("none");
    assertThat(plan.findings()).isEmpty();
  }

  /** Nothing is inlined yet in a first operation. */
  @Test
  void a_first_operation_is_the_same_inlined_or_called() {
    Plan plan = plan(Map.of("modes", "avgt,ss", "layouts", "bean,bean-called"), 17);

    assertThat(plan.blocks().stream().map(Block::id))
        .containsExactly(
            "access.read/order/field/bean/typed/17/avgt/1",
            "access.read/order/field/bean/typed/17/ss/1",
            "access.read/order/field/bean-called/typed/17/avgt/1",
            "access.empty/none/none/none/none/17/avgt/1");
  }

  @Test
  void a_named_strategy_is_the_baseline() {
    Plan plan = plan(Map.of("strategies", "all", "baseline", "hidden"), 17);

    assertThat(strategies(plan.blocks().get(0))).startsWith("hidden", "reflection", "direct");
  }

  @Test
  void a_single_strategy_is_compared_over_jvms() {
    Plan plan = plan(Map.of("strategies", "hidden"), 17, 25);

    Block block = plan.blocks().get(0);
    assertThat(block.id()).isEqualTo("access.read/order/hidden/field/bean/typed/avgt/1");
    assertThat(block.varies()).containsExactly("jvm");
    assertThat(block.cells().stream().map(cell -> cell.cell().jvm())).containsExactly("17", "25");
    assertThat(plan.blocks().stream().map(Block::id)).doesNotHaveDuplicates().hasSize(3);
  }

  @Test
  void several_strategies_on_several_jvms_are_compared_on_each() {
    Plan plan = plan(Map.of(), 17, 25);

    assertThat(plan.blocks().get(0).id()).contains("/17/");
    assertThat(plan.blocks().get(1).id()).contains("/25/");
  }

  @Test
  void each_pollution_has_blocks_of_its_own_and_single_shots_are_clean() {
    Plan plan = plan(Map.of("pollutions", "types,none", "modes", "avgt,ss"), 17);

    assertThat(plan.blocks().stream().map(Block::id))
        .containsExactly(
            "access.read/order/field/bean/typed/17/avgt/1",
            "access.read/order/field/bean/typed/17/avgt/1/types",
            "access.read/order/field/bean/typed/17/ss/1",
            "access.empty/none/none/none/none/17/avgt/1");
    assertThat(plan.blocks().get(1).varies()).containsExactly("strategy");
    assertThat(plan.blocks().get(1).cells().stream().map(cell -> cell.cell().id()))
        .contains("access.read/order/direct/field/bean/typed/17/avgt/1/types");
  }

  @Test
  void a_baseline_on_pollution_alone_compares_each_strategy_with_itself() {
    Map<String, String> keys =
        Map.of("pollutions", "none,types,strings", "baseline", "pollution=none");
    Plan plan = plan(keys, 17);

    Block block = plan.blocks().get(0);
    assertThat(block.varies()).containsExactly("pollution");
    assertThat(block.cells().stream().map(cell -> cell.cell().axis("pollution")))
        .containsExactly("none", "types", "strings");
    assertThat(strategies(block)).containsOnly("reflection");
    Map<String, String> withShots = new HashMap<>(keys);
    withShots.put("modes", "avgt,ss");
    assertThat(plan(withShots, 17).blocks())
        .as("single shots would be compared with nothing")
        .isEqualTo(plan.blocks());
  }

  /** The labels of JVMs that paths name are known only here. */
  @Test
  void a_baseline_that_nothing_is_ends_before_anything_is_measured() {
    assertThatThrownBy(() -> plan(Map.of("jvms", "/opt/jdk", "baseline", "jvm=99"), 17, 25))
        .isInstanceOf(UserException.class)
        .hasMessage("--baseline jvm=99 is not measured; measured: 17, 25");
  }

  @Test
  void a_baseline_on_the_jvm_axis_alone_compares_each_strategy_with_itself() {
    Plan plan = plan(Map.of("baseline", "jvm=25", "jvms", "17,25"), 17, 25);

    assertThat(plan.blocks().get(0).cells().stream().map(cell -> cell.cell().jvm()))
        .containsExactly("25", "17");
    assertThat(strategies(plan.blocks().get(0))).containsOnly("reflection");
  }

  @Test
  void a_baseline_on_two_axes_compares_all_with_one_cell() {
    Plan plan = plan(Map.of("baseline", "strategy=direct,jvm=25", "jvms", "17,25"), 17, 25);

    Block block = plan.blocks().get(0);
    assertThat(block.id()).isEqualTo("access.read/order/field/bean/typed/avgt/1");
    assertThat(block.cells()).hasSize(4);
    assertThat(block.baseline().cell().strategy()).isEqualTo("direct");
    assertThat(block.baseline().cell().jvm()).isEqualTo("25");
  }

  @Test
  void what_is_not_reached_says_how_much_and_why() {
    Plan plan = plan(Map.of("strategies", "reflection,lambda"), 17);

    PlannedCell lambda = plan.blocks().get(0).cells().get(1);
    assertThat(Obstacles.words(lambda))
        .isEqualTo(
            "not supported: LambdaMetafactory reaches methods only (3 of 3 properties not"
                + " reachable; LambdaConversionException: Unsupported MethodHandle kind:"
                + " getField)");
    assertThat(lambda.form()).isEqualTo("metafactory");
  }

  @Test
  void an_unsupported_baseline_gives_way_and_a_finding_says_so() {
    Plan plan = plan(Map.of("strategies", "lambda,direct"), 17);

    assertThat(strategies(plan.blocks().get(0))).containsExactly("direct", "lambda");
    assertThat(plan.findings())
        .containsExactly(
            Finding.of(
                FindingKind.BASELINE_REPLACED,
                "access.read/order/field/bean/typed/17/avgt/1",
                "lambda",
                "not supported",
                "LambdaConversionException: Unsupported MethodHandle kind: getField",
                "direct"));
  }

  @Test
  void flags_go_to_their_own_cell_alone() {
    Plan plan = plan(Map.of("strategies", "direct,unsafe"), 25);

    assertThat(plan.blocks().get(0).cells().stream().map(PlannedCell::jvmFlags))
        .containsExactly(List.of(), List.of("--sun-misc-unsafe-memory-access=allow"));
  }

  @Test
  void a_jvm_too_old_is_not_supported_and_has_no_floor() {
    Plan plan = plan(Map.of(), List.of(Samples.jvm(11)), List.of());

    assertThat(plan.blocks()).hasSize(1);
    assertThat(plan.blocks().get(0).cells().stream().map(Obstacles::words))
        .containsOnly("not supported: JDK 11 is too old: accbench needs 17");
    assertThat(plan.findings())
        .containsExactly(Finding.of(FindingKind.NOTHING_MEASURABLE, Finding.RUN));
  }

  @Test
  void layouts_of_one_property_name_it_and_constants_have_their_own_form() {
    Map<String, String> said =
        Map.of(
            "strategies", "methodhandle,methodhandle/exact",
            "layouts", "mono,constant",
            "operations", "read,construct,copy");

    Plan plan = plan(said, 17);

    assertThat(cells(plan).map(cell -> cell.cell().axis("layout") + " " + cell.form()))
        .containsExactly(
            "mono:id exact", "mono:id exact", "constant:id constant", "constant:id exact", "none ");
  }

  @Test
  void a_property_that_is_named_is_the_one() {
    Plan plan = plan(Map.of("layouts", "mono", "property", "note"), 17);

    assertThat(plan.blocks().get(0).id()).contains("/mono:note/");
  }

  @Test
  void a_property_that_does_not_exist_names_the_nearest() {
    assertThatThrownBy(() -> plan(Map.of("layouts", "mono", "property", "nole"), 17))
        .hasMessage("property \"nole\" is unknown; did you mean \"note\"? known: id, total, note");
  }

  @Test
  void construction_is_measured_once_whatever_the_members_and_slots() {
    Map<String, String> said = Map.of("operations", "construct", "members", "all", "slots", "all");

    assertThat(plan(said, 17).blocks().stream().map(Block::id))
        .containsExactly(
            "access.construct/order/field/bean/typed/17/avgt/1",
            "access.empty/none/none/none/none/17/avgt/1");
  }

  @Test
  void a_copy_needs_reading_writing_and_constructing() {
    Plan plan = plan(Map.of("strategies", "direct,varhandle", "operations", "copy"), 17);

    assertThat(plan.blocks().get(0).cells().stream().map(Obstacles::words))
        .containsExactly(
            null, "not supported: makes no instances (1 of 1 types not constructible)");
  }

  @Test
  void a_record_is_copied_but_not_written() {
    Map<String, String> said = Map.of("operations", "write,copy", "strategies", "direct");
    Plan plan = plan(said, List.of(Samples.jvm(17)), List.of(PreparedSample.record("order", "17")));

    assertThat(cells(plan).map(Obstacles::words))
        .containsExactly(
            "not supported: every field is final or a record's, so none can be written",
            null,
            null);
  }

  @Test
  void a_fixture_that_was_not_prepared_fails() {
    Plan plan = plan(Map.of(), List.of(Samples.jvm(17)), List.of());

    assertThat(Obstacles.words(plan.blocks().get(0).baseline()))
        .isEqualTo("failed: fixture order could not be prepared on 17");
  }

  @Test
  void a_jvm_on_which_a_fixture_could_not_be_prepared_says_why_beside_one_that_measures() {
    Map<List<String>, String> unprepared =
        Map.of(List.of("order", "25"), "type \"Order\" cannot be loaded");

    Plan plan =
        AccessPlans.plan(
            Samples.spec(Map.of("jvms", "17,25")),
            Samples.CATALOG,
            List.of(Samples.jvm(17), Samples.jvm(25)),
            List.of(PreparedSample.bean("order", "17")),
            unprepared);

    assertThat(plan.blocks().get(0).baseline().supported()).isTrue();
    assertThat(plan.blocks().get(1).cells())
        .extracting(Obstacles::words)
        .containsOnly(
            "failed: fixture order could not be prepared on 25: type \"Order\" cannot be loaded");
    assertThat(plan.findings())
        .contains(
            Finding.of(FindingKind.NOT_PREPARED, "order", "25", "type \"Order\" cannot be loaded"));
  }

  @Test
  void a_graph_without_an_equal_copy_is_copied_by_no_strategy() {
    Prepared bean = PreparedSample.bean("order", "17");
    List<Support> support = new ArrayList<>(bean.probes().toList());
    support.add(
        new Support(
            "",
            "field",
            bean.type(),
            "",
            "copy",
            Support.Status.NOT_SUPPORTED,
            Cause.of("the graph has a cycle"),
            List.of()));
    Prepared cyclic =
        new Prepared(
            bean.fixture(),
            bean.jvm(),
            bean.type(),
            "",
            0,
            1,
            bean.types(),
            Map.of(),
            SupportGroup.of(support),
            List.of());

    Plan plan = plan(Map.of("operations", "read,copy"), List.of(Samples.jvm(17)), List.of(cyclic));

    assertThat(plan.blocks().get(0).baseline().supported()).isTrue();
    assertThat(plan.blocks().get(1).cells())
        .extracting(Obstacles::words)
        .containsOnly("not supported: the graph has a cycle");
  }

  @Test
  void a_budget_below_the_need_is_a_finding() {
    // 5 x (2 cells in turns: (0.7 + 3 x 0.105)/2 + 5 x 0.205 s each; the floor: 2.04 s) = 25.5 s
    Plan plan = plan(Map.of("budget", "10s"), 17);

    assertThat(plan.findings())
        .containsExactly(Finding.of(FindingKind.BUDGET_TOO_SHORT, Finding.RUN, "26 s", "10 s"));
  }

  @Test
  void ids_are_unique() {
    Map<String, String> said = new HashMap<>();
    said.put("strategies", "all,unsafe/switch");
    said.put("operations", "all");
    said.put("members", "all");
    said.put("layouts", "all");
    said.put("slots", "all");
    said.put("modes", "all");
    said.put("threads", "1,2");

    Plan plan = plan(said, 17, 25);

    assertThat(cells(plan).map(PlannedCell::cell).map(Cell::id)).doesNotHaveDuplicates();
    assertThat(plan.blocks().stream().map(Block::id)).doesNotHaveDuplicates();
  }

  private static Plan plan(Map<String, String> said, int... features) {
    List<Jvm> jvms = new ArrayList<>();
    List<Prepared> prepared = new ArrayList<>();
    for (int feature : features) {
      jvms.add(Samples.jvm(feature));
      prepared.add(PreparedSample.bean("order", Integer.toString(feature)));
    }
    return plan(said, jvms, prepared);
  }

  private static Plan plan(Map<String, String> said, List<Jvm> jvms, List<Prepared> prepared) {
    return AccessPlans.plan(Samples.spec(said), Samples.CATALOG, jvms, prepared, Map.of());
  }

  private static Stream<PlannedCell> cells(Plan plan) {
    return plan.blocks().stream().flatMap(block -> block.cells().stream());
  }

  private static List<String> strategies(Block block) {
    return block.cells().stream().map(cell -> cell.cell().strategy()).toList();
  }
}
