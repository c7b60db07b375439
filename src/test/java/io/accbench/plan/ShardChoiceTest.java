package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.UserException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShardChoiceTest {
  @Test
  void number_and_count() {
    assertThat(ShardChoice.parse("2/4")).isEqualTo(new ShardChoice(2, 4));
    assertThat(ShardChoice.parse("1/1")).hasToString("1/1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x/4", "2", "2/", "/4", "-1/4", "1/4/2", "1.5/4", "2 / 4", "999999/4"})
  void another_form(String text) {
    assertThatThrownBy(() -> ShardChoice.parse(text))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("--shard " + text + ": is not a shard")
        .hasMessageContaining("2/4");
  }

  @ParameterizedTest
  @CsvSource({"5/4", "0/4"})
  void a_shard_that_does_not_exist(String text) {
    assertThatThrownBy(() -> ShardChoice.parse(text))
        .isInstanceOf(UserException.class)
        .hasMessage("--shard " + text + ": the shards of 4 are 1/4 to 4/4; name one of these");
  }

  @Test
  void no_shards() {
    assertThatThrownBy(() -> ShardChoice.parse("0/0")).hasMessageContaining("at least one shard");
  }
}
