package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.accbench.model.Published;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PublishedRowsTest {
  private static final String HEADER =
      "row,cell,against,unit,decimal,baseline,baseline_error,score,error,ratio,ratio_high,claim,jdk,source\n";

  @TempDir Path profiles = Path.of("");

  private List<Published> read(String rows) {
    return file(HEADER + rows + "\n");
  }

  private List<Published> file(String text) {
    try {
      Files.createDirectories(profiles.resolve("study"));
      Files.writeString(profiles.resolve("study/published.csv"), text);
    } catch (IOException failed) {
      throw new IllegalStateException(failed);
    }
    return PublishedRows.read(profiles, "study");
  }

  @Test
  void profile_without_a_study_has_none() {
    assertThat(PublishedRows.read(profiles, "quick")).isEmpty();
  }

  /** By hand: (317 - 19) / (540 + 31), (317 + 19) / (540 - 31). */
  @Test
  void scores_give_a_ratio_between_the_ends_of_their_errors() {
    Published row =
        read("a,strategy=hidden mode=avgt,strategy=direct,us/op,point,317,19,540,31,,,,17,a paper")
            .get(0);

    assertThat(row.cell()).isEqualTo(Map.of("strategy", "hidden", "mode", "avgt"));
    assertThat(row.against()).isEqualTo(Map.of("strategy", "direct"));
    assertThat(row.words()).isEqualTo("317 ± 19, then 540 ± 31 us/op");
    assertThat(row.low()).isCloseTo(298.0 / 571, within(1e-12));
    assertThat(row.high()).isCloseTo(336.0 / 509, within(1e-12));
    assertThat(row.claimed()).isTrue();
  }

  @Test
  void throughput_and_decimal_commas_are_understood() {
    Published row =
        read("a,jvm=17,jvm=21,ops/us,comma,\"30,788\",,\"78,475\",,,,,23,an issue").get(0);

    assertThat(row.low()).isCloseTo(78.475 / 30.788, within(1e-12));
    assertThat(row.high()).isEqualTo(row.low());
  }

  @Test
  void claim_in_words_has_a_ratio_or_two() {
    List<Published> rows =
        read(
            "a,jvm=17,jvm=21,,point,,,,,1.5,2,1.5 to 2x faster,,x\n"
                + "b,jvm=17,jvm=21,,point,,,,,1,,,,x");

    assertThat(rows.get(0).words()).isEqualTo("1.5 to 2x faster");
    assertThat(rows.get(0).high()).isEqualTo(2);
    assertThat(rows.get(1).words()).isEqualTo("1×");
    assertThat(rows.get(1).claimed()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a,jvm=17,jvm=21,ops/us,point,30788,,78475,,,,,,x | which is implausible; is `decimal:`"
            + " wrong?",
        "a,jvm=17,jvm=21,ops/us,point,\"30,788\",,78,,,,,,x | baseline \"30,788\" is not a number"
            + " with a decimal point",
        "a,jvm=17,jvm=21,ops/us,,30,,78,,,,,,x | decimal \"\" is unknown; known: comma, point",
        "a,jvm=17,jvm=21,ops/h,point,30,,78,,,,,,x | unit \"ops/h\" is unknown",
        "a,jvm=17,jvm=21,us/op,point,30,31,78,,,,,,x | above their errors",
        "a,jwm=17,jvm=21,us/op,point,30,,78,,,,,,x | axis \"jwm\" is unknown; did you mean"
            + " \"jvm\"?",
        "a,jvm=17,,us/op,point,30,,78,,,,,,x | against: axis \"\" is unknown",
        "a,jvm=17,jvm=21,,point,,,,,,,,,x | needs baseline and score, or a ratio",
        "a,jvm=17,jvm=21,,point,,,,,2,1,,,x | not above ratio_high",
        "a,jvm=17,jvm=21,,point,,,,,2,,,, | needs row and source",
      })
  void mistakes_are_told_with_their_line(String row, String problem) {
    assertThatThrownBy(() -> read(row))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("study/published.csv:2: ")
        .hasMessageContaining(problem);
  }

  static Stream<String> torn() {
    return Stream.of("row,cell\na,b\n", HEADER + "a,\"b\n", HEADER + "a,b\n");
  }

  @ParameterizedTest
  @MethodSource
  void torn(String text) {
    assertThatThrownBy(() -> file(text))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("study/published.csv");
  }
}
