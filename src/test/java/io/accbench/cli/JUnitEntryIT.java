package io.accbench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.accbench.Words;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * The sample project of {@code accbench-junit}: built by Maven as its users build theirs, and its
 * tests by JUnit alone.
 */
@Tag("any-jdk")
class JUnitEntryIT {
  private static final Path MODULES = Path.of("junit");

  @TempDir private static Path classes;

  @TempDir private Path folder;

  @BeforeAll
  static void compile() throws IOException {
    UsersJar.compiled(MODULES, classes);
  }

  /** Runs the sample's tests; each that ended or was skipped is a line with what it said. */
  private static List<String> tests(Map<String, String> properties) throws IOException {
    List<String> ended = new ArrayList<>();
    TestExecutionListener listener =
        new TestExecutionListener() {
          @Override
          public void executionSkipped(TestIdentifier test, String reason) {
            ended.add("SKIPPED: " + reason);
          }

          @Override
          public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (test.isTest() || result.getThrowable().isPresent()) {
              String why = result.getThrowable().map(Throwable::getMessage).orElse("");
              ended.add(result.getStatus() + ": " + test.getDisplayName() + ": " + why);
            }
          }
        };
    Map<String, String> before = set(properties);
    ClassLoader own = Thread.currentThread().getContextClassLoader();
    URL[] path = {classes.resolve("classes").toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, own)) {
      Thread.currentThread().setContextClassLoader(loader);
      LauncherFactory.create()
          .execute(
              LauncherDiscoveryRequestBuilder.request()
                  .selectors(selectClass(loader, "com.acme.OrderPerformanceTest"))
                  .build(),
              listener);
    } finally {
      Thread.currentThread().setContextClassLoader(own);
      set(before);
    }
    return ended;
  }

  /** Sets system properties, and returns what they were; an empty one is none. */
  private static Map<String, String> set(Map<String, String> properties) {
    Map<String, String> before = new HashMap<>();
    properties.forEach(
        (name, value) -> {
          String old =
              value.isEmpty() ? System.clearProperty(name) : System.setProperty(name, value);
          before.put(name, old == null ? "" : old);
        });
    return before;
  }

  private static List<String> measured(Path home) throws IOException {
    return tests(
        Map.of("accbench.performance", "true", "accbench.home", home.toAbsolutePath().toString()));
  }

  /** An accbench that has measured already: its gate writes these rows. */
  private Path accbench(String rows) throws IOException {
    Path bin = Files.createDirectories(folder.resolve("home/bin"));
    Path launcher =
        Files.writeString(
            bin.resolve("accbench"),
            "#!/bin/sh\n"
                + "echo 'accbench: said at the end' >&2\n"
                + "for argument in \"$@\"; do last=$argument; done\n"
                + (rows.isEmpty() ? "" : "cat >\"$last\" <<'ROWS'\n" + rows + "\nROWS\n")
                + "exit 3\n");
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    return bin.getParent();
  }

  @Test
  void it_is_off_unless_it_is_asked_for() throws Exception {
    assertThat(tests(Map.of()))
        .singleElement()
        .asString()
        .startsWith("SKIPPED: ")
        .contains("add -Daccbench.performance=true");
  }

  @Test
  void each_row_is_a_test_that_fails_aborts_or_passes() throws Exception {
    Path home =
        accbench(
            """
            <testsuite name="accbench gate">
              <testcase classname="accbench.time" name="serialize Order">\
            <failure type="PerformanceRegression" message="12 % more time">
            repeat: accbench gate --type com.acme.Order</failure></testcase>
              <testcase classname="accbench.allocation" name="serialize Order">\
            <skipped message="INCONCLUSIVE: only 3 rounds"/></testcase>
              <testcase classname="accbench.time" name="deserialize Order"/>
            </testsuite>\
            """);

    assertThat(measured(home))
        .containsExactly(
            "FAILED: serialize Order, time: 12 % more time\n"
                + "repeat: accbench gate --type com.acme.Order",
            "ABORTED: serialize Order, allocation: INCONCLUSIVE: only 3 rounds",
            "SUCCESSFUL: deserialize Order, time: ");
  }

  @Test
  void a_gate_without_a_decision_is_one_failure_with_its_words() throws Exception {
    assertThat(measured(accbench("")))
        .singleElement()
        .asString()
        .startsWith("FAILED: ")
        .contains("came to no decision; it ended with exit code 3", "said at the end");
  }

  @Test
  void a_folder_without_accbench_is_named() throws Exception {
    assertThat(measured(folder))
        .singleElement()
        .asString()
        .startsWith("FAILED: ")
        .contains("has no bin/accbench; name the folder");
  }

  /** One round is too few for a verdict, so every row is aborted and none can fail. */
  @Test
  void built_by_maven_it_measures_in_jvms_of_its_own() throws Exception {
    Path modules = folder.resolve("junit");
    Modules.copy(MODULES, modules);

    Programs.run(
            modules,
            Map.of(),
            Words.of(
                "mvn -B -ntp test -Daccbench.performance=true -Dbudget=1s -Daccbench.home=%s",
                Path.of("").toAbsolutePath().toString()))
        .ended(0);

    assertThat(
            modules.resolve(
                "sample/target/surefire-reports/TEST-com.acme.OrderPerformanceTest.xml"))
        .content()
        .contains("INCONCLUSIVE: only 1 round of the 5");
  }
}
