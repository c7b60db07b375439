package io.accbench.stack;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamedJvmTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "25                                 |     | 25              | []",
        "/opt/jdk 17/bin/java               |     | /opt/jdk 17/bin/java | []",
        "17=C:\\jdk 17\\java.exe             | 17  | C:\\jdk 17\\java.exe | []",
        "zgc=25 -XX:+UseZGC                 | zgc | 25              | [-XX:+UseZGC]",
        "g=25-graal   -Xmx1g -ea            | g   | 25-graal        | [-Xmx1g, -ea]",
        "x=/opt/jdk 17 -Xmx1g               | x   | /opt/jdk 17     | [-Xmx1g]",
        "x='/opt/a -b' -Xmx1g               | x   | /opt/a -b       | [-Xmx1g]",
        "x=25 -Da='b \"c'                    | x   | 25              | [-Da=b \"c]",
        "x=25 -Da=\"it's\" '-Db=\\d'           | x   | 25              | [-Da=it's, -Db=\\d]",
        "x=25 --add-opens java.base/a=ALL -ea | x | 25              | [--add-opens,"
            + " java.base/a=ALL, -ea]",
      })
  void label_place_and_flags_are_words(String text, String label, String place, String flags) {
    NamedJvm named = NamedJvm.parse(text);

    assertThat(named.label()).isEqualTo(label == null ? "" : label);
    assertThat(named.place()).isEqualTo(place);
    assertThat(named.flags().toString()).isEqualTo(flags);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "25 -Dx=1           | a JVM with flags needs a label; write NAME=25 -Dx=1",
        "=25                | a label consists of letters, digits, \".\", \"_\" and \"-\"",
        "x=25 -Da='b        | a quote is not closed; close it, or quote it with the other kind of"
            + " quote",
        "x=25 -ea UseZGC    | \"UseZGC\" is no flag of a JVM, which begins with \"-\"",
        "x=25 -ea @no/file  | @no/file is no file that can be read; name a file of JVM arguments",
        "x=25 -cp y         | -cp says what a JVM runs, as accbench does for its forks; name your"
            + " classes with --classpath",
        "x=25 --version     | --version makes a JVM print and end, so that nothing is measured;"
            + " leave it out",
        "x=25 -Djmh.a=b     | -Djmh.a=b is a property by which accbench and JMH run their forks;"
            + " leave it out",
      })
  void what_no_jvm_can_be_is_a_problem(String text, String problem) {
    assertThatUserError(() -> NamedJvm.parse(text)).hasMessage("--jvm " + text + ": " + problem);
  }

  @Test
  void a_file_of_arguments_has_no_further_one_in_it(@TempDir Path folder) throws IOException {
    Path inner = Files.writeString(folder.resolve("inner"), "-Xmx1g");
    Path outer = Files.writeString(folder.resolve("outer"), "-ea @" + inner);

    assertThat(NamedJvm.parse("x=25 @" + inner).flags()).containsExactly("-Xmx1g");
    assertThatUserError(() -> NamedJvm.parse("x=25 @" + outer))
        .hasMessage(
            "--jvm x=25 @%s: @%s: @%s stands in a file of arguments, in which java reads no further one; write what it holds in its place"
                .formatted(outer, outer, inner));
  }

  @Test
  void every_flag_that_no_fork_can_have_is_named() {
    assertThat(
            NamedJvm.problems(
                "", List.of("-help", "-?", "-Xshare:dump", "-Daccbench.x=y", "-Dnone", "-jar")))
        .hasSize(5);
  }
}
