package io.accbench.stack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JvmHomeTest {
  @ParameterizedTest
  @CsvSource({"17.0.15, 17", "25, 25", "1.8.0_412, 8", "1.8, 8", "26-ea, 26", "9.0.4, 9"})
  void feature_of_a_version(String version, int feature) {
    assertThat(JvmHome.feature(version)).contains(feature);
  }

  @Test
  void what_is_no_version_has_no_feature() {
    assertThat(JvmHome.feature("")).isEmpty();
    assertThat(JvmHome.feature("unknown")).isEmpty();
  }
}
