package io.accbench.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.analysis.fork.UnboundForks;
import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import io.accbench.report.text.FindingText;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UnboundForksTest {
  private static Launch launch(String cause, Map<String, String> facts) {
    return new LaunchBuilder("cell", 0).failed(cause).facts(facts).build();
  }

  /** Returns the facts of a fork that was bound, or was not for a reason: {@code any: EPERM}. */
  private static Map<String, String> facts(String text) {
    return text.startsWith("any: ")
        ? Map.of("processors.obstacle", text.substring(5))
        : Map.of("processors", text);
  }

  private static List<String> findings(String... processors) {
    List<Launch> launches =
        Arrays.stream(processors).map(text -> launch(null, facts(text))).toList();
    return UnboundForks.findings(launches).stream().map(FindingText::of).toList();
  }

  @Test
  void forks_that_were_bound_or_were_not_to_be_are_no_finding() {
    assertThat(findings("0", "1-2", "?")).isEmpty();
    assertThat(UnboundForks.findings(List.of(launch(null, Map.of())))).isEmpty();
    assertThat(UnboundForks.findings(List.of(launch("died", facts("any: gone"))))).isEmpty();
  }

  @Test
  void all_others_are_one_with_the_most_frequent_reason() {
    assertThat(findings("0", "any: EPERM"))
        .containsExactly(
            "1 of 2 forks could not be bound to the processors of their round, which makes scores"
                + " less precise: EPERM");
    assertThat(findings("0", "any: a", "any: b", "any: b"))
        .containsExactly(
            "3 of 4 forks could not be bound to the processors of their round, which makes scores"
                + " less precise; most often: b");
  }
}
