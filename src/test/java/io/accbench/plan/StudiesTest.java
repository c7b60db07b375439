package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.catalog.Fixtures;
import io.accbench.model.Cell;
import io.accbench.model.Fixture;
import io.accbench.model.Published;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The profiles that repeat a published study, as they are shipped. */
class StudiesTest {
  private static final List<String> CODEC_OPERATIONS =
      List.of("serialize", "deserialize", "roundtrip", "deserialize-reversed");

  static Stream<String> studies() {
    return Profile.list(Samples.PROFILES).stream().filter(name -> !published(name).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("studies")
  void every_published_row_and_its_baseline_are_cells_of_the_profile(String study) {
    List<Cell> cells = cells(study);

    for (Published row : published(study)) {
      Map<String, String> baseline = new HashMap<>(row.cell());
      baseline.putAll(row.against());
      assertThat(cells).as(row.row()).anyMatch(cell -> is(cell, row.cell()));
      assertThat(cells).as(row.row()).anyMatch(cell -> is(cell, baseline));
    }
  }

  @ParameterizedTest
  @MethodSource("studies")
  void fixtures_for_some_operations_name_those_that_exist(String study) {
    assertThat(fixtures(study))
        .allSatisfy(fixture -> assertThat(CODEC_OPERATIONS).containsAll(fixture.operations()));
  }

  @Test
  void value_classes_have_the_rows_of_the_study_and_no_others() {
    assertThat(cells("kotlin-value-class"))
        .filteredOn(cell -> cell.stack().equals("jackson-kotlin-2.20.0"))
        .hasSameSizeAs(published("kotlin-value-class"))
        .hasSize(2 * 22);
  }

  /** Of the published table: four operations, two documents, two providers against the baseline. */
  @Test
  void smithy_json_has_the_rows_of_the_study() {
    List<Published> rows = published("smithy-json");

    assertThat(rows).hasSize(4 * 2 * 2).extracting(Published::cell).doesNotHaveDuplicates();
    assertThat(rows)
        .filteredOn(row -> row.row().equals("deserializeReversed SIMPLE, Smithy"))
        .singleElement()
        .satisfies(
            row -> {
              assertThat(row.cell().values())
                  .containsExactlyInAnyOrder("deserialize-reversed", "simple", "NativeProvider");
              assertThat(row.words())
                  .isEqualTo(
                      "1121.856 ± 5.531, then 305.524 ± 3.409 ns/op: -72.8 %, 3.67 times faster");
            });
  }

  @Test
  void what_smithy_json_claims_in_words_follows_from_its_scores() {
    for (Published row : published("smithy-json")) {
      String times = row.words().replaceFirst(".* %, ", "").replace(" times faster", "");
      assertThat(Double.parseDouble(times)).as(row.words()).isBetween(row.low(), row.high());
    }
  }

  private static List<Published> published(String study) {
    return PublishedRows.read(Profile.read(Samples.PROFILES, study));
  }

  private static boolean is(Cell cell, Map<String, String> values) {
    return values.entrySet().stream()
        .allMatch(each -> cell.axis(each.getKey()).equals(each.getValue()));
  }

  private static List<Cell> cells(String study) {
    RunSpec spec = spec(study);
    return spec.suite().cells(spec.of(fixtures(study)), List.of("17"), spec.libraries().stacks);
  }

  private static RunSpec spec(String study) {
    Profile profile = Profile.read(Samples.PROFILES, study);
    return Samples.spec(profile);
  }

  private static List<Fixture> fixtures(String study) {
    Path folder = Samples.PROFILES.resolve(study).resolve("fixtures");
    return Fixtures.loadAll(List.of(folder), spec(study).fixtures());
  }
}
