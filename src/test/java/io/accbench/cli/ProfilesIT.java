package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.plan.Profile;
import io.accbench.plan.Samples;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each shipped profile can be measured: its types compile, and codecs are tried with them. */
@Tag("campaign")
class ProfilesIT {
  static Stream<String> profiles() {
    return Profile.list(Samples.PROFILES).stream();
  }

  @BeforeAll
  static void compileTypesThatNeedAnotherCompiler() {
    Programs.run(
            Path.of("."),
            Map.of(),
            Words.of("mvn -B -q -f profiles/kotlin-value-class/pom.xml compile"))
        .ended(0);
  }

  @ParameterizedTest
  @MethodSource("profiles")
  void each_profile_finds_cells_that_can_be_measured(String profile) {
    assertThat(accbench("run --profile %s --dry-run", profile).ended(0).out())
        .contains(" forks, about ");
  }
}
