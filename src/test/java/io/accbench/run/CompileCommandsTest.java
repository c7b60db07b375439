package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Cell;
import io.accbench.model.Mode;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompileCommandsTest {

  /** HotSpot says nothing of a command that names no method. */
  @Test
  void every_method_that_a_command_names_exists() throws ClassNotFoundException {
    for (String flag : CompileCommands.ofAccess(cell("bean", Mode.AVERAGE_TIME))) {
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
    assertThat(CompileCommands.ofAccess(cell("bean", Mode.AVERAGE_TIME)))
        .contains("-XX:CompileCommand=inline,io.accbench.kernel.bench.ReadSlot::read");
    assertThat(CompileCommands.ofAccess(cell("bean-called", Mode.AVERAGE_TIME)))
        .contains("-XX:CompileCommand=dontinline,io.accbench.kernel.bench.ReadSlot::read");
  }

  @Test
  void a_first_operation_and_one_property_take_none() {
    assertThat(CompileCommands.ofAccess(cell("bean", Mode.SINGLE_SHOT))).isEmpty();
    assertThat(CompileCommands.ofAccess(cell("mono:amount", Mode.AVERAGE_TIME))).isEmpty();
    assertThat(CompileCommands.ofCodec(cell("", Mode.SINGLE_SHOT), "Mapper")).isEmpty();
  }

  /** What a codec binds has a name that begins with the codec's. */
  @Test
  void a_codec_is_called_whichever_class_of_it_does_the_work() {
    assertThat(CompileCommands.ofCodec(cell("", Mode.AVERAGE_TIME), "com.acme.Mapper"))
        .contains(
            "-XX:CompileCommand=dontinline,com.acme.Mapper*::serialize",
            "-XX:CompileCommand=dontinline,io.accbench.kernel.codec.*::deserialize");
  }

  /** Such methods of another name would be inlined or not, as it comes. */
  @Test
  void every_slot_of_the_kernel_is_named() throws ClassNotFoundException {
    List<String> flags = CompileCommands.ofAccess(cell("bean", Mode.AVERAGE_TIME));
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
    return new Cell(
        "access", "read", "order", "reflection", "field", layout, "typed", "", "17", mode, 1);
  }
}
