package io.accbench.hotspot;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.ForkHotspots;
import io.accbench.model.SampleRecordings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Intervals over simulated forks whose true shares are known, and differ from fork to fork. */
@Tag("slow")
@Tag("any-jdk")
class ForkSpreadTest {
  /** Of all samples; the first part is the one that is looked at alone. */
  private static final double[] SHARES = {0.4, 0.2, 0.15, 0.1, 0.07, 0.05, 0.03};

  private static final int TIMES = 400;
  private static final int FORKS = 3;
  private static final int SAMPLES = 350;

  private final Random random = new Random(20_221);

  /** The same shares in each fork. */
  private double[] alike() {
    return SHARES;
  }

  /** Of Dirichlet's distribution: the variance is 4.5 times that of samples alone. */
  private double[] differing() {
    double[] shares = new double[SHARES.length];
    for (int i = 0; i < shares.length; i++) {
      for (int j = 0; j < 100 * SHARES[i]; j++) {
        shares[i] -= Math.log(1 - random.nextDouble());
      }
    }
    double sum = Arrays.stream(shares).sum();
    return Arrays.stream(shares).map(share -> share / sum).toArray();
  }

  /** The first part is compiled in one of two ways. */
  private double[] oneOfTwo() {
    double first = SHARES[0] + (random.nextBoolean() ? 0.08 : -0.08);
    double[] shares = SHARES.clone();
    Arrays.setAll(shares, i -> i == 0 ? first : SHARES[i] * (1 - first) / (1 - SHARES[0]));
    return shares;
  }

  private ForkHotspots fork(double[] shares) {
    int[] counts = new int[shares.length];
    for (int i = 0; i < SAMPLES; i++) {
      double left = random.nextDouble();
      int part = 0;
      while (part < shares.length - 1 && left >= shares[part]) {
        left -= shares[part++];
      }
      counts[part]++;
    }
    return recorded(counts);
  }

  private static ForkHotspots recorded(int[] counts) {
    List<ForkHotspots.MethodSamples> methods = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) {
      ForkHotspots.NamedMethod method = new ForkHotspots.NamedMethod("A", "part" + i, "()V");
      methods.add(new ForkHotspots.MethodSamples(method, counts[i], counts[i]));
    }
    return SampleRecordings.of(methods);
  }

  private Hotspots side(Function<ForkSpreadTest, double[]> shares) {
    List<ForkHotspots> forks = new ArrayList<>();
    for (int i = 0; i < FORKS; i++) {
      forks.add(fork(shares.apply(this)));
    }
    return JournaledHotspots.pooled(forks);
  }

  /** As if all samples had come from one fork. */
  private static Hotspots asOne(Hotspots hotspots) {
    int[] counts = new int[SHARES.length];
    for (SampleShare.OfPart part : hotspots.parts()) {
      int index = part.part().method().method().charAt("part".length()) - '0';
      counts[index] = (int) part.share().samples();
    }
    return JournaledHotspots.pooled(List.of(recorded(counts)));
  }

  private static boolean anyShown(Hotspots before, Hotspots after) {
    return Difference.of(before, after, null).parts().stream().anyMatch(HotspotDelta::shown);
  }

  private static boolean holds(Hotspots hotspots) {
    SampleShare.OfMethod first =
        hotspots.methods().stream()
            .filter(each -> each.method().method().equals("part0"))
            .findFirst()
            .orElseThrow();
    return first.self().estimate().low() <= SHARES[0]
        && first.self().estimate().high() >= SHARES[0];
  }

  private record Rates(double falselyShown, double falselyShownAsOne, double held) {}

  private Rates rates(Function<ForkSpreadTest, double[]> shares) {
    int shown = 0;
    int shownAsOne = 0;
    int held = 0;
    for (int i = 0; i < TIMES; i++) {
      Hotspots before = side(shares);
      Hotspots after = side(shares);
      shown += anyShown(before, after) ? 1 : 0;
      shownAsOne += anyShown(asOne(before), asOne(after)) ? 1 : 0;
      held += holds(before) ? 1 : 0;
    }
    return new Rates(shown / (double) TIMES, shownAsOne / (double) TIMES, held / (double) TIMES);
  }

  @Test
  void forks_that_differ_do_not_make_a_difference() {
    Rates rates = rates(ForkSpreadTest::differing);

    assertThat(rates.falselyShownAsOne()).isGreaterThan(0.5);
    assertThat(rates.falselyShown()).isLessThan(0.05);
    assertThat(rates.held()).isGreaterThan(0.94);
  }

  @Test
  void one_part_that_differs_alone_does_not_either() {
    Rates rates = rates(ForkSpreadTest::oneOfTwo);

    assertThat(rates.falselyShownAsOne()).isGreaterThan(0.3);
    assertThat(rates.falselyShown()).isLessThan(0.12);
  }

  @Test
  void forks_alike_show_a_difference_nearly_as_well_as_one() {
    assertThat(rates(ForkSpreadTest::alike).falselyShown()).isLessThan(0.05);
    double wider = 0;
    for (int i = 0; i < TIMES; i++) {
      Hotspots side = side(ForkSpreadTest::alike);
      wider += width(side) / width(asOne(side)) / TIMES;
    }
    assertThat(wider).isBetween(1.0, 1.5);
  }

  private static double width(Hotspots hotspots) {
    return hotspots.parts().stream()
        .mapToDouble(each -> each.share().estimate().high() - each.share().estimate().low())
        .sum();
  }

  @Test
  void part_that_one_side_lacks_is_as_doubtful_as_the_side() {
    Hotspots differing =
        JournaledHotspots.pooled(
            List.of(
                recorded(new int[] {300, 50, 0}),
                recorded(new int[] {150, 200, 0}),
                recorded(new int[] {250, 100, 0})));
    Hotspots more = JournaledHotspots.pooled(List.of(recorded(new int[] {700, 330, 20})));

    assertThat(anyShown(asOne(differing), more)).isTrue();
    assertThat(differing.spread().factor()).isGreaterThan(20);
    assertThat(anyShown(differing, more)).isFalse();
  }
}
