package io.accbench.compare;

import static io.accbench.compare.Sides.around;
import static io.accbench.compare.Sides.bytes;
import static io.accbench.compare.Sides.result;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparedRow.SideScore;
import io.accbench.compare.ComparisonNote.SideValue;
import io.accbench.jmh.JmhResult;
import io.accbench.model.ExitCode;
import io.accbench.model.Mode;
import io.accbench.model.UserException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparisonTest {
  private static Comparison compare(Side... sides) {
    return Comparison.of(List.of(sides), 0.99);
  }

  /** Without what is said of every JMH file. */
  private static List<ComparisonNote> notes(Comparison comparison) {
    return comparison.notes().stream()
        .filter(note -> !(note instanceof ComparisonNote.UnknownMachine))
        .toList();
  }

  private static Change change(JmhResult first, JmhResult other) {
    return compare(Sides.of("old", first), Sides.of("new", other))
        .groups()
        .get(0)
        .rows()
        .get(0)
        .parts()
        .get(1)
        .change();
  }

  @ParameterizedTest
  @CsvSource({
    // the second side takes half of the time, said in every mode and unit
    "THROUGHPUT,   ops/s,  1000, ops/s,  2000",
    "THROUGHPUT,   ops/s,  1000, ops/ms, 2",
    "THROUGHPUT,   ops/us, 1,    ops/ms, 2000",
    "THROUGHPUT,   ops/min,60,   ops/s,  2",
    "AVERAGE_TIME, us/op,  8,    us/op,  4",
    "AVERAGE_TIME, ms/op,  8,    ns/op,  4e6",
    "SAMPLE_TIME,  ns/op,  8000, us/op,  4",
    "SINGLE_SHOT,  s/op,   8,    ms/op,  4000",
  })
  void twice_as_fast_is_2_in_every_mode_and_unit(
      Mode mode, String unit, double score, String otherUnit, double otherScore) {
    Change faster =
        change(
            result("a.B.c", mode, unit, around(score, 6)),
            result("a.B.c", mode, otherUnit, around(otherScore, 6)));
    Change slower =
        change(
            result("a.B.c", mode, otherUnit, around(otherScore, 6)),
            result("a.B.c", mode, unit, around(score, 6)));

    assertThat(faster.conclusion()).isEqualTo(Conclusion.BETTER);
    assertThat(faster.ratio().center()).isCloseTo(2, offset(0.01));
    assertThat(slower.conclusion()).isEqualTo(Conclusion.WORSE);
    assertThat(slower.ratio().center()).isCloseTo(0.5, offset(0.003));
  }

  @Test
  void scores_of_all_sides_stand_in_the_first_ones_unit() {
    ComparedGroup group =
        compare(
                Sides.of("old", result("a.B.c", Mode.THROUGHPUT, "ops/s", around(1000, 5))),
                Sides.of("new", result("a.B.c", Mode.THROUGHPUT, "ops/ms", around(3, 5))))
            .groups()
            .get(0);

    assertThat(group.unit()).isEqualTo("ops/s");
    assertThat(group.rows().get(0).parts())
        .extracting(part -> Math.round(part.score().center() / 100))
        .containsExactly(10L, 30L);
  }

  @Test
  void the_same_code_shows_nothing() {
    Change change =
        change(
            result("a.B.c", Mode.AVERAGE_TIME, "us/op", 1.00, 1.02, 0.99, 1.01, 1.03),
            result("a.B.c", Mode.AVERAGE_TIME, "us/op", 1.01, 1.00, 1.02, 0.99, 1.02));

    assertThat(change.conclusion()).isEqualTo(Conclusion.NOTHING);
    assertThat(change.ratio().low()).isLessThan(1);
    assertThat(change.ratio().high()).isGreaterThan(1);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 9, ONE_FORK, true",
    "9, 1, ONE_FORK, true",
    "4, 9, TOO_FEW_FORKS, true",
    "5, 5, BETTER, false",
  })
  void few_forks_show_nothing_however_large_the_difference(
      int forks, int otherForks, Conclusion conclusion, boolean noted) {
    Comparison comparison =
        compare(
            Sides.of("old", result("a.B.c", Mode.AVERAGE_TIME, "us/op", around(10, forks))),
            Sides.of("new", result("a.B.c", Mode.AVERAGE_TIME, "us/op", around(1, otherForks))));

    SideScore part = comparison.groups().get(0).rows().get(0).parts().get(1);
    assertThat(part.change().conclusion()).isEqualTo(conclusion);
    ComparisonNote allRows =
        new ComparisonNote.NoDirection(conclusion, ShortList.of(List.<String>of()));
    assertThat(notes(comparison)).isEqualTo(noted ? List.of(allRows) : List.of());
  }

  @Test
  void scores_at_the_floor_are_not_divided() {
    Change change =
        change(
            result("io.accbench.access.read", Mode.AVERAGE_TIME, "ns/op", around(0.4, 5)),
            result("io.accbench.access.read", Mode.AVERAGE_TIME, "ns/op", around(4, 5)));

    assertThat(change).isEqualTo(new Change(null, Conclusion.AT_FLOOR));
  }

  @Test
  void a_score_below_a_nanosecond_is_compared_where_an_invocation_may_do_many_operations() {
    Comparison comparison =
        compare(
            Sides.of("old", result("a.B.c", Mode.AVERAGE_TIME, "ns/op", around(0.52, 5))),
            Sides.of("new", result("a.B.c", Mode.AVERAGE_TIME, "ns/op", around(1.04, 5))));

    Change change = comparison.groups().get(0).rows().get(0).parts().get(1).change();
    assertThat(change.conclusion()).isEqualTo(Conclusion.WORSE);
    assertThat(change.ratio().center()).isCloseTo(0.5, offset(1e-9));
    assertThat(notes(comparison))
        .containsExactly(new ComparisonNote.MayBeAtFloor(ShortList.of(List.of("B.c (avgt)"))));
  }

  /** Eight threads with 1.6 ns each do an operation in 0.2 ns together. */
  @Test
  void the_floor_is_that_of_one_thread_whatever_the_columns_are() {
    JmhResult one = threads(1, around(0.5, 5));
    JmhResult eight = threads(8, around(5, 5));

    Comparison comparison = Comparison.by(Sides.of("x", one, eight), "threads", 0.99);

    Change change = comparison.groups().get(0).rows().get(0).parts().get(1).change();
    assertThat(change.conclusion()).isEqualTo(Conclusion.BETTER);
    assertThat(change.ratio().center()).isCloseTo(10, offset(0.1));
  }

  private static JmhResult threads(int threads, double... forks) {
    JmhResult one = result("a.B.c", Mode.THROUGHPUT, "ops/ns", forks);
    return new JmhResult(
        one.place(),
        one.benchmark(),
        one.mode(),
        threads,
        one.params(),
        one.unit(),
        one.score(),
        one.forks(),
        one.allocatedBytesPerOp(),
        one.allocationProblem(),
        one.counters(),
        one.environment(),
        one.problem());
  }

  @Test
  void allocation_has_a_group_of_its_own() {
    Side old =
        Sides.of(
            "old",
            allocating("a.B.more", 100, 100, 100, 100, 100),
            allocating("a.B.same", 100, 100.5, 100, 100.5, 100),
            allocating("a.B.gone", 64, 64, 64, 64, 64),
            allocating("a.B.comes", 0, 1e-6, 0, 1e-6, 0),
            allocating("a.B.never", 0, 0, 0, 0, 0),
            allocating("a.B.flips", 100, 0, 100, 0, 100));
    Side other =
        Sides.of(
            "new",
            allocating("a.B.more", 125, 125, 125, 125, 125),
            allocating("a.B.same", 100.5, 100, 100.5, 100, 100.5),
            allocating("a.B.gone", 1e-4, 0, 1e-4, 0, 1e-4),
            allocating("a.B.comes", 24, 24, 24, 24, 24),
            allocating("a.B.never", 0, 0, 0, 0, 0),
            allocating("a.B.flips", 100, 0, 100, 0, 100));

    ComparedGroup group = compare(old, other).groups().get(1);

    assertThat(group.quantity()).isEqualTo(Quantity.ALLOCATION);
    assertThat(group.rows())
        .extracting(row -> row.name() + " " + row.parts().get(1).change().conclusion())
        .containsExactly(
            "B.more WORSE", "B.same NOTHING", "B.gone BETTER", "B.comes WORSE", "B.flips NOTHING");
    assertThat(group.rows().get(0).parts().get(1).change().ratio().center()).isEqualTo(1.25);
    assertThat(group.rows().get(2).parts().get(1).change().ratio().center()).isZero();
    assertThat(group.rows().get(3).parts().get(1).change().ratio()).isNull();
  }

  @ParameterizedTest
  @CsvSource({"1, ONE_FORK", "2, TOO_FEW_FORKS", "4, TOO_FEW_FORKS", "5, WORSE"})
  void allocation_of_few_forks_has_no_direction_however_equal_they_are(
      int forks, Conclusion conclusion) {
    double[] before = new double[forks];
    double[] after = new double[forks];
    java.util.Arrays.fill(before, 100);
    java.util.Arrays.fill(after, 124);
    double[] nothing = new double[forks];

    ComparedGroup group =
        compare(
                Sides.of("old", allocating("a.B.c", before), allocating("a.B.d", nothing)),
                Sides.of("new", allocating("a.B.c", after), allocating("a.B.d", after)))
            .groups()
            .get(1);

    assertThat(group.rows())
        .extracting(row -> row.parts().get(1).change().conclusion())
        .containsExactly(conclusion, conclusion);
  }

  private static JmhResult allocating(String name, double... bytes) {
    return result(name, Mode.AVERAGE_TIME, "us/op", bytes(bytes), Map.of(), Map.of(), around(5, 5));
  }

  @Test
  void files_of_20_000_rows_are_compared() {
    JmhResult[] rows = new JmhResult[20_000];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = result("a.B.c" + i, Mode.AVERAGE_TIME, "us/op", around(10, 5));
    }

    ComparedGroup group = compare(Sides.of("old", rows), Sides.of("new", rows)).groups().get(0);

    assertThat(group.rows()).hasSize(20_000);
    assertThat(group.means().get(1).change().ratio().center()).isCloseTo(1, offset(1e-9));
  }

  @Test
  void the_geometric_mean_of_2_and_a_half_is_1() {
    Side old =
        Sides.of(
            "old",
            result("a.B.c", Mode.AVERAGE_TIME, "us/op", around(2, 6)),
            result("a.B.d", Mode.AVERAGE_TIME, "us/op", around(30, 6)));
    Side other =
        Sides.of(
            "new",
            result("a.B.c", Mode.AVERAGE_TIME, "us/op", around(1, 6)),
            result("a.B.d", Mode.AVERAGE_TIME, "us/op", around(60, 6)));

    ComparedGroup group = compare(old, other).groups().get(0);
    ComparedGroup.MeanRatio mean = group.means().get(1);

    assertThat(mean.rows()).isEqualTo(2);
    assertThat(mean.change().conclusion()).isEqualTo(Conclusion.NOTHING);
    assertThat(mean.change().ratio().center()).isCloseTo(1, offset(1e-9));
    // both rows have the same interval w on logarithms: √(w² + w²) / 2 = w / √2
    double width = Math.log(group.rows().get(0).parts().get(1).change().ratio().high() / 2);
    assertThat(Math.log(mean.change().ratio().high()))
        .isCloseTo(width / Math.sqrt(2), offset(1e-9));
  }

  @Test
  void what_the_sides_differ_in_is_told_with_the_result() {
    Comparison comparison =
        compare(
            Sides.of("old", on("17.0.1", "-Xmx1g -XX:+UseSerialGC")),
            Sides.of("new", on("21.0.1", "-Xmx2g -XX:+UseSerialGC")));

    assertThat(notes(comparison))
        .containsExactly(
            new ComparisonNote.ConditionDiffers(
                "JDK", 1, 1, new SideValue("old", "17.0.1"), new SideValue("new", "21.0.1"), 0),
            new ComparisonNote.ConditionDiffers(
                "JVM flags",
                1,
                1,
                new SideValue("old", "-Xmx1g"),
                new SideValue("new", "-Xmx2g"),
                0));
  }

  private static JmhResult on(String jdk, String flags) {
    Map<String, String> environment = Map.of("JDK", jdk, "JVM flags", flags, "JMH", "1.37");
    return result(
        "a.B.c", Mode.AVERAGE_TIME, "us/op", List.of(), Map.of(), environment, around(5, 5));
  }

  @Test
  void rows_that_a_side_lacks_are_told() {
    Comparison comparison =
        compare(
            Sides.of(
                "old",
                result("a.B.c", Mode.AVERAGE_TIME, "us/op", around(5, 5)),
                result("a.B.gone", Mode.AVERAGE_TIME, "us/op", around(5, 5)),
                result("a.B.mode", Mode.AVERAGE_TIME, "us/op", around(5, 5))),
            Sides.of(
                "new",
                result("a.B.mode", Mode.THROUGHPUT, "ops/us", around(5, 5)),
                result("a.B.c", Mode.AVERAGE_TIME, "us/op", around(5, 5)),
                result("a.B.fresh", Mode.SINGLE_SHOT, "us/op", around(5, 5))));

    assertThat(notes(comparison))
        .containsExactly(
            new ComparisonNote.MeasuredOtherwise(
                "new",
                ShortList.of(
                    List.of(
                        new ComparisonNote.RowPair(
                            "B.mode (avgt)",
                            key("a.B.mode", Mode.AVERAGE_TIME),
                            key("a.B.mode", Mode.THROUGHPUT))))),
            new ComparisonNote.OnlyInOne("old", "new", ShortList.of(List.of("B.gone (avgt)"))),
            new ComparisonNote.OnlyInOne("new", "old", ShortList.of(List.of("B.fresh (ss)"))));
    assertThat(comparison.groups())
        .singleElement()
        .extracting(group -> group.rows().size())
        .isEqualTo(1);
  }

  private static RowKey key(String name, Mode mode) {
    return new RowKey(name, new TreeMap<>(), mode, 1);
  }

  @Test
  void a_third_side_may_lack_a_row() {
    Side both =
        Sides.of(
            "both",
            result("a.B.c", Mode.AVERAGE_TIME, "us/op", around(5, 5)),
            result("a.B.d", Mode.AVERAGE_TIME, "us/op", around(5, 5)));
    Side one = Sides.of("one", result("a.B.d", Mode.AVERAGE_TIME, "us/op", around(5, 5)));

    List<ComparedRow> rows = compare(both, both, one).groups().get(0).rows();

    assertThat(rows.get(0).parts().get(2)).isEqualTo(SideScore.MISSING);
    assertThat(rows.get(1).parts().get(2).forks()).isEqualTo(5);
  }

  @Test
  void nothing_in_common_is_exit_code_7_with_what_comes_nearest() {
    Side old = Sides.of("old", with("a.B.parse", "17"));

    assertThatThrownBy(() -> compare(old, Sides.of("new", with("a.B.parsed", "17"))))
        .hasMessageContaining("nearest in new: a.B.parsed")
        .extracting(problem -> ((UserException) problem).exitCode())
        .isEqualTo(ExitCode.NO_BASELINE);
    assertThatThrownBy(() -> compare(old, Sides.of("new", with("a.B.parse", "21"))))
        .hasMessageContaining("in new: jvm=21 (--ignore jvm would still match them)");
    assertThatThrownBy(() -> compare(old, Sides.of("new", with("z.Unlike", "17"))))
        .hasMessageContaining("new has z.Unlike");
  }

  @Test
  void an_ignored_parameter_matches_what_only_it_parts() {
    List<Side> sides =
        Side.ignoring(
            List.of(Sides.of("old", with("a.B.c", "17")), Sides.of("new", with("a.B.c", "21"))),
            List.of("jvm"));

    assertThat(Comparison.of(sides, 0.99).groups()).hasSize(1);
    assertThatThrownBy(() -> Side.ignoring(sides, List.of("jvn")))
        .hasMessageContaining("parameter \"jvn\" is unknown");
    assertThatThrownBy(
            () ->
                Side.ignoring(
                    List.of(Sides.of("two", with("a.B.c", "17"), with("a.B.c", "21"))),
                    List.of("jvm")))
        .hasMessageContaining("become the same");
  }

  @Test
  void values_of_a_parameter_become_the_columns() {
    Side side =
        Sides.of(
            "x",
            with("a.B.c", "17"),
            with("a.B.c", "21"),
            result("a.B.plain", Mode.AVERAGE_TIME, "us/op", around(5, 5)));

    Comparison comparison = Comparison.by(side, "param:jvm", 0.99);

    assertThat(comparison.labels()).containsExactly("17", "21");
    assertThat(comparison.groups().get(0).rows()).hasSize(1);
    assertThat(comparison.notes())
        .containsExactly(
            new ComparisonNote.LacksParameter("jvm", ShortList.of(List.of("a.B.plain avgt"))));
    assertThat(Comparison.by(side, "param.jvm", 0.99)).isEqualTo(comparison);
    assertThatThrownBy(() -> Comparison.by(side, "method", 0.99))
        .hasMessageContaining("no two rows of x differ in it alone");
    assertThatThrownBy(() -> Comparison.by(side, "jvn", 0.99))
        .hasMessageContaining("did you mean \"jvm\"?");
    assertThatThrownBy(() -> Comparison.by(side, "threads", 0.99))
        .hasMessageContaining("same value, \"1\"");
  }

  /** Rows of a clean JVM have no such parameter, so that they are those of older runs. */
  @Test
  void a_clean_row_is_compared_by_pollution_as_none() {
    Map<String, String> strings = Map.of("pollution", "strings");
    Side side =
        Sides.of(
            "x",
            result("a.B.c", Mode.AVERAGE_TIME, "us/op", around(5, 5)),
            result(
                "a.B.c", Mode.AVERAGE_TIME, "us/op", List.of(), strings, Map.of(), around(5, 5)));

    Comparison comparison = Comparison.by(side, "pollution", 0.99);

    assertThat(comparison.labels()).containsExactly("none", "strings");
    assertThat(comparison.groups().get(0).rows()).hasSize(1);
    assertThat(comparison.notes()).isEmpty();
  }

  @Test
  void a_row_without_the_first_value_is_compared_with_the_first_that_it_has() {
    Side side =
        Sides.of(
            "x",
            with("a.B.c", "11"),
            with("a.B.c", "17"),
            with("a.B.d", "17"),
            with("a.B.d", "21"),
            with("a.B.e", "21"));

    Comparison comparison = Comparison.by(side, "jvm", 0.99);

    assertThat(comparison.groups())
        .extracting(ComparedGroup::labels)
        .containsExactly(List.of("11", "17"), List.of("17", "21"));
    assertThat(comparison.notes())
        .containsExactly(
            new ComparisonNote.OneValueOnly("jvm", ShortList.of(List.of("a.B.e jvm=21 avgt"))));
  }

  /** A file of JMH's has no JVM among its parameters, a run's has. */
  @Test
  void what_accbench_adds_to_the_parameters_keeps_no_row_from_a_file_of_jmh() {
    Side run = Sides.of("run", with("a.B.c", "17"));
    Side file = Sides.of("file", result("a.B.c", Mode.AVERAGE_TIME, "us/op", around(5, 5)));

    assertThat(Comparison.of(List.of(run, file), 0.99).groups().get(0).rows()).hasSize(1);
    Side two = Sides.of("run", with("a.B.c", "17"), with("a.B.c", "21"));
    assertThatThrownBy(() -> Comparison.of(List.of(two, file), 0.99))
        .hasMessageContaining("no row of run is in file");
  }

  private static JmhResult with(String name, String jvm) {
    return result(
        name, Mode.AVERAGE_TIME, "us/op", List.of(), Map.of("jvm", jvm), Map.of(), around(5, 5));
  }
}
