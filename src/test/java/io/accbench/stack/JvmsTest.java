package io.accbench.stack;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Jvm;
import io.accbench.model.JvmHeap;
import io.accbench.model.JvmHeap.References;
import io.accbench.process.KeptFolders;
import io.accbench.stack.JvmFinder.Toolchains;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fake {@code java} commands: shell scripts that answer as a JVM does and log how often. */
@Tag("slow")
class JvmsTest {
  @TempDir Path machine;
  private Path system;
  private Path userHome;
  private Path jdk17;
  private Path jdk25;
  private MavenRepository repository;

  @BeforeEach
  void install() throws IOException {
    machine = machine.toRealPath();
    repository = new MavenRepository(machine.resolve("maven"));
    system = machine.resolve("jvm");
    userHome = Files.createDirectories(machine.resolve("home"));
    jdk17 = home(system.resolve("jdk-17"), "17.0.15", "17");
    jdk25 = home(system.resolve("jdk-25"), "25.0.3", "25");
  }

  @Test
  void every_place_is_searched_and_each_jvm_found_once_without_a_start() throws IOException {
    Files.createSymbolicLink(system.resolve("default-java"), jdk17);
    home(userHome.resolve(".sdkman/candidates/java/21.0.8-tem"), "21.0.8", "21");
    Path chained = home(machine.resolve("opt/jdk-23"), "23.0.1", "23");
    toolchains("<jdkHome>" + chained + "</jdkHome>");
    Path onPath = home(machine.resolve("opt/jdk-11"), "11.0.2", "11");
    home(machine.resolve("jvm/mac.jdk/Contents/Home"), "24", "24");
    Path linked = Files.createDirectories(machine.resolve("bin"));
    Files.createSymbolicLink(linked.resolve("java"), onPath.resolve("bin/java"));
    Files.createDirectories(system.resolve("no-jvm"));

    List<JvmHome> found =
        jvms(Map.of("PATH", "/nowhere:" + linked, "JAVA_HOME", jdk25.toString())).discovered();

    assertThat(found.stream().map(home -> home.feature() + " " + home.source()))
        .containsExactly(
            "17 the running JVM",
            "25 JAVA_HOME",
            "11 PATH",
            "24 " + system,
            "21 SDKMAN",
            "23 Maven toolchains");
    assertThat(machine.resolve("log")).doesNotExist();
  }

  @Test
  void accbench_java_comes_first_and_may_be_the_command_itself() {
    List<JvmHome> found =
        jvms(Map.of("ACCBENCH_JAVA", jdk25.resolve("bin/java").toString())).discovered();

    assertThat(found.get(0).source()).isEqualTo("ACCBENCH_JAVA");
    assertThat(found.get(0).version()).isEqualTo("25.0.3");
    assertThat(found.get(0).implementor()).isEqualTo("Acme, Inc.");
  }

  @Test
  void toolchains_never_read_another_file() throws IOException {
    Path secret = Files.writeString(machine.resolve("secret"), jdk25.toString());
    Path file = toolchains("");
    Files.writeString(
        file,
        "<!DOCTYPE x [<!ENTITY e SYSTEM \""
            + secret.toUri()
            + "\">]><x><jdkHome>&e;</jdkHome></x>");

    assertThat(Toolchains.homes(file)).isEmpty();
  }

  @Test
  void toolchains_that_are_torn_are_none() throws IOException {
    assertThat(Toolchains.homes(toolchains("<jdkHome>/opt"))).isEmpty();
  }

  @Test
  void without_a_name_it_is_the_running_jvm() {
    Jvm jvm = jvms(Map.of()).resolve(List.of(), List.of()).get(0);

    assertThat(jvm)
        .isEqualTo(
            new Jvm(
                "17",
                jdk17.resolve("bin/java"),
                17,
                "17+1",
                "Acme",
                "Acme VM",
                List.of(),
                List.of()));
  }

  @Test
  void feature_versions_labels_homes_and_commands_name_a_jvm() {
    assertThat(labels("25", "old=17")).containsExactly("25 is 25", "old is 17");
    assertThat(labels("home=" + jdk17, "command=" + jdk25.resolve("bin/java")))
        .containsExactly("home is 17", "command is 25");
  }

  @Test
  void all_are_those_found_that_accbench_runs_on_the_oldest_first() throws IOException {
    home(system.resolve("jdk-11"), "11.0.2", "11");
    home(system.resolve("another-25"), "25", "25");

    List<Jvm> jvms = jvms(Map.of()).resolve(List.of("all"), List.of());

    assertThat(jvms.stream().map(Jvm::label)).containsExactly("17", "25");
  }

  @Test
  void graal_is_a_flag_of_a_jvm_and_part_of_its_name() {
    repository.foreign("org.graalvm.compiler", "compiler", "25.0.2");

    Jvm jvm = jvms(Map.of()).resolve(List.of("x=25-graal"), List.of()).get(0);

    assertThat(jvm.label()).isEqualTo("x");
    assertThat(jvm.vm()).isEqualTo("Acme VM, compiled by org.graalvm.compiler:compiler:25.0.2");
    assertThat(jvm.graal()).isTrue();
    assertThat(jvm.compilerFlags()).contains("-XX:+UseJVMCICompiler", "-XX:JVMCIThreads=4");
    assertThat(jvm.compilerFlags())
        .last()
        .asString()
        .matches("--upgrade-module-path=/.*compiler.*\\.jar");
  }

  @Test
  void graal_that_cannot_be_had_says_why() throws IOException {
    home(system.resolve("jdk-21"), "21.0.8", "21");

    assertThatThrownBy(
            () -> jvms(Map.of()).resolve(List.of("17-graal", "21-graal", "9-graal"), List.of()))
        .hasMessage(
            """
            --jvm 17-graal: its compiler cannot be fetched: org.graalvm.compiler:compiler:22.3.5 not \
            found in acme-mirror
            --jvm 21-graal: no Graal compiler is known for JDK 21; use JDK 17 or 25
            no JVM 9 found; found: 17, 21, 25; name one with --jvm 9=/path/to/java\
            """);
  }

  @Test
  void a_path_alone_is_labelled_by_its_feature_version() {
    assertThat(jvms(Map.of()).resolve(List.of(jdk25.toString()), List.of()).get(0).label())
        .isEqualTo("25");
  }

  @Test
  void only_accepted_flags_are_kept() {
    List<Jvm> jvms =
        jvms(Map.of()).resolve(List.of("17"), List.of("-Dgood=1", "--unknown=x", "-Dgood=2"));

    assertThat(jvms.get(0).acceptedFlags()).containsExactly("-Dgood=1", "-Dgood=2");
  }

  @Test
  void every_problem_is_reported_at_once() throws IOException {
    Path broken = script(machine.resolve("broken"), "echo 'Error: no such option' >&2; exit 3");
    Path silent = script(machine.resolve("silent"), "exit 0");
    Path text = Files.writeString(machine.resolve("text"), "no program");

    assertThatUserError(
            () ->
                jvms(Map.of())
                    .resolve(
                        List.of(
                            "21",
                            "a/b=17",
                            "x=" + broken,
                            "y=" + silent,
                            "/no/where",
                            "17",
                            "17=25"),
                        List.of()))
        .hasMessage(
            """
            no JVM 21 found; found: 17, 25; name one with --jvm 21=/path/to/java
            --jvm a/b=17: a label consists of letters, digits, ".", "_" and "-"
            %s does not start: exit code 3 of -version: Error: no such option; correct this, or \
            name the java command or home folder of another JVM
            %s is not a JVM: it printed no version; name the java command or its home folder
            "/no/where" does not exist; name a feature version, a java command or a home folder
            --jvm 17=25: label "17" is taken; name another\
            """
                .formatted(broken, silent));
    assertThatThrownBy(() -> jvms(Map.of()).resolve(List.of("z=" + text), List.of()))
        .hasMessageStartingWith(text + " is not a JVM: it cannot be started: ");
  }

  @Test
  void a_script_is_the_jvm_that_is_started_also_where_the_environment_names_it()
      throws IOException {
    Path adding =
        script(machine.resolve("adding"), "exec %s/bin/java -Dx=1 \"$@\"".formatted(jdk25));
    Path link = Files.createSymbolicLink(machine.resolve("link"), adding);

    assertThat(jvms(Map.of()).resolve(List.of("x=" + adding, "y=" + link + " -Dy"), List.of()))
        .extracting(Jvm::executable)
        .containsExactly(adding, link);
    assertThat(jvms(Map.of("ACCBENCH_JAVA", adding.toString())).resolve(List.of(), List.of()))
        .extracting(Jvm::executable)
        .containsExactly(adding);
    assertThat(Files.readAllLines(machine.resolve("log")))
        .allMatch(line -> line.startsWith("-Dx=1 "));
  }

  @Test
  void a_shim_that_chooses_by_the_folder_is_refused_with_the_jvm_itself() throws IOException {
    Path shim =
        script(
            machine.resolve("shim"),
            "[ \"$PWD\" = '%s' ] && exec %s/bin/java \"$@\"; exec %s/bin/java \"$@\""
                .formatted(Path.of("").toAbsolutePath(), jdk17, jdk25));

    assertThatThrownBy(() -> jvms(Map.of()).resolve(List.of("s=" + shim), List.of()))
        .hasMessage(
            "%s chooses a JVM by the current folder (%s here, %s elsewhere), and forks run in"
                    .formatted(shim, jdk17, jdk25)
                + " folders of their own; name the JVM itself: "
                + jdk17.resolve("bin/java"));
  }

  @Test
  void flags_make_a_jvm_of_its_own_and_the_same_flags_the_same_one() throws IOException {
    Path file = Files.writeString(machine.resolve("flags.txt"), "# of all\n-Dc='d e' # more\n-ea");

    List<Jvm> jvms =
        jvms(Map.of())
            .resolve(
                List.of("25", "a=25 -Da=b,c", "b=" + jdk25 + "   -Da=\"b  c\" @" + file),
                List.of());

    assertThat(jvms.stream().map(Jvm::flags))
        .containsExactly(List.of(), List.of("-Da=b,c"), List.of("-Da=b  c", "-Dc=d e", "-ea"));
    assertThat(jvms.stream().map(Jvm::executable).distinct()).hasSize(1);
    assertThatUserError(
            () -> jvms(Map.of()).resolve(List.of("a=25 -ea", "b=" + jdk25 + " -ea"), List.of()))
        .hasMessage(
            "--jvm b=%s -ea: is the same JVM as \"a\", with the same flags; leave out one of them"
                    .formatted(jdk25)
                + " (--inject none compares a cell with itself)");
  }

  @Test
  void flags_that_a_jvm_refuses_are_its_own_and_arguments_of_all_are_problems() {
    Jvms real = Jvms.ofThisMachine();
    List<String> usual = List.of("-Xms64m", "-Xmx64m", "-XX:+AlwaysPreTouch");
    List<Jvm> jvms = real.resolve(List.of(), List.of());
    Jvm jvm = jvms.get(0);
    Jvm bad = jvm.with(List.of("-XX:+NoSuch"));
    Jvm parallel = jvm.with(List.of("-XX:+UseParallelGC", "-Xmx96m"));

    assertThat(real.started(jvms, usual).problems()).isEmpty();
    assertThat(real.started(jvms, usual).jvms().get(0).heap().references())
        .isEqualTo(References.UNSHIFTED);
    assertThat(real.started(jvms, List.of("-XX:+UseSerialGC", "-XX:+UseG1GC")).problems())
        .containsExactly(
            "JVM %s does not start with -XX:+UseSerialGC -XX:+UseG1GC: exit code 1: Error occurred"
                    .formatted(jvm.label())
                + " during initialization of VM; Multiple garbage collectors selected; correct"
                + " -jvmArgs or --heap");
    StartedJvms some = real.started(List.of(jvm, bad, parallel), usual);
    assertThat(some.problems()).isEmpty();
    assertThat(some.jvms().get(1).refusal())
        .startsWith(
            "does not start with -XX:+NoSuch: exit code 1: Unrecognized VM option 'NoSuch'");
    assertThat(some.jvms().get(2).heap())
        .isEqualTo(new JvmHeap("Parallel", 96 << 20, References.UNSHIFTED));
    assertThat(some.findings())
        .extracting(Finding::kind)
        .containsExactly(FindingKind.HEAP_OF_ONE_JVM);
    assertThat(real.started(List.of(parallel), List.of("-XX:+UseSerialGC")).problems())
        .singleElement()
        .asString()
        .startsWith("--jvm " + jvm.label() + ": it does not start with -XX:+UseParallelGC -Xmx96m:")
        .contains("Multiple garbage collectors selected");
    assertThat(real.started(List.of(bad), List.of("-XX:+NoSuchEither")).problems())
        .singleElement()
        .asString()
        .contains("'NoSuchEither'", "correct -jvmArgs or --heap");
    assertThat(real.started(jvms, List.of("-version")).problems())
        .containsExactly(
            "-jvmArgs: -version makes a JVM print and end, so that nothing is measured; leave it"
                + " out");
  }

  @Test
  void a_heap_is_known_by_its_log() {
    List<String> log =
        new ArrayList<>(List.of("CardTable entry size: 512", "Using G1", "Version: 25"));
    assertThat(HeapLog.heap(log)).isEmpty();

    log.add("Heap Max Capacity: 3G");
    assertThat(HeapLog.heap(log)).contains(new JvmHeap("G1", 3L << 30, References.UNCOMPRESSED));
    log.add("Compressed Oops: Enabled (Zero based)");
    assertThat(HeapLog.heap(log)).contains(new JvmHeap("G1", 3L << 30, References.SHIFTED));
    assertThat(
            HeapLog.heap(
                List.of(
                    "Initializing The Z Garbage Collector",
                    "Max Capacity: 512M",
                    "Soft Max Capacity: 256M",
                    "Using The Z Garbage Collector")))
        .contains(new JvmHeap("Z", 512 << 20, References.UNCOMPRESSED));
  }

  @Test
  void a_command_that_hangs_is_killed() throws IOException {
    Path hanging = script(machine.resolve("hanging"), "exec tail -f /dev/null");
    Jvms impatient =
        new Jvms(
            surroundings(Map.of()),
            new JvmProbe(Duration.ofSeconds(1), KeptFolders.none()),
            graal());

    assertThatThrownBy(() -> impatient.resolve(List.of("h=" + hanging), List.of()))
        .hasMessage(
            hanging
                + " is not a JVM: no answer within 1 s; name the java command or its home folder");
  }

  @Test
  void the_real_one_answers() {
    Jvm jvm = Jvms.ofThisMachine().resolve(List.of(), List.of("-Xmx64m", "-XX:+NoSuch")).get(0);

    assertThat(jvm.feature()).isEqualTo(Runtime.version().feature());
    assertThat(jvm.version()).isEqualTo(System.getProperty("java.runtime.version"));
    assertThat(jvm.vendor()).isEqualTo(System.getProperty("java.vendor"));
    assertThat(jvm.vm()).isEqualTo(System.getProperty("java.vm.name"));
    assertThat(jvm.acceptedFlags()).containsExactly("-Xmx64m");
  }

  @Test
  void the_real_one_is_asked_once_and_a_script_that_calls_it_each_time(@TempDir Path cache)
      throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path script = script(machine.resolve("calling"), "exec '" + java + "' \"$@\"");
    for (Path command : List.of(java, script)) {
      List<Jvm> answers = new ArrayList<>();
      List<Boolean> known = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        KeptFolders kept = new KeptFolders(Optional.of(cache), () -> "");
        JvmProbe probe = new JvmProbe(Duration.ofSeconds(20), kept);
        answers.add(probe.ask("", command, List.of("-Xmx64m", "-XX:+NoSuch")));
        known.add(kept.allKept());
      }

      assertThat(answers.get(1)).isEqualTo(answers.get(0));
      assertThat(known).containsExactly(false, command.equals(java));
    }
  }

  private List<String> labels(String... specs) {
    return jvms(Map.of()).resolve(List.of(specs), List.of()).stream()
        .map(jvm -> jvm.label() + " is " + jvm.feature())
        .toList();
  }

  private Jvms jvms(Map<String, String> environment) {
    return new Jvms(
        surroundings(environment),
        new JvmProbe(Duration.ofSeconds(20), KeptFolders.none()),
        graal());
  }

  private Graal graal() {
    return new Graal(repository.places(false));
  }

  private JvmSearchPath surroundings(Map<String, String> environment) {
    return new JvmSearchPath(environment, userHome, jdk17, List.of(system));
  }

  private Path toolchains(String content) throws IOException {
    Path file = userHome.resolve(".m2/toolchains.xml");
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "<toolchains>" + content + "</toolchains>");
  }

  private Path home(Path home, String version, String feature) throws IOException {
    Files.createDirectories(home.resolve("bin"));
    Files.writeString(
        home.resolve("release"), "IMPLEMENTOR=\"Acme, Inc.\"\nJAVA_VERSION=\"" + version + "\"\n");
    script(
        home.resolve("bin/java"),
        """
        echo "$@" >> '%s'
        case "$1" in --unknown*) exit 1;; esac
        echo 'Property settings:' >&2
        echo '    java.runtime.version = %s+1' >&2
        echo '    java.specification.version = %s' >&2
        echo '    java.home = %s' >&2
        echo '    java.vendor = Acme' >&2
        echo '    java.vm.name = Acme VM' >&2
        """
            .formatted(machine.resolve("log"), feature, feature, home));
    return home;
  }

  private static Path script(Path file, String body) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + body);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
