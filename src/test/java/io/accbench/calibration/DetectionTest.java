package io.accbench.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.accbench.calibration.Detection.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

class DetectionTest {
  private static final Detection DETECTION =
      new Detection(
          0.02, List.of(new Point(0.02, 0.01), new Point(0.05, 0.61), new Point(0.10, 0.90)));

  @Test
  void the_smallest_slow_down_lies_on_the_line_between_two_points() {
    // 0.61 + (0.80 − 0.61) is 19/29 of the way from 5 % to 10 %
    assertThat(DETECTION.smallest(0.80)).isCloseTo(0.05 + 0.05 * 19 / 29, within(1e-12));
    assertThat(DETECTION.smallest(0.61)).isCloseTo(0.05, within(1e-12));
    assertThat(DETECTION.smallest(0.005)).isEqualTo(0.02);
  }

  @Test
  void what_the_largest_slow_down_does_not_reach_is_beyond_it() {
    assertThat(DETECTION.smallest(0.95)).isInfinite();
    assertThat(new Detection(0.02, List.of()).smallest(0.8)).isNaN();
    assertThat(DETECTION.at(0.03)).isNaN();
    assertThat(DETECTION.at(0.05)).isEqualTo(0.61);
  }
}
