package io.accbench.stack;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.process.ScratchFolder;
import io.accbench.stack.SourceCompiler.CompiledFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompiledFolderTest {
  @TempDir private Path cache;

  private CompiledFolder folder() {
    return new CompiledFolder(cache.resolve("classes"));
  }

  private Path compiled(String content) throws IOException {
    Path half = folder().begin();
    Files.writeString(half.resolve("Mine.class"), content);
    return half;
  }

  @Test
  void finished_classes_are_intact_until_somebody_changes_or_adds_one() throws IOException {
    assertThat(folder().isIntact()).isFalse();
    folder().finish(compiled("code"));
    assertThat(folder().isIntact()).isTrue();

    Path added = Files.writeString(cache.resolve("classes/Other.class"), "");
    assertThat(folder().isIntact()).isFalse();
    Files.delete(added);
    Files.writeString(cache.resolve("classes/Mine.class"), "other code");
    assertThat(folder().isIntact()).isFalse();
  }

  @Test
  void changed_classes_are_replaced() throws IOException {
    folder().finish(compiled("code"));
    Files.writeString(cache.resolve("classes/Mine.class"), "evil");

    folder().finish(compiled("code"));

    assertThat(cache.resolve("classes/Mine.class")).hasContent("code");
    assertThat(folder().isIntact()).isTrue();
  }

  /** A processor may write the time into its classes, so that no two processes make the same. */
  @Test
  void the_first_of_two_processes_keeps_its_place() throws IOException {
    Path mine = compiled("code of 12:00");
    Path other = compiled("code of 12:01");
    folder().finish(mine);

    folder().finish(other);

    assertThat(cache.resolve("classes/Mine.class")).hasContent("code of 12:00");
    assertThat(folder().isIntact()).isTrue();
    ScratchFolder.delete(other);
    try (Stream<Path> left = Files.list(cache)) {
      assertThat(left).containsExactly(cache.resolve("classes"));
    }
  }
}
