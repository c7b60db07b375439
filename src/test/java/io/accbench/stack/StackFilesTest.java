package io.accbench.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StackFilesTest {
  @TempDir Path temporary;
  private Path folder;

  @BeforeEach
  void folder() {
    folder = temporary.resolve("profiles/stacks");
  }

  @Test
  void a_descriptor_stands_on_top_of_what_it_extends() {
    descriptor(
        "base",
        """
        description: below
        boms: [com.acme:bom:1]
        libraries: [com.acme:a, com.acme:b:1]
        overrides: [com.acme:b2:1, com.acme:c:1]
        exclusions: [com.acme:x]
        """);
    descriptor(
        "top",
        """
        description: above
        extends: base
        boms: [com.acme:bom:2]
        libraries: [com.acme:c:3, com.acme:b:2]
        overrides: [com.acme:b2:9]
        """);

    StackSpec top = StackFiles.read(folder, "top");

    assertThat(top.description()).isEqualTo("above");
    assertThat(top.boms()).hasToString("[com.acme:bom:pom:2]");
    assertThat(top.libraries()).hasToString("[com.acme:c:3, com.acme:b:2, com.acme:a]");
    assertThat(top.overrides()).hasToString("[com.acme:b2:9]");
    assertThat(top.exclusions()).containsExactly("com.acme:x");
    assertThat(top.lock()).isEqualTo(folder.resolve("top.lock"));
  }

  @Test
  void every_problem_of_a_descriptor_has_its_line() {
    descriptor(
        "bad",
        """
        libraries:
          - com.acme:a:1
          - com.acme
          - com.acme:a:2
          - com.acme:r:[1,2)
          - com.acme:l:LATEST
          - com.acme:p:pom:1
          - com.acme:z:zip:1
        overrides: [com.acme:a:3]
        exclusions: ["*:*"]
        jars: [none/*.jar, gone.jar]
        libs: x
        librarys: x
        """);

    assertThat(problems("bad"))
        .containsExactly(
            "profiles/stacks/bad.yaml:12: unknown key \"libs\"; known: description, extends, boms,"
                + " libraries, exclusions, overrides, jars",
            "profiles/stacks/bad.yaml:13: unknown key \"librarys\"; did you mean \"libraries\"?"
                + " known: description, extends, boms, libraries, exclusions, overrides, jars",
            "profiles/stacks/bad.yaml:3: \"com.acme\" is not of the form group:artifact[:version]",
            "profiles/stacks/bad.yaml:5: \"com.acme:r:[1,2)\" is not of the form"
                + " group:artifact[:version]: \"[1,2)\" is invalid there; name one exact version,"
                + " no range",
            "profiles/stacks/bad.yaml:6: \"com.acme:l:LATEST\": LATEST changes over time;"
                + " name an exact version",
            "profiles/stacks/bad.yaml:7: \"com.acme:p:pom:1\" is not a jar; list a BOM under boms",
            "profiles/stacks/bad.yaml:8: \"com.acme:z:zip:1\": a zip cannot be on a class path",
            "profiles/stacks/bad.yaml:10: \"*:*\" is not of the form group:artifact or group:*",
            "profiles/stacks/bad.yaml:11: no file matches \"none/*.jar\"",
            "profiles/stacks/bad.yaml:11: there is no file " + folder.resolve("gone.jar"),
            "profiles/stacks/bad.yaml:2: com.acme:a is named twice, as 1 and 2; keep one",
            "profiles/stacks/bad.yaml:9: com.acme:a is 3 in overrides and 1 in libraries; keep one",
            "profiles/stacks/bad.yaml:9: com.acme:a is 3 in overrides and 2 in libraries; keep"
                + " one");
  }

  @Test
  void a_stack_that_extends_itself_shows_the_chain() {
    descriptor("a", "extends: b\n");
    descriptor("b", "description: middle\nextends: c\n");
    descriptor("c", "extends: a\n");

    assertThat(problems("a"))
        .containsExactly(
            "profiles/stacks/c.yaml:1: a stack can't extend itself: a extends b extends c extends"
                + " a; remove one of these");
  }

  @Test
  void a_list_where_one_name_belongs_is_a_problem_with_its_line() {
    descriptor("base", "libraries: [com.acme:a:1]\n");
    descriptor("none", "extends: []\n");
    descriptor("list", "libraries: [com.acme:a:1]\nextends: [base]\ndescription: []\n");

    assertThat(problems("none,list"))
        .containsExactly(
            "profiles/stacks/none.yaml:1: key \"extends\" must be plain text",
            "profiles/stacks/list.yaml:2: key \"extends\" must be plain text",
            "profiles/stacks/list.yaml:3: key \"description\" must be plain text");
  }

  @Test
  void a_chain_of_stacks_has_an_end() {
    descriptor("s0", "libraries: [com.acme:a:1]\n");
    for (int i = 1; i <= 3000; i++) {
      descriptor("s" + i, "extends: s" + (i - 1) + "\n");
    }

    assertThat(StackFiles.read(folder, "s32").libraries()).hasToString("[com.acme:a:1]");
    assertThat(problems("s3000"))
        .containsExactly(
            "profiles/stacks/s2968.yaml:1: stack \"s3000\" extends 32 others one after the other,"
                + " and this would be one more; extend \"s2967\" directly");
  }

  @Test
  void brackets_in_the_names_of_what_exists_are_no_pattern() throws IOException {
    Path jar = jar(folder.resolve("[lib/{a.jar"));

    assertThat(jars("[lib/*.jar")).containsExactly(jar);
    assertThat(jars("[lib/{a.jar")).containsExactly(jar);
    assertThat(jars("[[]lib/{a.jar")).isEmpty();
    assertThat(jars(folder.resolve("[lib").toString() + "/*.jar")).containsExactly(jar);
  }

  @Test
  void brackets_that_make_no_pattern_are_a_problem() {
    descriptor("bad", "jars: ['[', '[lib/*.jar', 'lib/{a.jar']\n");

    assertThat(problems("bad"))
        .containsExactly(
            "profiles/stacks/bad.yaml:1: \"[\" is neither an existing file nor a valid pattern: its"
                + " brackets or braces do not match; correct them",
            "profiles/stacks/bad.yaml:1: \"[lib/*.jar\" is neither an existing file nor a valid"
                + " pattern: its brackets or braces do not match; correct them",
            "profiles/stacks/bad.yaml:1: no file matches \"lib/{a.jar\"",
            "profiles/stacks/bad.yaml: names neither libraries nor jars");
    assertThat(problems(List.of("x=[/*.jar"), List.of()))
        .allMatch(
            problem ->
                problem.startsWith("--stack x=[/*.jar: \"[/*.jar\" is neither an existing file"));
  }

  private static Path jar(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      zip.putNextEntry(new ZipEntry("a"));
    }
    return file;
  }

  private List<Path> jars(String text) {
    List<String> problems = new ArrayList<>();
    return new LocalJars(folder, "", problems).find(text);
  }

  @Test
  void a_stack_must_name_something_and_its_version() {
    descriptor("empty", "description: nothing\n");
    descriptor("open", "libraries: [com.acme:a, com.acme:b]\noverrides: [com.acme:b:1]\n");

    assertThat(problems("empty,open,opn"))
        .containsExactly(
            "profiles/stacks/empty.yaml: names neither libraries nor jars",
            "profiles/stacks/open.yaml: com.acme:a has no version, and the stack has no bom that"
                + " gives one; name one",
            "--stack empty,open,opn: stack \"opn\" is unknown; did you mean \"open\"? known: empty,"
                + " open");
  }

  @Test
  void names_and_stacks_written_out_share_one_option() {
    descriptor("known", "libraries: [com.acme:a:1]\n");

    List<StackSpec> specs =
        StackFiles.select(
            List.of(folder),
            List.of("mine=com.acme:bom:pom:1,com.acme:b,com.acme:c:2,known,other=com.acme:d:1"),
            List.of());

    assertThat(specs).extracting(StackSpec::name).containsExactly("mine", "known", "other");
    assertThat(specs.get(0).boms()).hasToString("[com.acme:bom:pom:1]");
    assertThat(specs.get(0).libraries()).hasToString("[com.acme:b, com.acme:c:2]");
    assertThat(specs.get(0).lock()).isNull();
  }

  @Test
  void bad_options_are_told_all_at_once() {
    descriptor("known", "libraries: [com.acme:a:1]\n");

    assertThat(
            problems(
                List.of(
                    "known=com.acme:b:1",
                    "x=com.acme",
                    "com.acme:a:1",
                    "y=com.acme:a:1,com.acme:a:2",
                    "known,known"),
                List.of("com.acme=1", "com.acme:a=1,,2", "com.acme:a=1,1")))
        .containsExactly(
            "--stack known=com.acme:b:1: \"known\" is the name of a descriptor; choose another",
            "--stack x=com.acme: \"com.acme\" is not of the form group:artifact[:version]",
            "--stack com.acme:a:1: give the stack a name: name=com.acme:a:1",
            "--stack y=com.acme:a:1,com.acme:a:2: com.acme:a is named twice, as 1 and 2; keep one",
            "--stack known,known: stack \"known\" is named twice",
            "--stack known,known: stack \"known\" is named twice",
            "--lib com.acme=1: give group:artifact=version,version",
            "--lib com.acme:a=1,,2: \"com.acme:a:\" is not of the form group:artifact:version: \"\""
                + " is invalid there; name one exact version, no range",
            "--lib com.acme:a=1,1: names a version twice");
  }

  @Test
  void local_jars_are_found_by_pattern_and_must_be_jars() {
    Path one = MavenRepository.zip(folder.resolve("lib/one.jar"), "1");
    Path two = MavenRepository.zip(folder.resolve("lib/deep/two.jar"), "2");
    MavenRepository.write(folder.resolve("bad/three.jar"), "<html>404</html>");
    MavenRepository.zip(folder.resolve("other/one.jar"), "3");
    descriptor("local", "jars: [\"lib/**.jar\"]\n");
    descriptor("broken", "jars:\n  - lib/one.jar\n  - bad/three.jar\n");
    descriptor("clash", "jars: [lib/one.jar, other/one.jar]\n");

    assertThat(StackFiles.read(folder, "local").jars()).containsExactly(two, one);
    assertThat(
            StackFiles.select(List.of(temporary), List.of("x=" + folder + "/lib/*.jar"), List.of())
                .get(0)
                .jars())
        .containsExactly(one);
    assertThat(problems("broken"))
        .containsExactly(
            "profiles/stacks/broken.yaml:3: "
                + folder.resolve("bad/three.jar")
                + " is not a jar: it cannot be read as a zip");
    assertThat(problems("clash"))
        .containsExactly("profiles/stacks/clash.yaml: two jars are named one.jar; rename one");
  }

  @Test
  void lib_varies_a_library_a_transitive_one_or_a_bom_of_each_stack() {
    descriptor("one", "boms: [com.acme:bom:1]\nlibraries: [com.acme:a]\n");
    descriptor("two", "libraries: [com.acme:b:1]\noverrides: [com.acme:a:1]\n");

    List<StackSpec> specs =
        StackFiles.select(
            List.of(folder), List.of("one,two"), List.of("com.acme:a=2,3", "com.acme:bom=7"));

    assertThat(specs)
        .extracting(StackSpec::name)
        .containsExactly("one+a-2+bom-7", "one+a-3+bom-7", "two+a-2+bom-7", "two+a-3+bom-7");
    assertThat(specs.get(0).boms()).hasToString("[com.acme:bom:pom:7]");
    assertThat(specs.get(0).libraries()).hasToString("[com.acme:a]");
    assertThat(specs.get(0).overrides()).hasToString("[com.acme:a:2]");
    assertThat(specs.get(3).libraries())
        .hasToString("[com.acme:b:1, com.acme:a:3, com.acme:bom:7]");
    assertThat(specs.get(3).overrides()).hasToString("[com.acme:bom:7, com.acme:a:3]");
    assertThat(specs.get(0).varied()).containsExactlyInAnyOrder("com.acme:a", "com.acme:bom");
    assertThat(specs).extracting(StackSpec::lock).containsOnlyNulls();
  }

  @Test
  void lib_alone_gives_every_combination_of_its_versions() {
    assertThat(StackFiles.libraries(List.of("com.acme:a=2, 3", "com.acme:b=7")))
        .hasToString("[[com.acme:a:2, com.acme:b:7], [com.acme:a:3, com.acme:b:7]]");
    assertThat(StackFiles.libraries(List.of())).containsExactly(List.of());
    assertThat(
            catchThrowableOfType(
                    UserException.class, () -> StackFiles.libraries(List.of("a=1", "a:b=1,1")))
                .problems())
        .containsExactly(
            "--lib a=1: give group:artifact=version,version",
            "--lib a:b=1,1: names a version twice");
  }

  @Test
  void what_is_resolved_decides_the_fingerprint_and_nothing_else_does() {
    descriptor("a", "description: x\nlibraries: [com.acme:a:1]\noverrides: [g:x:1, g:y:1]\n");
    descriptor("b", "# why\noverrides: [g:y:1, g:x:1]\nlibraries:\n  - com.acme:a:1\n");
    descriptor("c", "extends: a\nlibraries: [com.acme:a:2]\n");

    assertThat(fingerprint("a")).isEqualTo(fingerprint("b")).isNotEqualTo(fingerprint("c"));
  }

  @Test
  void the_stacks_of_the_project_are_right_and_locked_where_they_resolved() {
    List<String> neverResolved = List.of("smithy-java-1.1.0", "smithy-java-1.2.0");
    List<Path> own =
        Stream.of("stacks", "kotlin-value-class", "one-nio-numbers", "smithy-json")
            .map(name -> Path.of("profiles", name, name.equals("stacks") ? "" : "stacks"))
            .toList();
    List<String> names = own.stream().flatMap(one -> StackFiles.list(one).stream()).toList();

    assertThat(names).contains(StackFiles.DEFAULT, "jackson-2.17.2").containsAll(neverResolved);
    assertThat(StackFiles.select(own, names, List.of()))
        .filteredOn(spec -> !neverResolved.contains(spec.name()))
        .isNotEmpty()
        .allSatisfy(
            spec ->
                assertThat(Lock.read(spec.lock()))
                    .hasValueSatisfying(
                        lock -> assertThat(lock.fingerprint()).isEqualTo(spec.fingerprint())));
  }

  private String fingerprint(String name) {
    return StackFiles.read(folder, name).fingerprint();
  }

  private void descriptor(String name, String yaml) {
    MavenRepository.write(folder.resolve(name + ".yaml"), yaml);
  }

  private List<String> problems(String stack) {
    return problems(List.of(stack), List.of());
  }

  private List<String> problems(List<String> stacks, List<String> libraries) {
    return catchThrowableOfType(
            UserException.class, () -> StackFiles.select(List.of(folder), stacks, libraries))
        .problems();
  }
}
