package io.accbench.report.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparisonNote;
import io.accbench.compare.ComparisonNote.ConditionDiffers;
import io.accbench.compare.ComparisonNote.MeasuredOtherwise;
import io.accbench.compare.ComparisonNote.NoDirection;
import io.accbench.compare.ComparisonNote.RowPair;
import io.accbench.compare.ComparisonNote.SideValue;
import io.accbench.compare.Conclusion;
import io.accbench.compare.RowKey;
import io.accbench.compare.ShortList;
import io.accbench.model.Mode;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ComparisonNoteTextTest {
  private static final ShortList<String> ALL = names();

  private static ShortList<String> names(String... names) {
    return ShortList.of(List.of(names));
  }

  private static RowKey key(Mode mode, int threads) {
    return new RowKey("a.B.c", new TreeMap<>(), mode, threads);
  }

  private static ConditionDiffers differs(String name, String first, String other, int more) {
    SideValue old = new SideValue("old", first);
    return new ConditionDiffers(name, 2, more > 0 ? 6 : 2, old, new SideValue("new", other), more);
  }

  static Stream<Arguments> notes() {
    RowKey one = key(Mode.AVERAGE_TIME, 1);
    return Stream.of(
        arguments(differs("JDK", "17", "21", 0), "JDK differs: 17 (old), 21 (new)"),
        arguments(
            differs("JVM flags", "", "-Xmx2g", 3),
            "JVM flags differ in 2 of 6 rows: none (old), -Xmx2g (new) and 3 more"),
        arguments(
            differs("libraries", "", "", 0),
            "libraries differ: the same in another order (old), the same in another order (new)"),
        arguments(
            new NoDirection(Conclusion.ONE_FORK, ALL),
            "all rows: one fork only; iterations inside one fork are not independent: run with -f"
                + " 5"),
        arguments(
            new NoDirection(Conclusion.TOO_FEW_FORKS, names("B.c", "B.d")),
            "B.c, B.d: need >= 5 forks on each side: run with -f 5"),
        arguments(
            new NoDirection(Conclusion.NO_RAW_DATA, ALL),
            "all rows: the file has no raw data, so only its scores are compared, without"
                + " intervals"),
        arguments(
            new NoDirection(Conclusion.AT_FLOOR, names("1", "2", "3", "4", "5", "6", "7")),
            "1, 2, 3, 4, 5 and 2 more: below 1 ns per operation, too short to be measured: no ratio"
                + " is made"),
        arguments(
            new ComparisonNote.MayBeAtFloor(names("B.c")),
            "B.c: a score below 1 ns per operation is what an empty benchmark takes, unless its"
                + " method has @OperationsPerInvocation, which a JMH file does not tell: without"
                + " that annotation the row says nothing, so no geometric mean has it"),
        arguments(
            new ComparisonNote.PartialMean(Quantity.TIME, Mode.THROUGHPUT, "new", 2, 3),
            "geometric mean of throughput, new: over 2 of 3 rows, those with an interval"),
        arguments(
            new ComparisonNote.PartialMean(Quantity.ALLOCATION, Mode.THROUGHPUT, "new", 2, 3),
            "geometric mean of allocation, new: over 2 of 3 rows, those with an interval"),
        arguments(
            new ComparisonNote.UnitsDiffer(
                new SideValue("old", "us/op"), new SideValue("new", "ns/op")),
            "units differ: us/op (old), ns/op (new); converted"),
        arguments(
            new MeasuredOtherwise(
                "new",
                ShortList.of(
                    List.of(
                        new RowPair("B.c (avgt)", one, key(Mode.THROUGHPUT, 2)),
                        new RowPair("B.d (avgt)", one, key(Mode.AVERAGE_TIME, 2))))),
            "not compared, mode or threads differ: B.c (avgt) is thrpt in new, B.d (avgt) is"
                + " threads=2 in new"),
        arguments(
            new ComparisonNote.OnlyInOne("old", "new", names("B.gone")),
            "in old but not in new: B.gone"),
        arguments(
            new ComparisonNote.UnknownMachine(),
            "a JMH file does not name its machine: differences come from the code only if the"
                + " machine was the same"),
        arguments(
            new ComparisonNote.UncomparedCounters(names("hits", "misses")),
            "secondary metrics are not compared, since the files do not say which direction is"
                + " better: hits, misses"),
        arguments(
            new ComparisonNote.Interrupted("run"),
            "run: the run was interrupted; only its finished part is compared"),
        arguments(new ComparisonNote.WithoutScore("run", names("c1")), "run: no score of c1"),
        arguments(
            new ComparisonNote.LacksParameter("jvm", names("a.B.c avgt")),
            "left out, since they lack jvm: a.B.c avgt"));
  }

  @ParameterizedTest
  @MethodSource("notes")
  void each_note_has_its_sentence(ComparisonNote note, String sentence) {
    assertThat(ComparisonNoteText.of(note)).isEqualTo(sentence);
  }

  @Test
  void a_conclusion_from_an_interval_is_no_reason() {
    assertThatThrownBy(() -> ComparisonNoteText.of(new NoDirection(Conclusion.BETTER, ALL)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_long_name_is_cut_off() {
    ComparisonNote note = new ComparisonNote.WithoutScore("run", names("c".repeat(201)));

    assertThat(ComparisonNoteText.of(note)).isEqualTo("run: no score of " + "c".repeat(200) + "…");
  }
}
