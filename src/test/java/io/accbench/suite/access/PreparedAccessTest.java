package io.accbench.suite.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.Mode;
import io.accbench.model.SampleCells;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PreparedAccessTest {

  /** HotSpot says nothing of a command that names no method. */
  @Test
  void every_method_that_a_command_names_exists() throws ClassNotFoundException {
    for (String flag : PreparedAccess.compileCommands(cell("bean", Mode.AVERAGE_TIME))) {
      if (!flag.endsWith("quiet")) {
        String[] method = flag.substring(flag.indexOf(',') + 1).split("::");
        assertThat(Class.forName(method[0]).getDeclaredMethods())
            .as(flag)
            .anyMatch(declared -> declared.getName().equals(method[1]));
      }
    }
  }

  @Test
  void the_layouts_differ_in_whether_an_access_is_inlined() {
    assertThat(PreparedAccess.compileCommands(cell("bean", Mode.AVERAGE_TIME)))
        .contains("-XX:CompileCommand=inline,io.accbench.kernel.bench.ReadSlot::read");
    assertThat(PreparedAccess.compileCommands(cell("bean-called", Mode.AVERAGE_TIME)))
        .contains("-XX:CompileCommand=dontinline,io.accbench.kernel.bench.ReadSlot::read");
  }

  @Test
  void a_first_operation_and_one_property_take_none() {
    assertThat(PreparedAccess.compileCommands(cell("bean", Mode.SINGLE_SHOT))).isEmpty();
    assertThat(PreparedAccess.compileCommands(cell("mono:amount", Mode.AVERAGE_TIME))).isEmpty();
  }

  /** Such methods of another name would be inlined or not, as it comes. */
  @Test
  void every_slot_of_the_kernel_is_named() throws ClassNotFoundException {
    List<String> flags = PreparedAccess.compileCommands(cell("bean", Mode.AVERAGE_TIME));
    for (String slot : List.of("ReadSlot", "WriteSlot", "CopySlot", "CreateSlot")) {
      Class<?> type = Class.forName("io.accbench.kernel.bench." + slot);
      assertThat(flags)
          .anyMatch(
              flag ->
                  Arrays.stream(type.getDeclaredMethods())
                      .anyMatch(method -> flag.endsWith(type.getName() + "::" + method.getName())));
    }
  }

  private static Cell cell(String layout, Mode mode) {
    return SampleCells.of("access read order reflection field %s typed - 17 %s 1", layout, mode);
  }
}
