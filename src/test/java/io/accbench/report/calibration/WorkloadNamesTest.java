package io.accbench.report.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.calibration.CalibratedWorkload;
import io.accbench.model.Mode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WorkloadNamesTest {
  private static List<String> names(String... cells) {
    return WorkloadNames.of(
        Stream.of(cells)
            .map(
                cell ->
                    new CalibratedWorkload(
                        cell,
                        Mode.AVERAGE_TIME,
                        30,
                        1,
                        60,
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of()))
            .toList());
  }

  @Test
  void a_name_holds_what_tells_workloads_apart() {
    assertThat(
            names(
                "access.read/order/reflection/field/bean/typed/17/avgt/1",
                "access.copy/order/reflection/field/bean/typed/25/ss/1"))
        .containsExactly("read order 17 avgt", "copy order 25 ss");
  }

  @Test
  void operation_fixture_and_mode_stand_there_even_if_nothing_differs() {
    assertThat(names("codec.serialize/order/jackson/default/jackson-2.21.1/17/avgt/1"))
        .containsExactly("serialize order avgt");
  }

  @Test
  void ids_of_different_shapes_are_kept_whole() {
    assertThat(names("access.read/order/17/avgt/1", "access.read/order/bean/17/avgt/1"))
        .containsExactly("access.read order 17 avgt 1", "access.read order bean 17 avgt 1");
  }
}
