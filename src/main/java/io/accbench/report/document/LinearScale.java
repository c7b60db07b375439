package io.accbench.report.document;

import io.accbench.report.text.Figure;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * A scale on which equal differences have equal lengths.
 *
 * @param low value at {@code from}
 * @param high value at {@code to}, above {@code low}
 */
public record LinearScale(double low, double high, double from, double to) implements Scale {
  /** The least distance of two labels, in pixels. */
  private static final double ROOM = 64;

  private static final List<Integer> STEPS = List.of(1, 2, 5);

  @Override
  public double at(double value) {
    return from + (value - low) / (high - low) * (to - from);
  }

  @Override
  public List<Tick> ticks() {
    BigDecimal step = step();
    List<Tick> ticks = new ArrayList<>();
    long first = (long) Math.ceil(low / step.doubleValue() - 1e-9);
    long last = (long) Math.floor(high / step.doubleValue() + 1e-9);
    for (long i = first; i <= last; i++) {
      BigDecimal value = step.multiply(BigDecimal.valueOf(i));
      ticks.add(new Tick(value.doubleValue(), Figure.grouped(value)));
    }
    return ticks;
  }

  /** Returns the smallest of 1, 2 and 5 times a power of ten that leaves room for labels. */
  private BigDecimal step() {
    double least = (high - low) * ROOM / Math.abs(to - from);
    int power = (int) Math.floor(Math.log10(least));
    for (int digit : STEPS) {
      BigDecimal step = BigDecimal.valueOf(digit).scaleByPowerOfTen(power);
      if (step.doubleValue() >= least) {
        return step;
      }
    }
    return BigDecimal.ONE.scaleByPowerOfTen(power + 1);
  }
}
