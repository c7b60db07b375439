package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LaunchRecorderTest {
  /** JMH counts what its benchmark's tear-down allocates: a fork's proof, which is no operation. */
  @ParameterizedTest
  @CsvSource({"codec, serialize, NaN", "access, read, NaN", "access, empty, 9000"})
  void bytes_of_a_proof_are_those_of_no_operation(String suite, String operation, double last) {
    Cell cell = new Cell(suite, operation, "f", "s", "", "", "", "", "17", Mode.AVERAGE_TIME, 1);
    Slot slot = new Slot(new PlannedCell(cell, "plain", null, List.of()), 0);
    LaunchRecorder recorder = new LaunchRecorder(slot);
    for (String bytes : List.of("3145", "3145", "9000")) {
      recorder.accept(new String[] {"iteration", "measurement", "2700", "ns/op", bytes});
    }

    Launch launch = recorder.launch(1, 0, new Tape(3, Ruler.NONE), Map.of());

    assertThat(launch.scores()).hasSize(3);
    assertThat(launch.allocatedBytesPerOp()).containsExactly(3145.0, 3145.0, last);
  }

  /** Of several threads one loads what all use: none of them tells what a first operation takes. */
  @ParameterizedTest
  @CsvSource({"1, 193672", "2, "})
  void bytes_of_a_shot_are_those_that_its_only_thread_tells(int threads, Double bytes) {
    Cell cell = new Cell("access", "o", "f", "s", "", "", "", "", "17", Mode.SINGLE_SHOT, threads);
    Slot slot = new Slot(new PlannedCell(cell, "plain", null, List.of()), 0);
    LaunchRecorder recorder = new LaunchRecorder(slot);
    recorder.accept(new String[] {"iteration", "measurement", "2700", "us/op", "NaN"});
    Map<String, String> facts = Map.of("allocatedBytes", "193672", "beans", "11");

    Launch launch = recorder.launch(1, 0, new Tape(1, Ruler.NONE), facts);

    assertThat(launch.allocatedBytesPerOp()).isEqualTo(bytes == null ? List.of() : List.of(bytes));
    assertThat(launch.facts()).containsKey("beans").doesNotContainKey("allocatedBytes");
  }
}
