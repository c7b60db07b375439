package io.accbench.prepare;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Jvm;
import io.accbench.process.KeptFolders;
import io.accbench.report.text.FindingText;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class RestrictionsTest {
  @TempDir Path folder;

  /** On the JVM of the tests. */
  private List<String> texts(KeptFolders kept) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Jvm jvm = new Jvm("this", java, Runtime.version().feature(), "", "", "", List.of(), List.of());
    return new Restrictions(Path.of("target/classes").toAbsolutePath(), jvm, folder)
        .findings(kept).stream().map(FindingText::of).toList();
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_22)
  void older_ones_do_nothing() {
    assertThat(texts(KeptFolders.none()))
        .containsExactly(
            "sun.misc.Unsafe on JVM this: reads and writes fields without a warning; it knows no"
                + " --sun-misc-unsafe-memory-access=deny",
            "final fields on JVM this: can be set by reflection without a warning; it knows no"
                + " --illegal-final-field-mutation=deny");
  }

  @Test
  void they_are_tried_once_on_a_jvm(@TempDir Path cache) {
    KeptFolders first = new KeptFolders(Optional.of(cache), () -> "");
    KeptFolders second = new KeptFolders(Optional.of(cache), () -> "");

    assertThat(texts(first)).isEqualTo(texts(second));
    assertThat(first.allKept()).isFalse();
    assertThat(second.allKept()).isTrue();
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_24)
  void newer_ones_warn_of_unsafe_and_can_deny_it() {
    assertThat(texts(KeptFolders.none()).get(0))
        .contains(", with a warning: ", "sun.misc.Unsafe has been called")
        .contains("with --sun-misc-unsafe-memory-access=deny: UnsupportedOperationException");
  }
}
