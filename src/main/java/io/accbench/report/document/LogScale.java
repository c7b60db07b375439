package io.accbench.report.document;

import io.accbench.report.text.Figure;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * A scale on which equal factors have equal lengths.
 *
 * @param low value at {@code from}, above 0
 * @param high value at {@code to}, above {@code low}
 */
public record LogScale(double low, double high, double from, double to) implements Scale {
  /** The least distance of two labels, in pixels. */
  private static final double ROOM = 56;

  private static final List<Integer> DIGITS = List.of(1, 2, 5);

  @Override
  public double at(double value) {
    return from + Math.log(value / low) / Math.log(high / low) * (to - from);
  }

  @Override
  public List<Tick> ticks() {
    double decade = Math.abs(to - from) / Math.log10(high / low);
    List<Integer> digits = decade >= 3.4 * ROOM ? DIGITS : List.of(1);
    int every = Math.max(1, (int) Math.ceil(ROOM / decade));
    List<Tick> ticks = new ArrayList<>();
    int first = (int) Math.floor(Math.log10(low));
    int last = (int) Math.ceil(Math.log10(high));
    for (int power = first; power <= last; power++) {
      for (int digit : digits) {
        BigDecimal value = BigDecimal.valueOf(digit).scaleByPowerOfTen(power);
        if (Math.floorMod(power, every) == 0 && holds(value.doubleValue())) {
          ticks.add(new Tick(value.doubleValue(), Figure.grouped(value)));
        }
      }
    }
    return ticks;
  }
}
