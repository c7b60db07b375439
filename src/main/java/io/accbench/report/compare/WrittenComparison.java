package io.accbench.report.compare;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup;
import io.accbench.compare.ComparedRow;
import io.accbench.compare.ComparedRow.SideScore;
import io.accbench.compare.Comparison;
import io.accbench.report.text.ReportJson.InOrder;
import io.accbench.stats.Estimate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A comparison as JSON holds it; numbers that are not finite are null.
 *
 * @param formatVersion the format's version, which increases when a program that reads an older
 *     version would read the new one wrongly
 */
record WrittenComparison(
    int formatVersion,
    double confidence,
    List<String> sides,
    List<GroupOfRows> groups,
    List<String> notes) {

  static WrittenComparison of(Comparison comparison) {
    return new WrittenComparison(
        1,
        comparison.confidence(),
        comparison.labels(),
        comparison.groups().stream().map(GroupOfRows::of).toList(),
        comparison.notes().stream().map(ComparisonNoteText::of).toList());
  }

  record GroupOfRows(
      String quantity, String mode, String unit, List<OneRow> rows, InOrder geometricMeans) {
    static GroupOfRows of(ComparedGroup group) {
      List<String> labels = group.labels();
      Map<String, MeanOfRows> means = new LinkedHashMap<>();
      for (int side = 1; side < group.means().size(); side++) {
        ComparedGroup.MeanRatio mean = group.means().get(side);
        if (mean.change() != null) {
          means.put(labels.get(side), new MeanOfRows(mean.rows(), Changed.of(mean.change())));
        }
      }
      return new GroupOfRows(
          lower(group.quantity()),
          group.mode().label(),
          group.unit(),
          group.rows().stream().map(row -> OneRow.of(row, labels)).toList(),
          new InOrder(means));
    }
  }

  record OneRow(String benchmark, int threads, Map<String, String> params, InOrder sides) {
    static OneRow of(ComparedRow row, List<String> labels) {
      Map<String, OneSide> sides = new LinkedHashMap<>();
      for (int side = 0; side < row.parts().size(); side++) {
        SideScore part = row.parts().get(side);
        if (part.score() != null) {
          sides.put(labels.get(side), OneSide.of(part));
        }
      }
      return new OneRow(
          row.key().name(), row.key().threads(), row.key().params(), new InOrder(sides));
    }
  }

  record OneSide(Interval score, int forks, @JsonUnwrapped Changed change) {
    static OneSide of(SideScore part) {
      Changed change = part.change() == null ? null : Changed.of(part.change());
      return new OneSide(Interval.of(part.score()), part.forks(), change);
    }
  }

  record MeanOfRows(int rows, @JsonUnwrapped Changed change) {}

  record Changed(@JsonInclude(JsonInclude.Include.ALWAYS) Interval ratio, String shown) {
    static Changed of(Change change) {
      return new Changed(Interval.of(change.ratio()), lower(change.conclusion()));
    }
  }

  record Interval(double center, double low, double high) {
    static Interval of(Estimate estimate) {
      return estimate == null
          ? null
          : new Interval(estimate.center(), estimate.low(), estimate.high());
    }
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
