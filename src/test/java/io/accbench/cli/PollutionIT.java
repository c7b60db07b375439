package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forks whose JVM does other work before they warm up, and such whose other work fails. */
class PollutionIT {
  private static final String SETTINGS =
      "-f 1 -wi 5 -w 10ms -i 5 -r 10ms --timeout 6s --heap jvm -jvmArgs -Xmx128m";

  private static final String SEEN =
      """
      package acme;
      import java.lang.invoke.*;
      import java.util.*;
      import org.openjdk.jmh.annotations.*;
      @BenchmarkMode(Mode.AverageTime) @OutputTimeUnit(java.util.concurrent.TimeUnit.NANOSECONDS)
      public class Seen {
        static int calls;
        static int others;
        static final List<long[]> KEPT = new ArrayList<>();
        public static int typical() { return calls++; }
        public static void throwing() { throw new IllegalStateException("no order"); }
        public static void exiting() { System.exit(0); }
        public static void endless() { while (true) { java.util.concurrent.locks.LockSupport.park(); } }
        public static void filling() { while (true) { KEPT.add(new long[1 << 16]); } }
        public void ofObject() {}
        static void hidden() {}
        public static void sized(int size) {}
        @State(Scope.Thread) public static class After {
          @Setup public void up() { if (calls + others == 0) { throw new IllegalStateException("nothing before"); } }
        }
        @Benchmark public int measured(After after) { return 1; }
        static class SetUp {}
        @State(Scope.Thread) public static class Ready { Object one; @Setup public void up() { one = new SetUp(); } }
        @Benchmark public int plain(Ready ready) { return 1; }
        @State(Scope.Thread) public static class Sized { @Param({"3", "4"}) public int size; }
        @Benchmark public int other(Sized s) {
          if (s.size != 3) { throw new IllegalStateException("size " + s.size); }
          return others = s.size;
        }
        @Benchmark public int broken() { throw new IllegalStateException("broken other"); }
        @State(Scope.Thread) public static class Names {
          final Map<Object, Integer> all = new HashMap<>();
          @Setup public void up() { for (int i = 0; i < 50; i++) { all.put("name " + i, i); } }
        }
        @Benchmark public int oneType(Names names) {
          int sum = 0;
          for (Object each : names.all.keySet()) { sum += names.all.get(each); }
          return sum;
        }
        static final MutableCallSite SITE = new MutableCallSite(MethodHandles.constant(int.class, 1));
        static final MethodHandle CALL = SITE.dynamicInvoker();
        static long next = System.nanoTime();
        @Benchmark public int storm() throws Throwable {
          long now = System.nanoTime();
          if (now > next) {
            SITE.setTarget(MethodHandles.constant(int.class, (int) now));
            next = now + 60_000_000;
          }
          int sum = 0;
          for (int i = 0; i < 1000; i++) { sum += (int) CALL.invokeExact(); }
          return sum;
        }
      }
      """;

  @TempDir Path folder;

  private String seen(String jmh) throws IOException {
    return BenchmarkJar.classPath(folder, jmh, "Seen", SEEN);
  }

  private static List<String> command(String line, Object... values) {
    List<String> command = Words.of(line, values);
    command.addAll(Words.of(SETTINGS));
    return command;
  }

  private String out() {
    return folder.resolve("run").toString();
  }

  /** Returns the reasons of the rows by their pollution; {@code measured} where there is none. */
  private Map<String, String> outcomes() throws IOException {
    return Journals.rows(folder.resolve("run")).stream()
        .collect(
            Collectors.toMap(
                row -> row.getField("pollution"),
                row ->
                    row.getField("status").equals("measured") ? "measured" : row.getField("reason"),
                (one, empty) -> one)); // the empty benchmark, in a clean JVM
  }

  @Test
  void code_of_the_jdk_runs_before_a_benchmark_is_set_up() throws IOException {
    List<String> command =
        command(
            "run --jmh %s --include plain --pollution none,types,strings,application --out %s",
            seen("1.37"), out());
    command.addAll(List.of("-jvmArgs", "-Xlog:class+load=info:file=" + folder + "/%p.log:none"));
    accbench(command).ended(0);

    assertThat(outcomes().values()).hasSize(4).containsOnly("measured");
    List<List<String>> loadedBefore = classesBefore("acme.Seen$SetUp");
    assertThat(loadedBefore.stream().map(PollutionIT::polluters))
        .as("the clean fork and the polluted ones")
        .containsExactlyInAnyOrder("", "SharedCode", "Texts", "SharedCode+Texts");
    assertThat(loadedBefore)
        .anyMatch(
            classes ->
                classes.stream().noneMatch(one -> one.startsWith("io.accbench.kernel.poll")));
  }

  @Test
  void other_types_come_when_a_fork_is_warm_and_its_code_is_left() throws IOException {
    otherTypesCome("1.37");
  }

  @Tag("campaign")
  @Test
  void other_types_come_under_the_oldest_jmh_too() throws IOException {
    otherTypesCome("1.21");
  }

  private void otherTypesCome(String jmh) throws IOException {
    accbench(
            Words.of(
                "run --jmh %s --include oneType --pollution none,shift -f 1 -wi 30 -w 20ms -i 5 -r"
                    + " 20ms --heap jvm -jvmArgs -Xmx128m --out %s",
                seen(jmh), out()))
        .ended(0);

    assertThat(Journals.of(folder.resolve("run")).launches())
        .filteredOn(launch -> launch.cell().endsWith("/shift"))
        .singleElement()
        .satisfies(
            launch -> {
              assertThat(launch.facts()).containsEntry("shifted", "30");
              assertThat(launch.samples().warmup()).hasSize(60);
              assertThat(launch.facts().keySet())
                  .anyMatch(fact -> fact.startsWith("jit.left.java.util.HashMap"));
            });
    assertThat(Files.readString(folder.resolve("run/report.md")))
        .contains("## After a change of traffic", "steady again after (s)", "HashMap::");
  }

  @Test
  void code_that_is_left_again_and_again_is_named() throws IOException {
    accbench(
            Words.of(
                "run --jmh %s --include storm -f 1 -wi 50 -w 20ms -i 60 -r 20ms --out %s",
                seen("1.37"), out()))
        .ended(0);

    assertThat(Files.readString(folder.resolve("run/report.md")))
        .containsPattern("compiled code was left again and again .* in acme.*Seen");
  }

  /** Returns the classes of accbench that pollute, of all that a fork has loaded. */
  private static String polluters(List<String> classes) {
    return Stream.of("SharedCode", "Texts")
        .filter(name -> classes.contains("io.accbench.kernel.pollution." + name))
        .collect(Collectors.joining("+"));
  }

  /** Returns the classes of each JVM that loads a class, up to it. */
  private List<List<String>> classesBefore(String type) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".log"))
          .map(PollutionIT::classes)
          .filter(classes -> classes.contains(type))
          .map(classes -> classes.subList(0, classes.indexOf(type)))
          .toList();
    }
  }

  private static List<String> classes(Path log) {
    try (Stream<String> lines = Files.lines(log)) {
      return lines.map(line -> line.replaceFirst(" .*", "")).toList();
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  @Test
  void a_users_method_and_other_benchmarks_run_before_a_benchmark_is_set_up() throws IOException {
    othersRunBefore("1.37");
  }

  @Tag("campaign")
  @Test
  void others_run_before_a_benchmark_of_the_oldest_jmh_too() throws IOException {
    othersRunBefore("1.21");
  }

  private void othersRunBefore(String jmh) throws IOException {
    accbench(
            command(
                "run --jmh %s --include measured --pollution %s --out %s",
                seen(jmh), "none,acme.Seen::typical,benchmarks:Seen.other", out()))
        .ended(5);

    assertThat(outcomes())
        .containsEntry("acme.Seen::typical", "measured")
        .containsEntry("benchmarks:Seen.other", "measured");
    assertThat(outcomes().get("none")).contains("nothing before");
  }

  @Tag("any-jdk")
  @Test
  void a_pollution_that_fails_is_the_reason() throws IOException {
    String methods = "throwing,exiting,endless,filling".replaceAll("(\\w+)", "acme.Seen::$1");
    accbench(
            command(
                "run --jmh %s --include plain --pollution %s --out %s",
                seen("1.37"), "none," + methods + ",benchmarks:broken", out()))
        .ended(5);

    Map<String, String> outcomes = outcomes();
    assertThat(outcomes).containsEntry("none", "measured");
    assertThat(outcomes.get("acme.Seen::throwing"))
        .contains(
            "pollution acme.Seen::throwing failed: java.lang.IllegalStateException: no order");
    assertThat(outcomes.get("acme.Seen::exiting"))
        .contains("pollution acme.Seen::exiting failed: something called System.exit");
    assertThat(outcomes.get("acme.Seen::endless"))
        .contains("pollution acme.Seen::endless did not end: killed: no sign of life for");
    assertThat(outcomes.get("acme.Seen::filling"))
        .contains("pollution acme.Seen::filling failed: ", "java.lang.OutOfMemoryError");
    assertThat(outcomes.get("benchmarks:broken"))
        .contains("pollution benchmarks:broken failed: ", "acme.Seen.broken", "broken other");
  }

  @Test
  void a_users_method_pollutes_access_by_strategies() throws IOException {
    Path ran = folder.resolve("ran");
    List<String> command =
        command(
            "run --profile ci --mode avgt --strategy reflection --operation read --member field"
                + " --layout bean --slot typed --classpath target/test-classes --pollution %s --out"
                + " %s",
            "none,io.accbench.cli.PollutingTraffic::typical,io.accbench.cli.PollutingTraffic::throwing",
            out());
    command.addAll(List.of("-jvmArgs", "-Dacme.ran=" + ran));
    accbench(command).ended(5);

    assertThat(ran).exists();
    assertThat(outcomes())
        .containsEntry("none", "measured")
        .containsEntry("io.accbench.cli.PollutingTraffic::typical", "measured");
    assertThat(outcomes().get("io.accbench.cli.PollutingTraffic::throwing"))
        .contains("PollutingTraffic::throwing failed: java.lang.IllegalStateException: no orders");
  }

  @Tag("any-jdk")
  @Test
  void wrong_names_are_met_before_anything_is_measured() throws IOException {
    Map<String, String> problems = new LinkedHashMap<>();
    problems.put(
        "acme.Sean::typical",
        "class acme.Sean is not on the class path (did you mean \"acme.Seen\"?)");
    problems.put("acme.Seen::typicle", "acme.Seen has no such method; did you mean \"typical\"?");
    problems.put("acme.Seen::ofObject", "the method is not static; it must be public and static");
    problems.put("acme.Seen::hidden", "the method is not public");
    problems.put("acme.Seen::sized", "the method has parameters");

    assertThat(refused(String.join(",", problems.keySet())))
        .contains(
            problems.entrySet().stream()
                .map(one -> "--pollution " + one.getKey() + ": " + one.getValue())
                .toList());
    assertThat(refused("benchmarks:Seem"))
        .contains(
            "--pollution benchmarks:Seem: matches none of 6 benchmarks; did you mean \"Seen\"?");
  }

  private String refused(String pollutions) throws IOException {
    String line = "run --dry-run --jmh %s --include plain --pollution %s";
    return accbench(command(line, seen("1.37"), pollutions)).ended(2).err();
  }
}
