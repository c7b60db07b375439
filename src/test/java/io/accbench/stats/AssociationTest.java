package io.accbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@Tag("any-jdk")
class AssociationTest {
  private static final boolean[] TWO_OF_NINE = group("001000100");

  @Test
  void a_split_that_is_the_group_of_two_of_nine_has_the_one_chance_in_36() {
    Association.Best best = best("001000100", "001000100");
    assertThat(best.level()).isCloseTo(1 / 36.0, within(1e-12));
    assertThat(best.lowest()).isCloseTo(1 / 36.0, within(1e-12));
  }

  @Test
  void one_split_alone_has_the_level_of_fishers_test() {
    // 9 things, 3 have it, group of 4, overlap 3: C(3,3)·C(6,1) = 6 of C(9,4) = 126; overlap 0 has
    // C(6,4) = 15, which is likelier, so that the two-sided level is 6 / 126
    assertThat(best("111100000", "111000000").level()).isCloseTo(6 / 126.0, within(1e-12));
    // overlap 0: it and overlap 3 are no likelier: (15 + 6) / 126
    assertThat(best("000001111", "111000000").level()).isCloseTo(21 / 126.0, within(1e-12));
  }

  @Test
  void a_second_split_of_the_same_shape_doubles_the_level_and_a_copy_does_not() {
    assertThat(best("001000100", "001000100", "110000000").level())
        .isCloseTo(2 / 36.0, within(1e-12));
    assertThat(best("001000100", "001000100", "110111011").level())
        .isCloseTo(1 / 36.0, within(1e-12));
  }

  @Test
  void a_split_that_could_never_be_the_group_costs_nothing() {
    is(best("001000100", "111100000", "100000000", "001000100"), 2, 1 / 36.0);
  }

  @Test
  void a_feature_that_weighs_less_does_not_count_against_one_that_weighs_more() {
    List<Association.Feature> features =
        List.of(
            Association.weighing(0.5, Association.split(group("110000000"))),
            Association.split(TWO_OF_NINE));
    is(Association.best(TWO_OF_NINE, features), 1, 1 / 36.0);
    is(Association.best(group("110000000"), features), 0, 2 / 36.0);
  }

  @Test
  void numbers_are_ranked_and_only_larger_ones_go_with_the_group() {
    double[] values = {1, 2, 9, 3, 4, 5, 8, 6, 7};
    assertThat(Association.best(TWO_OF_NINE, List.of(Association.larger(values))).level())
        .isCloseTo(1 / 36.0, within(1e-12));
    double[] reversed = IntStream.range(0, 9).mapToDouble(i -> -values[i]).toArray();
    assertThat(Association.best(TWO_OF_NINE, List.of(Association.larger(reversed))).level())
        .isEqualTo(1);
  }

  @Test
  void many_divisions_are_drawn_and_the_real_one_is_among_them() {
    String half = "1".repeat(15) + "0".repeat(15);
    assertThat(best(half, half).level()).isCloseTo(1.0 / 10_001, within(1e-12));
    assertThat(best(half, "10".repeat(15)).level()).isGreaterThan(0.5);
  }

  /** The level is below 5 % in no more than 5 % of cases, whatever the number of features. */
  @Test
  void thirty_random_splits_of_twelve_are_hardly_ever_taken_for_a_reason() {
    Random random = new Random(7);
    int times = 600;
    long found = IntStream.range(0, times).filter(time -> random(random).level() <= 0.05).count();
    assertThat(found).isLessThanOrEqualTo(times / 20);
  }

  @Test
  void a_group_that_is_empty_is_refused() {
    assertThatThrownBy(() -> best("000", "100")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Association.best(TWO_OF_NINE, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Groups of 2 to 6 of 12, and features that a tenth to nine tenths of them have. */
  private static Association.Best random(Random random) {
    int chosen = 2 + random.nextInt(5);
    boolean[] group = new boolean[12];
    random.ints(0, 12).distinct().limit(chosen).forEach(i -> group[i] = true);
    return Association.best(
        group,
        IntStream.range(0, 30)
            .mapToObj(
                i -> {
                  double share = 0.1 + 0.8 * random.nextDouble();
                  boolean[] having = new boolean[12];
                  IntStream.range(0, 12).forEach(j -> having[j] = random.nextDouble() < share);
                  return Association.weighing(i < 5 ? 1 : 0.5, Association.split(having));
                })
            .toList());
  }

  /** Whose best feature fits two of nine, so that no division of theirs is rarer. */
  private static void is(Association.Best best, int feature, double level) {
    assertThat(best.feature()).isEqualTo(feature);
    assertThat(best.level()).isCloseTo(level, within(1e-12));
    assertThat(best.alone()).isCloseTo(1 / 36.0, within(1e-12));
    assertThat(best.lowest()).isCloseTo(1 / 36.0, within(1e-12));
  }

  private static Association.Best best(String group, String... splits) {
    return Association.best(
        group(group),
        List.of(splits).stream().map(split -> Association.split(group(split))).toList());
  }

  private static boolean[] group(String bits) {
    boolean[] group = new boolean[bits.length()];
    IntStream.range(0, group.length).forEach(i -> group[i] = bits.charAt(i) == '1');
    return group;
  }
}
