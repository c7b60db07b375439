package io.accbench.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.UserException;
import java.io.File;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UserClassPathTest {
  @Test
  void nothing_given_is_an_empty_class_path() {
    assertThat(UserClassPath.of(null).classPath()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {":", ":::"})
  void separators_alone_name_nothing(String text) {
    String written = text.replace(":", File.pathSeparator);

    assertThatThrownBy(() -> UserClassPath.of(written, "--jmh"))
        .isInstanceOf(UserException.class)
        .hasMessage("--jmh: \"%s\" has separators alone; name a folder or jar", written);
  }
}
