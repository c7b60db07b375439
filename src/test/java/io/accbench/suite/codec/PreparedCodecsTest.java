package io.accbench.suite.codec;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.Mode;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PreparedCodecsTest {

  @Test
  void a_first_operation_is_compiled_as_it_comes() {
    assertThat(PreparedCodecs.compileCommands(cell(Mode.SINGLE_SHOT), "Mapper")).isEmpty();
  }

  /** The classes that a codec binds with have names that begin with the codec's. */
  @Test
  void a_codec_is_called_whichever_class_of_it_does_the_work() {
    assertThat(PreparedCodecs.compileCommands(cell(Mode.AVERAGE_TIME), "com.acme.Mapper"))
        .contains(
            "-XX:CompileCommand=dontinline,com.acme.Mapper*::serialize",
            "-XX:CompileCommand=dontinline,io.accbench.kernel.codec.*::deserialize");
  }

  private static Cell cell(Mode mode) {
    return new Cell("codec", Map.of("operation", "serialize"), "17", mode, 1);
  }
}
