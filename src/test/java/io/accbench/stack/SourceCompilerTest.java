package io.accbench.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.accbench.model.Jvm;
import io.accbench.model.UserException;
import io.accbench.process.KeptFolders;
import io.accbench.process.ScratchFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class SourceCompilerTest {
  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

  /** Writes a class of its own at the first round. */
  private static final String MARKER =
      """
      import java.io.*;
      import java.util.*;
      import javax.annotation.processing.*;
      import javax.lang.model.SourceVersion;
      import javax.lang.model.element.*;
      @SupportedAnnotationTypes("java.lang.Deprecated")
      public class Marker extends AbstractProcessor {
        @Override public SourceVersion getSupportedSourceVersion() {
          return SourceVersion.latest();
        }
        @Override public boolean process(Set<? extends TypeElement> seen, RoundEnvironment round) {
          if (!seen.isEmpty()) {
            try (Writer out = processingEnv.getFiler().createSourceFile("Marked").openWriter()) {
              out.write("class Marked {}");
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          }
          return false;
        }
      }
      """;

  @TempDir Path folder;

  private Path source(String name, String... lines) throws IOException {
    Path file = folder.resolve("src").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, String.join("\n", lines) + "\n");
  }

  private Path compiled(Path source, Path... classPath) throws IOException {
    Path out = folder.resolve("out");
    SourceCompiler.compile(source, jvm(JAVA), List.of(classPath), out);
    return out;
  }

  private static Jvm jvm(Path java) {
    return new Jvm("17", java, Runtime.version().feature(), "17", "", "", List.of(), List.of());
  }

  @Test
  void a_source_that_is_not_in_utf_8_is_left_to_the_compiler() throws IOException {
    Path latin = source("Latin.java", "package com.acme; // ");
    Files.write(latin, new byte[] {(byte) 0xe9}, StandardOpenOption.APPEND);

    assertThat(SourceCompiler.className(latin)).isEqualTo("com.acme.Latin");
  }

  @Test
  void the_class_is_named_for_package_and_file() throws IOException {
    assertThat(SourceCompiler.className(source("Plain.java", "class Plain {}"))).isEqualTo("Plain");
    assertThat(
            SourceCompiler.className(
                source(
                    "Mine.java",
                    "/* package not.this; */",
                    "  package com.acme.text ;",
                    "class Mine {}")))
        .isEqualTo("com.acme.text.Mine");
  }

  @Test
  void a_source_and_what_it_uses_beside_it() throws IOException {
    source("Beside.java", "class Beside { static int one() { return 1; } }");
    source("Unused.java", "this does not compile");
    Path source = source("Mine.java", "class Mine { int one = Beside.one(); }");

    assertThat(compiled(source).resolve("Mine.class")).exists();
    assertThat(folder.resolve("out/Beside.class")).exists();
    assertThat(folder.resolve("out/Unused.class")).doesNotExist();
  }

  @Test
  void a_source_in_a_package_finds_its_package_beside_it() throws IOException {
    source("com/acme/Beside.java", "package com.acme;", "class Beside { static int one = 1; }");
    Path source =
        source("com/acme/Mine.java", "package com.acme;", "class Mine { int one = Beside.one; }");

    assertThat(compiled(source).resolve("com/acme/Mine.class")).exists();
    assertThat(folder.resolve("out/com/acme/Beside.class")).exists();
  }

  @Test
  void a_library_for_a_later_jdk_is_said_to_be_one() throws IOException {
    Path library = compiled(source("Library.java", "public class Library {}"));
    byte[] later = Files.readAllBytes(library.resolve("Library.class"));
    later[7] = 120; // the class file's version, low byte
    Path jar = folder.resolve("later.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("Library.class"));
      zip.write(later);
    }
    Files.delete(folder.resolve("src/Library.java"));
    Path source = source("Mine.java", "class Mine extends Library {}");

    assertThatExceptionOfType(UserException.class)
        .isThrownBy(
            () ->
                SourceCompiler.compile(source, jvm(JAVA), List.of(jar), folder.resolve("nothing")))
        .withMessage("the stack needs JDK 76 or later: later.jar was compiled for it");
  }

  @Test
  void an_annotation_processor_on_the_class_path_runs_whatever_javac_does_by_default()
      throws IOException {
    Path processor = source("Marker.java", MARKER);
    Path library = folder.resolve("library");
    SourceCompiler.compile(processor, jvm(JAVA), List.of(), library);
    Files.delete(processor);
    Path service = library.resolve("META-INF/services/javax.annotation.processing.Processor");
    Files.createDirectories(service.getParent());
    Files.writeString(service, "Marker");

    Path out = compiled(source("Mine.java", "@Deprecated class Mine { Marked marked; }"), library);

    assertThat(out.resolve("Marked.class")).exists();
  }

  @Test
  void the_class_path_is_the_one_given() throws IOException {
    Path library = Files.createDirectories(folder.resolve("library"));
    Files.move(
        compiled(source("Library.java", "public class Library {}")).resolve("Library.class"),
        library.resolve("Library.class"));
    ScratchFolder.delete(folder.resolve("out"));
    Files.delete(folder.resolve("src/Library.java"));

    Path out = compiled(source("Mine.java", "class Mine extends Library {}"), library);

    assertThat(out.resolve("Mine.class")).exists();
    assertThat(out.resolve("Library.class")).doesNotExist();
  }

  @Test
  void an_error_is_told_in_the_compilers_words_and_is_not_kept() throws IOException {
    Path source = source("Mine.java", "class Mine {", "  Missing missing;", "}");

    assertThatExceptionOfType(UserException.class)
        .isThrownBy(() -> compiledOnce(cache(), source))
        .satisfies(
            refused ->
                assertThat(refused.problems())
                    .singleElement()
                    .asString()
                    .contains("Mine.java:2: ", "Missing"));
    assertThat(folder.resolve("cache")).doesNotExist();

    source("Mine.java", "class Mine {}");
    assertThat(compiledOnce(cache(), source).resolve("Mine.class")).exists();
  }

  @Test
  void the_same_source_is_compiled_once_and_a_changed_one_again() throws IOException {
    Path source = source("Mine.java", "class Mine {}");
    Path first = compiledOnce(cache(), source).resolve("Mine.class");
    KeptFolders same = cache();

    assertThat(compiledOnce(same, source).resolve("Mine.class")).hasSameBinaryContentAs(first);
    assertThat(same.allKept()).isTrue();
    source("Mine.java", "class Mine { int changed; }");
    Path changed = compiledOnce(cache(), source).resolve("Mine.class");
    assertThat(Files.mismatch(changed, first)).isNotNegative();
  }

  private KeptFolders cache() {
    return new KeptFolders(Optional.of(folder.resolve("cache")), () -> "");
  }

  private Path compiledOnce(KeptFolders kept, Path source) throws IOException {
    return SourceCompiler.compile(folder, kept, source, jvm(JAVA), List.of());
  }

  @Test
  void the_content_is_that_of_the_source_and_of_those_beside_it_only() throws IOException {
    Path source = source("Mine.java", "class Mine {}");
    String alone = SourceCompiler.content(source);

    source("notes.txt", "no source");
    assertThat(SourceCompiler.content(source)).isEqualTo(alone);

    source("Beside.java", "class Beside {}");
    String two = SourceCompiler.content(source);
    assertThat(two).isNotEqualTo(alone);

    source("Beside.java", "class Beside { int changed; }");
    assertThat(SourceCompiler.content(source)).isNotEqualTo(two);
  }

  @Test
  void the_content_of_a_source_in_a_package_is_that_of_its_other_packages_too() throws IOException {
    Path source = source("com/acme/Mine.java", "package com.acme;", "class Mine {}");
    String alone = SourceCompiler.content(source);

    source("com/acme/text/Scribe.java", "package com.acme.text;", "public class Scribe {}");

    assertThat(SourceCompiler.content(source)).isNotEqualTo(alone);
  }

  @Test
  void a_jre_has_no_compiler() throws IOException {
    Path source = source("Mine.java", "class Mine {}");
    Path jre = folder.resolve("jre/bin/java");

    assertThatExceptionOfType(UserException.class)
        .isThrownBy(
            () -> SourceCompiler.compile(source, jvm(jre), List.of(), folder.resolve("out")))
        .withMessageContaining("JVM 17 has no javac");
  }
}
