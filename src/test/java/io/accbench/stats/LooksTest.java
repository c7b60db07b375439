package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.commons.math3.special.Erf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LooksTest {
  /** Lan and DeMets' α₂: α ln(1 + (e − 1) t). */
  private static final Spending POCOCK =
      (error, fraction) -> error * Math.log1p((Math.E - 1) * fraction);

  /** Lan and DeMets' α₁: each side spends 2 (1 − Φ(z(1 − α/4) / √t)). */
  private static final Spending OBRIEN_FLEMING =
      (error, fraction) ->
          fraction <= 0 ? 0 : 2 * Erf.erfc(Erf.erfcInv(error / 2) / Math.sqrt(fraction));

  /** Of Hwang, Shih and DeCani (1990), γ = −4: α (1 − exp(−γt)) / (1 − exp(−γ)). */
  private static final Spending HWANG_SHIH_DECANI =
      (error, fraction) -> error * Math.expm1(4 * fraction) / Math.expm1(4);

  @Test
  void lan_and_demets_boundaries_are_the_published_ones() {
    // five equal looks, two-sided 5 %: ldbounds and gsDesign print 4.8769 3.3569 2.6803 2.2898
    // 2.0310 and 2.4380 2.4268 2.4102 2.3966 2.3859; the digits below are those of the same
    // recursion over the full line with 201 Legendre nodes and SciPy's norm and brentq
    assertThat(boundaries(OBRIEN_FLEMING, 0.05))
        .containsExactly(new double[] {4.87688, 3.35701, 2.68028, 2.28982, 2.03103}, within(1e-4));
    assertThat(boundaries(POCOCK, 0.05))
        .containsExactly(new double[] {2.43798, 2.42681, 2.41019, 2.39665, 2.38598}, within(1e-4));
    assertThat(boundaries(HWANG_SHIH_DECANI, 0.05))
        .containsExactly(new double[] {3.25267, 2.98605, 2.69166, 2.37367, 2.02532}, within(1e-4));
  }

  @Test
  void pococks_constant_spends_five_percent_in_five_looks() {
    // Pocock (1977), table 1: 2.413; the recursion with SciPy gives 2.41318
    Continuation going = Continuation.START;
    double spent = 0;
    for (int look = 1; look <= 5; look++) {
      double probability = probabilityBeyond(going, look, 2.41318);
      spent += probability;
      going = going.after(look, 2.41318);
    }
    assertThat(spent).isCloseTo(0.05, within(1e-5));
  }

  private static double probabilityBeyond(Continuation going, int look, double boundary) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < 60; i++) {
      double middle = (low + high) / 2;
      if (going.boundary(look, middle) > boundary) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static double[] boundaries(Spending spending, double error) {
    Continuation going = Continuation.START;
    double[] result = new double[5];
    double before = 0;
    for (int look = 1; look <= 5; look++) {
      double spent = spending.spent(error, look / 5.0);
      result[look - 1] = going.boundary(look, spent - before);
      going = going.after(look, result[look - 1]);
      before = spent;
    }
    return result;
  }

  @Test
  void looks_grow_by_a_quarter_and_end_before_two_more_samples_are_dropped() {
    assertThat(schedule(Looks.of(5, 120)))
        .containsExactly(5, 7, 9, 14, 19, 24, 29, 34, 44, 54, 69, 84, 104, 120);
    assertThat(schedule(Looks.of(8, 20))).containsExactly(8, 9, 14, 19, 20);
    assertThat(schedule(Looks.of(12, 12))).containsExactly(12);
    assertThat(schedule(Looks.once(12))).containsExactly(12);
    assertThat(Looks.of(5, 40).next(40)).isEqualTo(40);
    assertThat(Looks.of(5, 40).next(0)).isEqualTo(5);
  }

  @Test
  void the_first_look_has_what_it_spends() {
    // nothing was spent before: 0.01 / 2 (1 - ln(5/40) / ln(3/40) + (5/40)^3)
    double spent = 0.005 * (1 - Math.log(5 / 40.0) / Math.log(3 / 40.0) + Math.pow(5 / 40.0, 3));
    assertThat(1 - Looks.of(5, 40).confidence(0.99, 5)).isCloseTo(spent, within(1e-12));
  }

  @Test
  void the_levels_of_forty_rounds_agree_with_scipy() {
    // 2 norm.sf of the boundaries of the same recursion with SciPy, for 5 7 9 14 19 24 29 34 40
    double[] expected = {
      0.000995814,
      0.000964055,
      0.000897497,
      0.001343577,
      0.001443366,
      0.001745789,
      0.002263071,
      0.003015484,
      0.004445283
    };
    double[] levels =
        Arrays.stream(schedule(Looks.of(5, 40)))
            .mapToDouble(n -> 1 - Looks.of(5, 40).confidence(0.99, n))
            .toArray();
    assertThat(levels).containsExactly(expected, within(1e-8));
  }

  @Test
  void a_look_between_two_scheduled_ones_takes_what_is_free_since_the_last() {
    // SciPy, looks at 5 7 9 14 and then 16: 0.000996858
    assertThat(1 - Looks.of(5, 40).confidence(0.99, 16)).isCloseTo(0.000996858, within(1e-8));
    // and one round after 5 7 9, and after the 19th of 21 looks from 5 to 500
    assertThat(1 - Looks.of(5, 40).confidence(0.99, 10)).isCloseTo(0.000706459, within(1e-7));
    assertThat(1 - Looks.of(5, 500).confidence(0.99, 385)).isCloseTo(0.001764800, within(1e-7));
    // before the first scheduled one it is the first
    double spent = 0.005 * (1 - Math.log(4 / 40.0) / Math.log(3 / 40.0) + Math.pow(4 / 40.0, 3));
    assertThat(1 - Looks.of(5, 40).confidence(0.99, 4)).isCloseTo(spent, within(1e-12));
  }

  @Test
  void one_look_has_no_price() {
    assertThat(Looks.once(10).confidence(0.99, 10)).isCloseTo(0.99, within(1e-12));
    assertThat(Looks.once(10).confidence(0.99, 8)).isCloseTo(0.99, within(1e-12));
    assertThat(Looks.once(10).overallLevel(0.03, 10)).isCloseTo(0.03, within(1e-9));
  }

  @Test
  void many_looks_stay_exact() {
    // SciPy: the last of 21 looks from 5 to 500
    assertThat(1 - Looks.of(5, 500).confidence(0.99, 500)).isCloseTo(0.003383987, within(1e-7));
  }

  @ParameterizedTest
  @CsvSource({"0.5, 5", "0.01, 5", "0.01, 40", "0.2, 24", "0.0001, 16", "1e-9, 34", "0.99, 29"})
  void the_overall_level_is_the_inverse_of_the_confidence(double overall, int rounds) {
    Looks looks = Looks.of(5, 40);
    double nominal = 1 - looks.confidence(1 - overall, rounds);
    assertThat(looks.overallLevel(nominal, rounds)).isCloseTo(overall, withinPercentage(1e-3));
  }

  @Test
  void overall_levels_reach_from_nothing_to_one() {
    Looks looks = Looks.of(5, 40);
    assertThat(looks.overallLevel(0, 9)).isEqualTo(0);
    assertThat(looks.overallLevel(1, 9)).isEqualTo(1);
    assertThat(looks.overallLevel(0.9, 9)).isEqualTo(1);
    double tiny = looks.overallLevel(1e-20, 9);
    assertThat(tiny).isBetween(1e-20, 1e-18);
    assertThat(tiny).isLessThan(looks.overallLevel(1e-12, 9));
  }

  @Test
  void what_cannot_be_is_refused() {
    assertThatThrownBy(() -> Looks.of(1, 40)).hasMessageContaining("from 1 to 40");
    assertThatThrownBy(() -> Looks.of(9, 8)).hasMessageContaining("from 9 to 8");
    assertThatThrownBy(() -> Looks.once(0)).hasMessageContaining("0");
    assertThatThrownBy(() -> Looks.of(5, 40).confidence(0.99, 41)).hasMessageContaining("41");
    assertThatThrownBy(() -> Looks.of(5, 40).confidence(1, 40)).hasMessageContaining("1.0");
    assertThatThrownBy(() -> Looks.of(5, 40).overallLevel(Double.NaN, 5))
        .hasMessageContaining("NaN");
  }

  private static int[] schedule(Looks looks) {
    return IntStream.rangeClosed(1, looks.most()).filter(looks::at).toArray();
  }

  /** A p-value of a plain slow-down may be as small as a double can be. */
  @Test
  void the_smallest_levels_have_an_overall_one() {
    for (double level = 1e-3; level > 1e-300; level /= 7) {
      assertThat(Looks.once(10).overallLevel(level, 10)).isEqualTo(level);
      assertThat(Looks.of(5, 60).overallLevel(level, 14)).isBetween(level, 40 * level);
    }
  }
}
