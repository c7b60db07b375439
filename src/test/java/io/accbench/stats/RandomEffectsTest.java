package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.accbench.stats.RandomEffects.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RandomEffectsTest {
  /**
   * The 13 trials of the BCG vaccine (Colditz et al., JAMA 271, 1994) as logarithms of relative
   * risks, with their variances: the example of the R package metafor, whose documentation gives
   * DerSimonian and Laird's results.
   */
  @Test
  void a_known_meta_analysis_is_repeated() {
    double[] effects = {
      -0.8893, -1.5854, -1.3481, -1.4416, -0.2175, -0.7861, -1.6209, 0.0120, -0.4694, -1.3713,
      -0.3394, 0.4459, -0.0173
    };
    double[] variances = {
      0.3256, 0.1946, 0.4154, 0.0200, 0.0512, 0.0069, 0.2230, 0.0040, 0.0564, 0.0730, 0.0124,
      0.5325, 0.0714
    };
    List<Effect> trials = new ArrayList<>();
    for (int i = 0; i < effects.length; i++) {
      trials.add(new Effect(effects[i], variances[i]));
    }

    RandomEffects all = RandomEffects.of(trials, 0.95);

    assertThat(all.mean().center()).isCloseTo(-0.714, within(0.003));
    assertThat(all.between() * all.between()).isCloseTo(0.309, within(0.005));
    assertThat(all.heterogeneity()).isCloseTo(0.921, within(0.003));
    assertThat(all.homogeneous()).isLessThan(1e-6);
    assertThat(all.mean().high() - all.mean().center())
        .as("Student's t with 12 degrees of freedom, a standard error of 0.18")
        .isCloseTo(2.179 * 0.18, within(0.01));
  }

  @Test
  void equal_effects_have_no_variance_between() {
    RandomEffects all =
        RandomEffects.of(List.of(new Effect(0.2, 0.01), new Effect(0.2, 0.04)), 0.99);

    assertThat(all.between()).isZero();
    assertThat(all.heterogeneity()).isZero();
    assertThat(all.homogeneous()).isEqualTo(1);
    assertThat(all.mean().center()).isCloseTo(0.2, within(1e-12));
  }

  @Test
  void one_effect_and_effects_without_an_error_are_refused() {
    assertThatThrownBy(() -> RandomEffects.of(List.of(new Effect(1, 1)), 0.99))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> RandomEffects.of(List.of(new Effect(1, 0), new Effect(1, 1)), 0.99))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** 2,000 times k machines whose true ratios differ by 5 %, with 9 rounds each. */
  @Tag("slow")
  @Tag("any-jdk")
  @Test
  void the_interval_holds_the_mean_of_all_machines_as_often_as_it_says() {
    for (int machines : new int[] {2, 3, 8}) {
      Random random = new Random(machines);
      int held = 0;
      int times = 2_000;
      for (int time = 0; time < times; time++) {
        List<Effect> effects = new ArrayList<>();
        for (int machine = 0; machine < machines; machine++) {
          double own = 0.1 + 0.05 * random.nextGaussian();
          double[] rounds =
              DoubleStream.generate(() -> own + 0.03 * random.nextGaussian()).limit(9).toArray();
          effects.add(Effect.of(rounds));
        }
        Estimate mean = RandomEffects.of(effects, 0.99).mean();
        held += mean.low() <= 0.1 && 0.1 <= mean.high() ? 1 : 0;
      }
      assertThat(held / (double) times).as("%d machines", machines).isGreaterThan(0.98);
    }
  }
}
