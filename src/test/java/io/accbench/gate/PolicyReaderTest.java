package io.accbench.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PolicyReaderTest {
  @TempDir Path folder;

  private Policy read(String yaml) throws IOException {
    return PolicyReader.read(Files.writeString(folder.resolve("policy.yaml"), yaml));
  }

  private Expectation rule(String text) throws IOException {
    return read("expectations:\n  - '" + text + "'\n").expectations().get(0);
  }

  private List<String> problems(String yaml) {
    ThrowingCallable reading = () -> read(yaml);
    assertThatThrownBy(reading).isInstanceOf(UserException.class);
    try {
      read(yaml);
      return List.of();
    } catch (UserException mistakes) {
      return mistakes.problems().stream().map(line -> line.replace(folder + "/", "")).toList();
    } catch (IOException disk) {
      throw new AssertionError(disk);
    }
  }

  @Test
  void a_policy_has_as_many_expectations_as_can_be_tested_in_time() throws IOException {
    String rule = "  - read <= 1.3 time\n";

    assertThat(read("expectations:\n" + rule.repeat(1000)).expectations()).hasSize(1000);
    assertThat(problems("expectations:\n" + rule.repeat(30_000)))
        .containsExactly(
            "policy.yaml: holds 30000 expectations, but at most 1000 are allowed; write fewer that"
                + " match more rows");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "blackbird/vanilla serialize order >= 0.97 | TIME       | 1.030928 | false | 3",
        "hidden/direct read <= 1.3 time            | TIME       | 1.3      | false | 2",
        "hidden/direct read time <= 1.3            | TIME       | 1.3      | false | 2",
        "hidden/direct read alloc<=1.5             | ALLOCATION | 1.5      | false | 2",
        "alloc B/op <= baseline + 1 %              | ALLOCATION | 1.01     | true  | 0",
        "alloc <= baseline+0.5%                    | ALLOCATION | 1.005    | true  | 0",
        "<= baseline                               | TIME       | 1        | true  | 0",
        "serialize <= baseline - 10 %              | TIME       | 0.9      | true  | 1",
        "strategy=hidden >= baseline - 3 %         | TIME       | 1.030928 | true  | 1",
        ">= baseline + 25 %                        | TIME       | 0.8      | true  | 0",
        "<= baseline + 2 % alloc                   | ALLOCATION | 1.02     | true  | 0",
      })
  void an_expectation_is_a_limit_on_the_change(
      String text, Metric metric, double limit, boolean againstBaseline, int names)
      throws IOException {
    Expectation rule = rule(text);

    assertThat(rule.metric()).isEqualTo(metric);
    assertThat(rule.limit()).isCloseTo(limit, within(1e-6));
    assertThat(rule.againstBaseline()).isEqualTo(againstBaseline);
    assertThat(rule.words()).hasSize(names);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hidden/direct read               | must contain exactly one <= or >=",
        "a <= 1 <= 2 time                 | must contain exactly one <= or >=",
        "a < 1.3 time                     | must contain exactly one <= or >=",
        "hidden/direct read <= 1.3        | would limit how fast it may be",
        "hidden/direct read >= 1.3 time   | bounds time from below",
        "alloc >= baseline                | bounds alloc from below",
        "read B/op <= baseline            | B/op without the word alloc",
        "alloc B/op <= 24                 | bytes are compared with the baseline",
        "time alloc <= baseline           | name one metric, once",
        "time a <= 1.3 time               | name one metric, once",
        "a <= 1.3 tim                     | ends in \"tim\"",
        "a >= fast                        | has \"fast\" as its bound",
        "a >= -1                          | has \"-1\" as its bound",
        "a >= NaN                         | has \"NaN\" as its bound",
        "a >=                             | has \"\" as its bound",
        "a >= 0                           | no measurement can decide",
        "a <= 1000 time                   | no measurement can decide",
        "a <= baseline - 100 %            | no measurement can decide",
        "a <= baseline + 1                | has \"baseline + 1\" as its bound",
        "a <= baselin                     | has \"baselin\" as its bound",
      })
  void a_mistake_in_an_expectation_is_told_with_its_line(String text, String words) {
    assertThat(problems("# a comment\nexpectations:\n  - '" + text + "'\n"))
        .singleElement()
        .asString()
        .startsWith("policy.yaml:3: \"" + text + "\" ")
        .contains(words);
  }

  @Test
  void a_waiver_has_a_row_a_reason_and_a_day() throws IOException {
    Policy policy =
        read(
            """
            expectations:
              - <= baseline + 2 %
            waivers:
              - row: jackson-blackbird serialize order
                reason: known, fixed in 2.23
                until: 2027-01-31
            """);

    Waiver waiver = policy.waivers().get(0);
    assertThat(waiver.words()).containsExactly("jackson-blackbird", "serialize", "order");
    assertThat(waiver.reason()).isEqualTo("known, fixed in 2.23");
    assertThat(waiver.expired(LocalDate.parse("2027-01-31"))).isFalse();
    assertThat(waiver.expired(LocalDate.parse("2027-02-01"))).isTrue();
    assertThat(waiver.place()).endsWith("policy.yaml:4");
    assertThat(waiver.metrics()).containsExactly(Metric.TIME, Metric.ALLOCATION);
  }

  @ParameterizedTest
  @CsvSource({
    "serialize alloc, ALLOCATION",
    "alloc B/op serialize, ALLOCATION",
    "time serialize, TIME"
  })
  void a_waiver_may_name_its_metric(String row, Metric metric) throws IOException {
    Policy policy =
        read(
            "expectations: [<= baseline]\nwaivers: [{row: %s, reason: known, until: 2027-01-31}]\n"
                .formatted(row));

    assertThat(policy.waivers().get(0).words()).containsExactly("serialize");
    assertThat(policy.waivers().get(0).metrics()).containsExactly(metric);
  }

  @Test
  void every_mistake_in_a_file_is_told_at_once() {
    assertThat(
            problems(
                """
                expectation: []
                expectations:
                  - a >= 0
                  - [nested]
                waivers:
                  - plain
                  - row: x
                    reson: y
                    until: tomorrow
                  - row: x
                    reason: y
                    until: tomorrow
                waivers: []
                """))
        .satisfiesExactly(
            line -> assertThat(line).contains(":1:", "\"expectation\"", "mean \"expectations\""),
            line -> assertThat(line).contains(":3:", "no measurement can decide"),
            line -> assertThat(line).contains(":4:", "plain text"),
            line -> assertThat(line).contains(":6:", "row, reason and until"),
            line -> assertThat(line).contains(":8:", "\"reson\"", "mean \"reason\""),
            line -> assertThat(line).contains(":7:", "without \"reason\""),
            line -> assertThat(line).contains(":12:", "\"tomorrow\" is not a date"),
            line -> assertThat(line).contains(":13:", "a second time"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "waivers: []                                  | would never fail",
        "expectations: []                             | would never fail",
        "expectations: <= baseline                    | must be a list",
        "[]                                           | holds no keys",
        "expectations: [a: b                          | not YAML",
        "expectations: [&x '<= baseline', *x]         | must be plain text",
        "expectations: ['<= baseline'] \\n---\\na: b  | second document",
      })
  void a_file_that_is_no_policy(String yaml, String words) {
    assertThat(problems(yaml.replace("\\n", "\n")))
        .anySatisfy(line -> assertThat(line).contains(words));
  }

  @Test
  void a_file_that_is_not_there_or_is_huge() throws IOException {
    assertThatThrownBy(() -> PolicyReader.read(folder.resolve("none.yaml")))
        .hasMessageContaining("does not exist");
    Path huge = Files.write(folder.resolve("huge.yaml"), new byte[(1 << 20) + 1]);
    assertThatThrownBy(() -> PolicyReader.read(huge)).hasMessageContaining("larger than 1 MiB");
  }
}
