package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeftCodeTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          com.acme.Order::total @ 29 class_check | com.acme.Order::total | 29 | class_check
          com.acme.Order::total @ 0 unstable_if | com.acme.Order::total | 0 | unstable_if
          com.acme.Order::total | com.acme.Order::total | -1 | ''
          com.acme.Order::total marked for deoptimization | com.acme.Order::total | -1 | \
          marked for deoptimization
          """)
  void a_place_is_read_as_it_was_written(String text, String method, int bci, String reason) {
    LeftCode place = new LeftCode(method, bci, reason);

    assertThat(LeftCode.of(text)).isEqualTo(place);
    assertThat(place.text()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"''", "' '", "@", "a @", "a @ b c", "a @ 99999999999 c", "a @ 5"})
  void any_text_is_a_place(String text) {
    LeftCode place = LeftCode.of(text);

    assertThat(LeftCode.of(place.text()).text()).isEqualTo(place.text());
  }
}
