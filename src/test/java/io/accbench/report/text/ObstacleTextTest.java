package io.accbench.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cause;
import io.accbench.model.Cause.ConcernedShare;
import io.accbench.model.Cause.GraphPart;
import io.accbench.model.Obstacle;
import org.junit.jupiter.api.Test;

class ObstacleTextTest {
  private static final String KIND = "Unsupported MethodHandle kind: getField a.Order.id:int";

  private static Obstacle refused(ConcernedShare share, String exception, String message) {
    return new Obstacle.NotSupported(Cause.of(exception, message).withShare(share));
  }

  @Test
  void what_cannot_be_done_comes_before_the_exception_of_the_jdk() {
    Obstacle all =
        refused(new ConcernedShare(GraphPart.PROPERTY, 36, 36), "LambdaConversionException", KIND);

    assertThat(ObstacleText.of(all))
        .isEqualTo(
            "not supported: LambdaMetafactory reaches methods only (36 of 36 properties not"
                + " reachable; LambdaConversionException: "
                + KIND
                + ")");
    assertThat(ObstacleText.brief(all))
        .isEqualTo("not supported: LambdaMetafactory reaches methods only");
  }

  @Test
  void a_strategys_own_reason_needs_no_exception() {
    Obstacle some =
        refused(
            new ConcernedShare(GraphPart.TYPE, 1, 2),
            "",
            "a VarHandle reaches fields only: it creates nothing");

    String text =
        "not supported: a VarHandle reaches fields only: it creates nothing (1 of 2 types not"
            + " constructible)";
    assertThat(ObstacleText.of(some)).isEqualTo(text);
    assertThat(ObstacleText.brief(some)).isEqualTo(text);
  }

  @Test
  void another_exception_stands_behind_its_message() {
    assertThat(ObstacleText.of(refused(null, "UnsupportedOperationException", "no such column")))
        .isEqualTo("not supported: no such column (UnsupportedOperationException)");
    assertThat(ObstacleText.of(refused(null, "UnsupportedOperationException", "")))
        .isEqualTo("not supported: UnsupportedOperationException");
  }

  @Test
  void a_failure_begins_with_its_exception() {
    Obstacle failed = new Obstacle.Failed(Cause.of("NullPointerException", "x is null"));

    assertThat(ObstacleText.of(failed)).isEqualTo("failed: NullPointerException: x is null");
  }
}
