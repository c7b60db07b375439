package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.ExitCode;
import io.accbench.model.Journal;
import io.accbench.process.ScratchFolder;
import io.accbench.run.FakeJava;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes and strategies that accbench has never seen, from a jar, in real forks. */
class UsersClassesIT {
  @TempDir static Path shared;
  static Path jar;

  @TempDir Path folder;

  @BeforeAll
  static void compile() throws IOException {
    jar = UsersJar.in(shared);
  }

  @Test
  void every_cell_is_measured_or_says_why_not() throws IOException {
    run(
            List.of("Product", "Invoice"),
            "--strategy direct,varhandle,lambda,hidden --member field,method --operation"
                + " read,construct,copy")
        .ended(0);

    Map<String, String> reasons = reasons();
    assertThat(reasons.values())
        .allMatch(
            reason ->
                reason.matches(
                    ".*(MethodHandle kind|reaches fields only|creates nothing|takes no arguments"
                        + "|exactly \\d parameters|neither be set|has no getter|neither getter nor"
                        + " setter).*"));
    assertThat(reasons)
        .doesNotContainKeys(
            id("read/Product/hidden/field"),
            id("read/Product/lambda/method"),
            id("read/Product/direct/method"),
            id("read/Product/varhandle/field"),
            id("construct/Product/lambda/field"),
            id("copy/Product/hidden/field"),
            id("read/Invoice/varhandle/field"),
            id("read/Invoice/lambda/method"),
            id("construct/Invoice/direct/field"),
            id("copy/Invoice/direct/method"))
        .containsEntry(
            id("copy/Product/hidden/method"),
            "not supported: com.acme.zoo.Product.tenant has neither getter nor setter: a copy"
                + " would lose it");
  }

  @Tag("any-jdk")
  @Test
  void what_the_graph_or_a_strategy_has_no_way_to_set_is_said_of_the_cells_that_need_it()
      throws IOException {
    run(
            List.of("Zoo", "Money", "Invoice"),
            "--strategy direct,reflection,unsafe --member field,method --operation copy --jvm %s",
            faked(Integer.toString(Runtime.version().feature())))
        .ended(0);

    assertThat(reasons())
        .doesNotContainKeys(id("copy/Zoo/reflection/field"), id("copy/Money/direct/field"))
        .hasEntrySatisfying(
            id("copy/Invoice/unsafe/field"),
            reason -> assertThat(reason).contains("can't get field offset on a record"))
        .containsEntry(
            id("copy/Zoo/direct/method"),
            "not supported: com.acme.zoo.Zoo.name can be read, but neither be set nor given to the"
                + " constructor")
        .containsEntry(
            id("copy/Money/reflection/method"),
            "not supported: com.acme.zoo.Money.scale, which its constructor takes, has no getter of"
                + " its type: it cannot be read");
  }

  /** A JVM whose forks measure nothing, for what is known before. */
  private static String faked(String label) throws IOException {
    return label + "=" + FakeJava.hostingCommand();
  }

  @Test
  void fields_of_one_name_are_told_apart_by_every_strategy() throws IOException {
    accbench(
            arguments(
                "--type com.acme.zoo.Shadow --factory com.acme.zoo.Shadow::sample --strategy"
                    + " all,hidden/bean,!acme,!lambda --member field --operation read,write"))
        .ended(0);

    assertThat(reasons()).isEmpty();
  }

  @Test
  void a_users_own_strategy_is_found_probed_and_measured() throws IOException {
    accbench(
            arguments(
                "--fixture point --strategy acme,direct --member field,method --operation"
                    + " read"))
        .ended(0);

    Journal journal = Journals.of(folder.resolve("run"));
    assertThat(reasons())
        .containsOnly(
            Map.entry(
                id("read/point/acme/method"),
                "not supported: acme reads fields (1 of 1 properties not reachable)"));
    assertThat(
            journal.launches().stream()
                .filter(launch -> launch.cell().equals(id("read/point/acme/field"))))
        .singleElement()
        .satisfies(
            launch ->
                assertThat(launch.facts().get("executing"))
                    .startsWith("com.acme.strategy.PublicFields"));
  }

  @Tag("any-jdk")
  @Test
  void a_jvm_on_which_nothing_can_be_prepared_is_not_supported_while_another_measures()
      throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path broken = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(
        broken,
        "#!/bin/sh\ncase \"$*\" in *io.accbench.prepare.*) echo no such luck; exit 3;; esac\n"
            + "exec "
            + java
            + " \"$@\"\n");
    assertThat(broken.toFile().setExecutable(true)).isTrue();

    accbench(
            arguments(
                "--fixture point --strategy direct,reflection --member field --operation read"
                    + " --jvm %s",
                faked("good") + ",broken=" + broken))
        .ended(ExitCode.CELL_FAILED.number());

    Map<String, String> reasons = reasons();
    assertThat(reasons).hasSize(2);
    assertThat(reasons.values())
        .allSatisfy(
            reason ->
                assertThat(reason)
                    .startsWith("failed: fixture point could not be prepared on broken: ")
                    .contains("exit code 3"));
  }

  /** What the getter reads is in no sum by which a preparation is kept. */
  @Tag("any-jdk")
  @Test
  void a_fork_that_fails_makes_the_next_run_prepare_anew() throws IOException {
    Path outside = folder.resolve("outside");
    Path sources = Files.createDirectories(folder.resolve("sources"));
    Files.writeString(
        sources.resolve("Changing.java"),
        """
        package com.acme.outside;
        public class Changing {
          private int size;
          public int getSize() {
            return size + (new java.io.File("%s").exists() ? 1 : 0);
          }
          public void setSize(int size) {
            this.size = size;
          }
        }
        """
            .formatted(outside));
    Path payload = Files.writeString(folder.resolve("changing.json"), "{\"size\": 3}");
    List<String> arguments =
        arguments(
            "--type com.acme.outside.Changing --payload %s --strategy direct --member method"
                + " --operation read",
            payload);
    Path changing = UsersJar.of(sources, folder, "changing.jar");
    arguments.set(arguments.indexOf(jar.toString()), changing.toString());
    String used = "a fork failed after a preparation of an earlier time was used";

    assertThat(once(arguments).ended(0).err()).doesNotContain(used);
    Files.createFile(outside);
    Outcome failed = once(arguments).ended(ExitCode.CELL_FAILED.number());
    Outcome anew = once(arguments).ended(0);

    assertThat(failed.out() + failed.err()).contains("Changing.size", used);
    assertThat(anew.err()).doesNotContain(used);
  }

  /** Runs into a folder that is not there yet. */
  private Outcome once(List<String> arguments) throws IOException {
    ScratchFolder.delete(folder.resolve("run"));
    return accbench(arguments);
  }

  @Test
  void support_needs_no_payload() throws IOException {
    String path = UsersJar.neverSeen(jar.toString(), folder);
    Outcome outcome =
        accbench("support", "--classpath", path, "--type", "com.acme.zoo.Product").ended(0);

    assertThat(outcome.out())
        .contains("com.acme.zoo.Product on JVM", "com.acme.zoo.Part on JVM", "no payload:")
        .contains("note: this ran your own code")
        .containsPattern("version +field +read +ok +ok");
  }

  @Tag("any-jdk")
  @Test
  void support_says_why_it_can_make_no_instance() {
    Outcome outcome =
        accbench("support", "--classpath", jar.toString(), "--type", "com.acme.base.Entity")
            .ended(2);

    assertThat(outcome.err())
        .contains("no instance of com.acme.base.Entity can be made (it is abstract)", "--payload");
  }

  private Outcome run(List<String> types, String line, Object... values) {
    List<String> arguments = arguments(line, values);
    for (String type : types) {
      String payload = type.toLowerCase(java.util.Locale.ROOT);
      arguments.addAll(
          Words.of(
              "--type com.acme.zoo.%s --payload src/test/resources/zoo/%s.json", type, payload));
    }
    return accbench(arguments);
  }

  /** The shortest run of one layout, so that it is the forks that count. */
  private List<String> arguments(String line, Object... values) {
    List<String> arguments =
        Words.of(
            "run --profile ci --classpath %s --out %s --mode avgt --layout bean --slot typed"
                + " -f 1 -wi 1 -w 10ms -i 1 -r 10ms",
            jar, folder.resolve("run"));
    arguments.addAll(Words.of(line, values));
    return arguments;
  }

  private Map<String, String> reasons() {
    return Journals.reasons(folder.resolve("run"));
  }

  private static String id(String operationFixtureStrategyMember) {
    return "access."
        + operationFixtureStrategyMember
        + "/bean/typed/"
        + Runtime.version().feature()
        + "/avgt/1";
  }
}
