package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PollutionTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          none | in a clean JVM | 0
          types | after other types | 2
          strings | after text beyond Latin-1 | 2
          application | after other types and text | 4
          shift | after a change of traffic | 1
          com.acme.Traffic::typical | after Traffic::typical | 1
          Traffic::typical | after Traffic::typical | 1
          benchmarks:Parser.* | after benchmarks Parser.* | 20
          """)
  void each_has_words_and_a_time(String text, String words, int seconds) {
    Pollution pollution = Pollution.parse(text).orElseThrow();

    assertThat(pollution.text()).isEqualTo(text);
    assertThat(pollution.words()).isEqualTo(words);
    assertThat(pollution.time()).hasSeconds(seconds);
  }

  @ParameterizedTest
  @CsvSource({"''", "type", "benchmarks:", "com.acme.Traffic", "::typical", "a b::c", "Types"})
  void anything_else_is_none(String text) {
    assertThat(Pollution.parse(text)).isEmpty();
  }

  @Test
  void a_clean_cell_has_the_pollution_none_but_neither_id_nor_journal_names_it() {
    Cell clean = SampleCells.of("access read order hidden field bean typed - 17 avgt 1");
    Cell polluted = clean.after(Pollution.parse("types").orElseThrow());
    Map<String, String> written = new LinkedHashMap<>();
    clean.values().forEach((axis, value) -> written.put(axis, value.toString()));
    written.put("mode", "avgt");
    written.put(Cell.POLLUTION, "none");

    assertThat(clean.axis(Cell.POLLUTION)).isEqualTo("none");
    assertThat(clean.id()).isEqualTo("access.read/order/hidden/field/bean/typed/17/avgt/1");
    assertThat(clean.values()).doesNotContainKey(Cell.POLLUTION);
    assertThat(Cell.of(written)).isEqualTo(clean);
    written.put(Cell.POLLUTION, "acme");
    assertThatIllegalArgumentException().isThrownBy(() -> Cell.of(written));
    assertThat(polluted.id()).isEqualTo(clean.id() + "/types");
    assertThat(polluted.values()).containsEntry(Cell.POLLUTION, polluted.pollution());
    assertThat(polluted.after(Pollution.NONE)).isEqualTo(clean);
    assertThat(Cell.differing(clean, polluted)).containsExactly(Cell.POLLUTION);
    assertThat(clean.pollution().time()).isZero();
    assertThat(polluted.pollution().time()).hasSeconds(2);
  }
}
