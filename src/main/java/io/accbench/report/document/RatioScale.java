package io.accbench.report.document;

import io.accbench.report.text.Figure;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A logarithmic scale of ratios with 1 in its middle, so that twice and half are equally far from
 * it.
 *
 * @param most the ratio at {@code to}, above 1; its inverse is at {@code from}
 */
record RatioScale(double most, double from, double to) implements Scale {
  /** The factors at which a scale may end. The steps are arbitrary. */
  private static final double[] ENDS = {
    1.02, 1.05, 1.1, 1.25, 1.5, 2, 3, 5, 10, 20, 50, 100, 1e3, 1e4, 1e6, 1e9
  };

  /** The least distance of two labels, in pixels. */
  private static final double ROOM = 38;

  /** Returns the narrowest scale that holds all of some ratios; others than numbers are ignored. */
  static RatioScale holding(List<Double> ratios, double from, double to) {
    double most = most(ratios);
    for (double end : ENDS) {
      if (end >= most) {
        return new RatioScale(end, from, to);
      }
    }
    return new RatioScale(ENDS[ENDS.length - 1], from, to);
  }

  /**
   * Returns the largest of some ratios or of their inverses, at least 1; others than numbers above
   * 0 are ignored.
   */
  static double most(List<Double> ratios) {
    return ratios.stream()
        .filter(ratio -> ratio > 0 && Double.isFinite(ratio))
        .mapToDouble(ratio -> Math.max(ratio, 1 / ratio))
        .max()
        .orElse(1);
  }

  @Override
  public double low() {
    return 1 / most;
  }

  @Override
  public double high() {
    return most;
  }

  @Override
  public double at(double value) {
    return (from + to) / 2 + Math.log(value) / Math.log(most) * (to - from) / 2;
  }

  @Override
  public List<Tick> ticks() {
    List<Tick> ticks = new ArrayList<>(List.of(new Tick(1, "1×")));
    double last = to + ROOM;
    for (int i = ENDS.length - 1; i >= 0; i--) {
      double place = at(ENDS[i]);
      if (ENDS[i] <= most && last - place >= ROOM && place - at(1) >= ROOM) {
        last = place;
        ticks.add(new Tick(ENDS[i], label(ENDS[i])));
        ticks.add(new Tick(1 / ENDS[i], label(1 / ENDS[i])));
      }
    }
    ticks.sort(Comparator.comparingDouble(Tick::value));
    return ticks;
  }

  private static String label(double ratio) {
    BigDecimal shown = BigDecimal.valueOf(ratio).round(new MathContext(ratio < 2 ? 3 : 2));
    BigDecimal two = ratio < 0.9 ? shown.round(new MathContext(2)) : shown;
    BigDecimal plain = two.stripTrailingZeros();
    return Figure.grouped(plain.scale() < 0 ? plain.setScale(0) : plain) + "×";
  }
}
