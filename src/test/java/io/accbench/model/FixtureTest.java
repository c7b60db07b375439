package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class FixtureTest {
  @Test
  void what_a_fixture_is_for_holds_for_the_document_of_a_trace_too() {
    Path document = Path.of("frame.json");
    Fixture trace =
        new Fixture(
            "t", "", "", "T", Path.of("trace"), "T::t", "p99", List.of("deserialize"), false);

    Fixture holding = trace.holding(document);

    assertThat(holding)
        .isEqualTo(
            new Fixture("t", "", "", "T", document, "T::t", null, List.of("deserialize"), false));
    assertThat(holding.framed("t:max", "max").operations()).containsExactly("deserialize");
  }
}
