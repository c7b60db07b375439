package io.accbench.prepare.discover;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.prepare.recipe.DirectFiles;
import org.junit.jupiter.api.Test;

final class FieldsTest {
  static class First {
    static class Row {
      private int rank = 1;
      private int own = 1;
    }
  }

  static class Second {
    static class Row extends First.Row {
      private int rank = 2;
    }
  }

  static final class Row extends Second.Row {
    private int rank = 3;
    private int own = 2;
  }

  @Test
  void hiddenFieldsOfClassesWithOneSimpleName_haveNamesAndFilesOfTheirOwn() {
    var fields = Fields.of(Row.class);

    assertThat(fields)
        .extracting(field -> field.property().name() + " " + field.read(new Row()))
        .containsExactly(
            First.Row.class.getName() + ".rank 1",
            First.Row.class.getName() + ".own 1",
            Second.Row.class.getName() + ".rank 2",
            "rank 3",
            "own 2");
    // a reader and a writer for each of five fields, typed and boxed, and the creation
    Types types = Types.discover(new Row(), new Row(), (kind, arguments) -> {});
    assertThat(DirectFiles.generate(types.of(Row.class).kernelType())).hasSize(21);
  }
}
