package io.accbench.kernel.proof;

import static io.accbench.kernel.spi.Execution.Direction.DESERIALIZE;
import static io.accbench.kernel.spi.Execution.Direction.SERIALIZE;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class ActivationTest {
  private static Execution of(Direction way, String property, String code, boolean replaced) {
    return new Execution(way, "Order", property, code, replaced, "");
  }

  private static Execution refused(String property, String reason) {
    return new Execution(SERIALIZE, "Order", property, "Writer: Field", false, reason);
  }

  private static Map<Object, Object> facts(Execution... executions) {
    return facts(List.of(SERIALIZE), executions);
  }

  private static Map<Object, Object> facts(List<Direction> ways, Execution... executions) {
    Properties facts = new Properties();
    new Activation(List.of(executions), ways).addTo(facts);
    return facts;
  }

  private static Map<Object, Object> counted(int replaced, int properties) {
    return Map.of("replaced", "" + replaced, "properties", "" + properties);
  }

  private static String sum(List<Direction> ways, Execution... executions) {
    return new Activation(List.of(executions), ways).sum();
  }

  @Test
  void a_codec_that_cannot_tell() {
    assertThat(facts()).isEmpty();
    assertThat(sum(List.of(SERIALIZE))).isEmpty();
  }

  @Test
  void a_library_that_nobody_treats() {
    assertThat(facts(of(SERIALIZE, "id", "Writer: getId", false), of(SERIALIZE, "", "Bean", false)))
        .isEqualTo(Map.of("properties", "1"));
  }

  @Test
  void properties_count_and_neither_the_bean_nor_its_creation() {
    assertThat(
            facts(
                of(SERIALIZE, "id", "Fast", true),
                of(SERIALIZE, "total", "Fast", true),
                of(SERIALIZE, "", "FastBean", true),
                of(SERIALIZE, "<init>", "FastCreator", true)))
        .isEqualTo(counted(2, 2));
  }

  @Test
  void reasons_are_counted_in_the_order_of_their_first() {
    assertThat(
            facts(
                refused("a", "private field"),
                of(SERIALIZE, "b", "Fast", true),
                refused("c", "primitive byte"),
                refused("d", "private field")))
        .isEqualTo(
            Map.of(
                "properties", "4",
                "replaced", "1",
                "notReplaced.0", "2\tprivate field",
                "notReplaced.1", "1\tprimitive byte"));
  }

  @Test
  void a_creation_that_alone_was_replaced_is_told_as_no_property() {
    assertThat(facts(of(SERIALIZE, "<init>", "Fast", true), of(SERIALIZE, "id", "Slow", false)))
        .isEqualTo(counted(0, 1));
  }

  @Test
  void only_the_ways_of_the_operation_count() {
    Execution write = of(SERIALIZE, "id", "Fast", true);
    Execution read = of(DESERIALIZE, "id", "Slow", false);

    assertThat(facts(write, read)).isEqualTo(counted(1, 1));
    assertThat(facts(read)).isEmpty();
    assertThat(facts(List.of(SERIALIZE, DESERIALIZE), write, read)).isEqualTo(counted(1, 2));
    assertThat(sum(List.of(SERIALIZE), write, read)).isEqualTo(sum(List.of(SERIALIZE), write));
  }

  @Test
  void equal_sums_mean_equal_code_in_any_order() {
    Execution id = of(SERIALIZE, "id", "Writer: getId", false);
    Execution total = of(SERIALIZE, "total", "Writer: getTotal", false);
    String sum = sum(List.of(SERIALIZE), id, total);

    assertThat(sum).matches("[0-9a-f]+").isEqualTo(sum(List.of(SERIALIZE), total, id));
    assertThat(sum(List.of(SERIALIZE), id)).isNotEqualTo(sum);
    assertThat(sum(List.of(SERIALIZE), id, of(SERIALIZE, "total", "Writer: total", false)))
        .isNotEqualTo(sum);
    assertThat(sum(List.of(SERIALIZE), id, of(SERIALIZE, "sum", "Writer: getTotal", false)))
        .isNotEqualTo(sum);
    assertThat(sum(List.of(DESERIALIZE), of(DESERIALIZE, "id", "Writer: getId", false)))
        .isNotEqualTo(sum(List.of(SERIALIZE), id));
  }

  @Test
  void why_the_same_code_runs_does_not_change_its_sum() {
    assertThat(sum(List.of(SERIALIZE), refused("id", "private field")))
        .isEqualTo(sum(List.of(SERIALIZE), of(SERIALIZE, "id", "Writer: Field", false)));
  }
}
