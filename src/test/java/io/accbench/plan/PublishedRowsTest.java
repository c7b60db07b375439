package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.FlatYaml;
import io.accbench.model.Published;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PublishedRowsTest {
  private static final String HEADER = "row,cell,against,claim,ratio,ratio_high,jdk,source\n";

  @TempDir Path study = Path.of("");

  private List<Published> read(String text) throws IOException {
    Files.writeString(study.resolve("published.csv"), text);
    return published("profile.yaml");
  }

  private List<Published> published(String profile) {
    return PublishedRows.read(
        new Profile("study", study.resolve(profile), new FlatYaml(profile, Map.of())));
  }

  @Test
  void a_profile_without_the_file_and_a_further_one_beside_it_have_none() throws IOException {
    assertThat(published("profile.yaml")).isEmpty();
    assertThat(read(HEADER + "a,jvm=17,jvm=21,,2,,,x\n")).hasSize(1);
    assertThat(published("parts.yaml")).isEmpty();
  }

  @Test
  void a_row_has_a_ratio_or_two_and_the_words_of_its_study() throws IOException {
    List<Published> rows =
        read(
            HEADER
                + "a,strategy=hidden mode=avgt,strategy=direct,1.5 to 2x faster,1.5,2,17,a paper\n"
                + "b,jvm=17,jvm=21,,1,,,an issue\n");

    assertThat(rows.get(0))
        .isEqualTo(
            new Published(
                "a",
                Map.of("strategy", "hidden", "mode", "avgt"),
                Map.of("strategy", "direct"),
                "1.5 to 2x faster",
                1.5,
                2,
                "17",
                "a paper"));
    assertThat(rows.get(0).claimed()).isTrue();
    assertThat(rows.get(1).words()).isEqualTo("1×");
    assertThat(rows.get(1).high()).isEqualTo(1);
    assertThat(rows.get(1).claimed()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a,jvm=17,jvm=21,,,,,x | ratio \"\" is not a number above 0",
        "a,jvm=17,jvm=21,,\"1,5\",,,x | ratio \"1,5\" is not a number above 0",
        "a,jvm=17,jvm=21,,2,1,,x | not be above ratio_high",
        "a,jwm=17,jvm=21,,2,,,x | axis \"jwm\" is unknown; did you mean \"jvm\"?",
        "a,jvm=17,,,2,,,x | against: axis \"\" is unknown",
        "a,jvm=17,jvm=21,,2,,, | needs row and source",
      })
  void mistakes_are_told_with_their_line(String row, String problem) {
    assertThatThrownBy(() -> read(HEADER + row + "\n"))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("/published.csv:2: ")
        .hasMessageContaining(problem);
  }

  @ParameterizedTest
  @ValueSource(strings = {"row,cell\na,b\n", HEADER + "a,\"b\n", HEADER + "a,b\n"})
  void a_torn_file_is_refused(String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("/published.csv");
  }
}
