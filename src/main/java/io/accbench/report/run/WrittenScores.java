package io.accbench.report.run;

import io.accbench.analysis.fork.Unit;
import io.accbench.model.PlannedCell;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * The scores of a cell in the unit that the benchmark's author asked for ({@code @OutputTimeUnit});
 * forks measure in units of their own.
 *
 * @param unit JMH's text of the unit
 * @param conversion from the measured unit to this one
 */
record WrittenScores(String unit, DoubleUnaryOperator conversion) {
  /**
   * Returns how scores of a cell are written.
   *
   * @param measured JMH's text of the unit in which they were measured; a text that is no unit of
   *     time stays
   */
  static WrittenScores of(PlannedCell planned, String measured) {
    Unit from = Unit.parse(measured);
    if (from == null || planned.timing() == null || planned.timing().unit() == null) {
      return new WrittenScores(measured, DoubleUnaryOperator.identity());
    }
    Unit to = from.in(planned.timing().unit());
    return new WrittenScores(to.text(), score -> to.converted(score, from));
  }

  /** Returns the scores of iterations; an unknown one stays null. */
  List<Double> scores(List<Double> measured) {
    return measured.stream().map(this::score).toList();
  }

  private Double score(Double measured) {
    return measured == null ? null : (Double) conversion.applyAsDouble(measured);
  }

  /** Returns histograms of iterations, which are pairs of a time and a count. */
  List<List<List<Double>>> histograms(List<List<List<Double>>> measured) {
    return measured.stream().map(iteration -> iteration.stream().map(this::pair).toList()).toList();
  }

  private List<Double> pair(List<Double> timeAndCount) {
    return List.of(conversion.applyAsDouble(timeAndCount.get(0)), timeAndCount.get(1));
  }
}
