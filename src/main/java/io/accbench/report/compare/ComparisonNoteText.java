package io.accbench.report.compare;

import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup.Quantity;
import io.accbench.compare.ComparisonNote;
import io.accbench.compare.ComparisonNote.RowPair;
import io.accbench.compare.ComparisonNote.SideValue;
import io.accbench.compare.Conclusion;
import io.accbench.compare.ShortList;

/** Makes the sentence of each note of a comparison, without a full stop. */
final class ComparisonNoteText {
  private ComparisonNoteText() {}

  static String of(ComparisonNote note) {
    if (note instanceof ComparisonNote.ConditionDiffers differs) {
      return condition(differs);
    } else if (note instanceof ComparisonNote.NoDirection none) {
      String rows = none.rows().first().isEmpty() ? "all rows" : names(none.rows());
      return rows + ": " + reason(none.reason());
    } else if (note instanceof ComparisonNote.MayBeAtFloor rows) {
      return names(rows.rows())
          + ": a score below 1 ns per operation is what an empty benchmark takes, unless its method"
          + " has @OperationsPerInvocation, which a JMH file does not tell: without that annotation"
          + " the row says nothing, so no geometric mean has it";
    } else if (note instanceof ComparisonNote.PartialMean mean) {
      String what = mean.quantity() == Quantity.TIME ? mean.mode().words() : "allocation";
      return "geometric mean of %s, %s: over %d of %d rows, those with an interval"
          .formatted(what, mean.side(), mean.rows(), mean.all());
    } else if (note instanceof ComparisonNote.UnitsDiffer units) {
      return "units differ: " + pair(units.first(), units.other()) + "; converted";
    } else if (note instanceof ComparisonNote.MeasuredOtherwise rows) {
      return "not compared, mode or threads differ: "
          + rows.rows().text(row -> otherwise(row, rows.other()));
    } else if (note instanceof ComparisonNote.AllocationMissing missing) {
      return "allocation is not compared, since %s did not measure it%s: %s"
          .formatted(
              missing.side(),
              missing.problem().isEmpty() ? "" : " in every fork (" + missing.problem() + ")",
              names(missing.rows()));
    } else if (note instanceof ComparisonNote.OnlyInOne only) {
      return "in %s but not in %s: %s".formatted(only.side(), only.other(), names(only.rows()));
    }
    return ofOneSide(note);
  }

  /** Returns the sentence of a note on what a side is or lacks, before anything is compared. */
  private static String ofOneSide(ComparisonNote note) {
    if (note instanceof ComparisonNote.UnknownMachine) {
      return "a JMH file does not name its machine: differences come from the code only if the"
          + " machine was the same";
    } else if (note instanceof ComparisonNote.UncomparedCounters counters) {
      return "secondary metrics are not compared, since the files do not say which direction is"
          + " better: "
          + names(counters.counters());
    } else if (note instanceof ComparisonNote.Interrupted run) {
      return run.side() + ": the run was interrupted; only its finished part is compared";
    } else if (note instanceof ComparisonNote.NoMeasurement left) {
      return "left out of %s, since they are no measurement: %s"
          .formatted(
              left.side(), left.rows().text(row -> row.row().text() + " (" + row.problem() + ")"));
    } else if (note instanceof ComparisonNote.WithoutScore without) {
      return without.side() + ": no score of " + names(without.cells());
    } else if (note instanceof ComparisonNote.OneValueOnly one) {
      return "left out, since no other row differs from them in %s alone: %s"
          .formatted(one.param(), names(one.rows()));
    } else if (note instanceof ComparisonNote.LacksParameter lacks) {
      return "left out, since they lack " + lacks.param() + ": " + names(lacks.rows());
    }
    throw new IllegalArgumentException("no words for " + note);
  }

  /** Returns {@code JDK differs in 2 of 6 rows: 17.0.1 (old), 21.0.1 (new) and 1 more}. */
  private static String condition(ComparisonNote.ConditionDiffers differs) {
    return differs.condition()
        + (differs.condition().endsWith("s") ? " differ" : " differs")
        + (differs.differing() == differs.rows()
            ? ""
            : " in " + differs.differing() + " of " + differs.rows() + " rows")
        + ": "
        + pair(differs.first(), differs.other())
        + (differs.more() > 0 ? " and " + differs.more() + " more" : "");
  }

  private static String pair(SideValue first, SideValue other) {
    boolean reordered = first.value().isEmpty() && other.value().isEmpty();
    String none = reordered ? "the same in another order" : "none";
    return "%s (%s), %s (%s)"
        .formatted(
            first.value().isEmpty() ? none : first.value(),
            first.side(),
            other.value().isEmpty() ? none : other.value(),
            other.side());
  }

  private static String reason(Conclusion conclusion) {
    int forks = Change.FEWEST_FORKS;
    return switch (conclusion) {
      case ONE_FORK ->
          "one fork only; iterations inside one fork are not independent: run with -f " + forks;
      case TOO_FEW_FORKS -> "need >= %d forks on each side: run with -f %d".formatted(forks, forks);
      case NO_RAW_DATA ->
          "the file has no raw data, so only its scores are compared, without intervals";
      case AT_FLOOR -> "below 1 ns per operation, too short to be measured: no ratio is made";
      case BETTER, WORSE, NOTHING ->
          throw new IllegalArgumentException(conclusion + " has an interval");
    };
  }

  private static String otherwise(RowPair row, String other) {
    String how =
        row.here().mode() != row.there().mode()
            ? row.there().mode().label()
            : "threads=" + row.there().threads();
    return "%s is %s in %s".formatted(row.name(), how, other);
  }

  private static String names(ShortList<String> names) {
    return names.text(name -> name);
  }
}
