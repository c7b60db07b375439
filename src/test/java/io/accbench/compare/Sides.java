package io.accbench.compare;

import io.accbench.jmh.JmhResult;
import io.accbench.model.Mode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Sides made of a few numbers. */
final class Sides {
  private Sides() {}

  static Side of(String label, JmhResult... results) {
    return Side.ofJmh(label, Arrays.asList(results), key -> true);
  }

  static JmhResult result(String name, Mode mode, String unit, double... forks) {
    return result(name, mode, unit, List.of(), Map.of(), Map.of(), forks);
  }

  static JmhResult result(
      String name,
      Mode mode,
      String unit,
      List<Double> bytes,
      Map<String, String> params,
      Map<String, String> environment,
      double... forks) {
    return new JmhResult(
        "x.json: result (" + name + ")",
        name,
        mode,
        1,
        params,
        unit,
        Double.NaN,
        Arrays.stream(forks).boxed().toList(),
        bytes,
        null,
        List.of(),
        environment,
        null);
  }

  /** A result whose score is no measurement, for the reason given. */
  static JmhResult unusable(String name, String problem) {
    return new JmhResult(
        "x.json: result (" + name + ")",
        name,
        Mode.AVERAGE_TIME,
        1,
        Map.of(),
        "us/op",
        1,
        List.of(1.0),
        List.of(),
        null,
        List.of(),
        Map.of(),
        problem);
  }

  /** Forks around a centre: 1 % spread, none of them equal. */
  static double[] around(double center, int forks) {
    double[] scores = new double[forks];
    for (int i = 0; i < forks; i++) {
      scores[i] = center * (1 + 0.01 * (i % 2 == 0 ? i : -i) / forks);
    }
    return scores;
  }

  static List<Double> bytes(double... forks) {
    List<Double> bytes = new ArrayList<>();
    Arrays.stream(forks).forEach(bytes::add);
    return bytes;
  }
}
