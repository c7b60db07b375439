package io.accbench.model;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * An unmodifiable list of numbers in 8 bytes each, or in 8 bytes altogether where all are the same.
 * A long run has tens of thousands of launches with hundreds of numbers each.
 */
public final class Numbers extends AbstractList<Double> implements RandomAccess {
  private static final Numbers NONE = new Numbers(new double[1], 0);

  /** The numbers: one that stands for all, or as many as {@link #size}. */
  private final double[] values;

  private final int size;

  private Numbers(double[] values, int size) {
    this.values = values;
    this.size = size;
  }

  /** Returns the same numbers in this form; the list itself where it has this form. */
  static List<Double> of(List<Double> numbers) {
    if (numbers instanceof Numbers) {
      return numbers;
    }
    double[] values = new double[numbers.size()];
    int index = 0;
    for (Double number : numbers) {
      values[index++] = number;
    }
    return of(values);
  }

  /** Returns the numbers of an array, which must not change any more. */
  public static Numbers of(double... values) {
    if (values.length == 0) {
      return NONE;
    }
    return alike(values)
        ? new Numbers(new double[] {values[0]}, values.length)
        : new Numbers(values, values.length);
  }

  /** Returns histograms in few bytes, each as a list of pairs of a value and its count. */
  static List<List<List<Double>>> ofPairs(List<List<List<Double>>> histograms) {
    List<List<List<Double>>> compact = new ArrayList<>(histograms.size());
    for (List<List<Double>> histogram : histograms) {
      compact.add(NumberPairs.of(histogram));
    }
    return compact;
  }

  private static boolean alike(double... values) {
    long first = Double.doubleToRawLongBits(values[0]);
    for (double value : values) {
      if (Double.doubleToRawLongBits(value) != first) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Double get(int index) {
    return number(index);
  }

  /** Returns the number at an index without boxing it. */
  private double number(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(index + " of " + size);
    }
    return values.length == 1 ? values[0] : values[index];
  }

  @Override
  public int size() {
    return size;
  }

  /** A list of pairs in 16 bytes each. */
  private static final class NumberPairs extends AbstractList<List<Double>>
      implements RandomAccess {
    private final double[] values;

    private NumberPairs(double[] values) {
      this.values = values;
    }

    /**
     * Returns the same pairs in this form; the list itself where anything in it is no pair of
     * numbers.
     */
    private static List<List<Double>> of(List<List<Double>> pairs) {
      if (pairs instanceof NumberPairs) {
        return pairs;
      }
      double[] values = new double[2 * pairs.size()];
      int index = 0;
      for (List<Double> pair : pairs) {
        if (pair.size() != 2) {
          return pairs;
        }
        values[index++] = pair.get(0);
        values[index++] = pair.get(1);
      }
      return new NumberPairs(values);
    }

    @Override
    public List<Double> get(int index) {
      return Numbers.of(Arrays.copyOfRange(values, 2 * index, 2 * index + 2));
    }

    @Override
    public int size() {
      return values.length / 2;
    }
  }
}
