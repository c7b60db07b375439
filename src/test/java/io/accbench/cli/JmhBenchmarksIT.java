package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Benchmarks of others, from their jar to reports and gates. */
class JmhBenchmarksIT {
  private static final String QUICK =
      "-wi 5 -w 10ms -i 5 -r 10ms --timeout 15s --single-shot-forks 5 --heap jvm";

  /** Allocates 64 longs more where PADDING is 64, which every gate must find. */
  private static final String WORK =
      """
      package acme;
      import java.util.concurrent.TimeUnit;
      import org.openjdk.jmh.annotations.*;
      import org.openjdk.jmh.infra.Blackhole;
      @State(Scope.Thread)
      @BenchmarkMode(Mode.AverageTime)
      @OutputTimeUnit(TimeUnit.MICROSECONDS)
      public class Work {
        @Param({"10", "100"}) public int size;
        @Param({"a", "b"}) public String mode;
        @State(Scope.Thread) @AuxCounters(AuxCounters.Type.EVENTS)
        public static class Hits { public long hits; }
        @Benchmark public long[] make(Hits counted) { counted.hits++; return new long[size + PADDING]; }
        @Benchmark @OperationsPerInvocation(2) public void loop(Blackhole hole) {
          for (int i = 0; i < 2; i++) { hole.consume(i); }
        }
      }
      """;

  private static final String ODD =
      """
      package acme;
      import org.openjdk.jmh.annotations.*;
      public class Odd {
        @State(Scope.Group) public static class Shared { long value; }
        @State(Scope.Thread) public static class Fresh { int[] a; @Setup(Level.Invocation) public void set() { a = new int[] {3, 1}; } }
        @Benchmark @Group("both") @GroupThreads(1) public void write(Shared s) { s.value++; }
        @Benchmark @Group("both") @GroupThreads(2) public long read(Shared s) { return s.value; }
        @Benchmark public int[] sort(Fresh f) { java.util.Arrays.sort(f.a); return f.a; }
        @Benchmark @Fork(0) public void prints() { System.out.println("printed"); }
        @Benchmark @BenchmarkMode(Mode.SampleTime) public double sampled() { return Math.random(); }
        @Benchmark public void exits() { System.exit(3); }
        @State(Scope.Thread) public static class Quitting {
          @Setup public void up() { System.exit(0); }
        }
        @Benchmark public void quits(Quitting q) { }
        @Benchmark public int fails() { throw new IllegalStateException("broken state"); }
        @Benchmark @Fork(jvmArgs = "-Xmx1q") public int starts() { return 1; }
        @Benchmark public int sees() {
          String path = System.getProperty("java.class.path");
          long ours = java.util.stream.Stream.of(path.split(java.io.File.pathSeparator))
              .filter(entry -> entry.contains("accbench-")).filter(entry -> !entry.endsWith("accbench-profilers.jar")).count();
          if (ours > 0 || !path.contains("accbench-profilers.jar")) { throw new IllegalStateException(path); }
          return 1;
        }
      }
      """;

  @TempDir Path folder;

  private String work(String side, String jmh, int padding) throws IOException {
    Path own = Files.createDirectories(folder.resolve(side));
    String source = WORK.replace("PADDING", Integer.toString(padding));
    return BenchmarkJar.classPath(own, jmh, "Work", source);
  }

  /** Returns a command with quick settings; {@code -f} replaces their number of forks. */
  private static List<String> command(String line, Object... values) {
    List<String> command = Words.of(line, values);
    command.addAll(Words.of(command.contains("-f") ? QUICK : "-f 5 " + QUICK));
    return command;
  }

  private List<NamedCsvRecord> rows() throws IOException {
    return Journals.rows(folder.resolve("run"));
  }

  private String out() {
    return folder.resolve("run").toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.21", "1.37"})
  void the_jars_own_jmh_measures_what_its_annotations_say(String jmh) throws IOException {
    Outcome run =
        accbench(
                command(
                    "run --jmh %s -p size=10 --baseline param.mode=a --include Work -f 1 --out %s",
                    work("one", jmh, 0), out()))
            .ended(0);

    assertThat(run.out()).contains("Work.make · size=10 · JVM");
    assertThat(rows())
        .extracting(row -> row.getField("benchmark") + " " + row.getField("param.mode"))
        .containsExactly(
            "acme.Work.loop a", "acme.Work.loop b", "acme.Work.make a", "acme.Work.make b");
    assertThat(rows()).extracting(row -> row.getField("forks")).containsOnly("1");
    NamedCsvRecord make = rows().get(3);
    assertThat(Double.parseDouble(make.getField("bytes_per_op"))).isBetween(95.0, 105.0);
    assertThat(Double.parseDouble(make.getField("secondary_hits"))).isPositive();
    assertThat(make.getField("repeat"))
        .contains("--jmh ")
        .contains("-p size=10 --baseline param.mode=a")
        .contains(" --row jmh.acme.Work.make/b/10/");
    JsonNode results = new JsonMapper().readTree(folder.resolve("run/results.json").toFile());
    assertThat(results.get(0).get("benchmark").asText()).isEqualTo("acme.Work.loop");
    assertThat(results.get(0).get("jmhVersion").asText()).isEqualTo(jmh);
    assertThat(results.get(2).at("/primaryMetric/scoreUnit").asText()).isEqualTo("us/op");
    assertThat(results.get(2).get("secondaryMetrics").has("hits")).isTrue();
    assertThat(folder.resolve("run/report.html")).exists();
  }

  @Tag("campaign")
  @ParameterizedTest
  @CsvSource({
    "1.21, full + dont-inline hint",
    "1.29, full + dont-inline hint",
    "1.36, compiler",
    "1.37, compiler"
  })
  void a_benchmark_alone_has_no_ratio_and_its_profiler_a_text(String jmh, String blackhole)
      throws IOException {
    Outcome run =
        accbench(
                command(
                    "run --jmh %s --include loop -p size=10 -p mode=a -f 1 -prof stack --out %s",
                    work("one", jmh, 0), out()))
            .ended(0);

    assertThat(rows()).extracting(row -> row.getField("status")).containsExactly("measured");
    assertThat(folder.resolve("run/report.md"))
        .content()
        .contains("## What profilers wrote", "loop", ": stack, round 1", "RUNNABLE")
        .doesNotContain("stack (");
    assertThat(accbench("report", out()).exitCode()).as("its journal is read again").isZero();
    assertThat(Journals.of(folder.resolve("run")).launches())
        .extracting(launch -> launch.facts().get("blackhole"))
        .containsOnly(blackhole);
  }

  @Tag("any-jdk")
  @Test
  void a_gate_finds_what_one_jar_allocates_more() throws IOException {
    Outcome gate =
        accbench(
                command(
                    "gate --no-confirm --base-jmh %s --candidate-jmh %s --include make -p size=10"
                        + " -p mode=a --out %s",
                    work("one", "1.37", 0), work("two", "1.37", 64), out()))
            .ended(3);

    assertThat(gate.out())
        .containsPattern("REGRESSED +Work.make, candidate against base +allocation")
        .contains("it differs from side base in benchmarks.jar")
        .contains("1 files, for example acme/Work.class");
  }

  @Tag("any-jdk")
  @Test
  void identical_jars_are_neither_faster_nor_slower() throws IOException {
    String sides = "base=" + work("one", "1.37", 0) + ",pr=" + work("two", "1.37", 0);
    Outcome run =
        accbench(
                command(
                    "run --jmh %s --include make -p size=10 -p mode=a -f 2 --out %s", sides, out()))
            .ended(0);

    assertThat(run.out())
        .contains("inactive: the baseline's code")
        .contains("side pr: it runs the same bytes as side base");
    assertThat(rows())
        .extracting(row -> row.getField("verdict"))
        .doesNotContain("faster", "slower");
  }

  @Tag("campaign")
  @Test
  void a_self_test_slows_down_any_signature() throws IOException {
    Outcome test =
        accbench(
            command(
                "gate --self-test --no-confirm --inject %s --jmh %s --include make -p size=100 -p"
                    + " mode=a --out %s",
                "even:100%", work("one", "1.37", 0), out()));

    assertThat(test.out()).as(test.err()).contains("slowed by even:100%: goes red");
    assertThat(test.out())
        .containsPattern(
            "even:100% against plain, allocation: (2.00 times as much|100 % more) allocation");
  }

  @Test
  void odd_benchmarks_are_measured_or_say_why_not() throws IOException {
    String path = BenchmarkJar.classPath(folder, "1.37", "Odd", ODD);
    Outcome run = accbench(command("run", "--jmh", path, "-f", "1", "--out", out())).ended(5);

    Map<String, NamedCsvRecord> rows = new TreeMap<>();
    rows().forEach(row -> rows.put(row.getField("benchmark").replace("acme.Odd.", ""), row));
    assertThat(rows.get("exits").getField("reason"))
        .contains("exit code 3")
        .contains("System.exit");
    assertThat(rows.get("quits").getField("reason")).startsWith("something called System.exit or");
    assertThat(rows.get("fails").getField("reason")).contains("broken state");
    assertThat(rows.get("starts").getField("reason")).contains("Invalid maximum heap size: -Xmx1q");
    assertThat(rows.get("both").getField("threads")).isEqualTo("3");
    assertThat(rows.get("sees").getField("status")).isEqualTo("measured");
    String report = Files.readString(folder.resolve("run/report.md"));
    assertThat(report)
        .contains("Odd.sampled")
        .as("columns for percentiles of JMH beside our own")
        .doesNotContain("sampled·p")
        .contains("asks for no fork")
        .contains("its score contains the printing")
        .contains("2 and 1 threads and are measured together")
        .contains("set up before each operation");
  }

  /** JMH itself starts forks with the java of the home that the script's JVM has. */
  @Test
  void forks_run_in_the_script_that_stands_for_a_jvm() throws IOException {
    Path script = folder.resolve("java with a flag");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Files.writeString(
        script, "#!/bin/sh\nexec '%s' -Dacme.flag=on -XX:+UseParallelGC \"$@\"\n".formatted(java));
    assertThat(script.toFile().setExecutable(true)).isTrue();
    String path =
        BenchmarkJar.classPath(
            folder,
            "1.37",
            "Flagged",
            """
            package acme;
            import org.openjdk.jmh.annotations.*;
            public class Flagged {
              @Benchmark @BenchmarkMode(Mode.AverageTime) public int sees() {
                if (System.getProperty("acme.flag") == null) { throw new IllegalStateException("no flag"); }
                return 1;
              }
            }
            """);

    accbench(
        command("run", "--jmh", path, "-f", "1", "--jvm", java + ",x=" + script, "--out", out()));

    assertThat(rows())
        .extracting(row -> row.getField("status") + " " + row.getField("jvm"))
        .containsExactlyInAnyOrder("failed " + Runtime.version().feature(), "measured x");
  }

  /** Shading without a transformer keeps both lists, of which a class loader finds one. */
  @Tag("any-jdk")
  @Test
  void benchmarks_of_every_list_of_a_jar_are_listed_and_run() throws IOException {
    Path one =
        Path.of(
            BenchmarkJar.classPath(
                    Files.createDirectory(folder.resolve("1")),
                    "1.37",
                    "Work",
                    WORK.replace("PADDING", "0"))
                .split(java.io.File.pathSeparator)[0]);
    String second =
        BenchmarkJar.classPath(Files.createDirectory(folder.resolve("2")), "1.37", "Odd", ODD);
    String[] entries = second.split(java.io.File.pathSeparator, 2);
    Path shaded = BenchmarkJar.shaded(folder.resolve("shaded.jar"), one, Path.of(entries[0]));
    String path = shaded + java.io.File.pathSeparator + entries[1];

    assertThat(accbench("list", "benchmarks", "--jmh", path).out())
        .contains("acme.Work.make", "acme.Odd.sort");
    Outcome run =
        accbench(
                command(
                    "run --jmh %s --include Work.loop|Odd.sees -p size=10 -p mode=a -bm avgt -f 1"
                        + " --out %s",
                    path, out()))
            .ended(0);
    assertThat(rows())
        .extracting(row -> row.getField("status"))
        .containsExactly("measured", "measured");
  }

  @Tag("any-jdk")
  @Test
  void only_profilers_of_accbench_stand_in_a_fork() throws IOException {
    Path home = Path.of(System.getProperty("accbench.home", "."));
    try (ZipFile jar = new ZipFile(home.resolve("target/accbench-profilers.jar").toFile())) {
      assertThat(jar.stream().map(ZipEntry::getName).filter(name -> name.endsWith(".class")))
          .allMatch(
              name ->
                  name.matches("io/accbench/kernel/(pollution|profiler)/[A-Za-z0-9$-]+\\.class"))
          .hasSizeBetween(16, 32);
    }
  }

  @Tag("any-jdk")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--include Wirk | matches none of 2 benchmarks; did you mean \"Work\"?",
        "-p siez=1 | parameter \"siez\" is unknown; did you mean \"size\"?",
        "--include Work( | is no regular expression",
        "--baseline sizee=1 | axis \"sizee\" is unknown; did you mean \"size\"?",
        "--baseline size=7 | --baseline size=7 is not measured",
        "--baseline benchmark=mke | did you mean \"make\"?",
      })
  void wrong_names_are_met_by_the_nearest(String words, String problem) throws IOException {
    Outcome run =
        accbench(command("run --dry-run --jmh %s " + words, work("one", "1.37", 0))).ended(2);

    assertThat(run.err()).contains(problem);
  }

  @Tag("any-jdk")
  @Test
  void a_jar_without_benchmarks_or_without_jmh_says_so() throws IOException {
    String whole = work("one", "1.37", 0);
    String alone = whole.substring(0, whole.indexOf(java.io.File.pathSeparator));
    String others = whole.substring(alone.length() + 1);

    assertThat(accbench(command("run", "--dry-run", "--jmh", others)).err())
        .contains("holds no benchmarks: it has no META-INF/BenchmarkList");
    assertThat(accbench(command("run", "--dry-run", "--jmh", alone)).err())
        .contains("holds benchmarks, but no JMH");
    Path empty = folder.resolve("empty");
    Files.createDirectories(empty.resolve("META-INF"));
    Files.createFile(empty.resolve("META-INF/BenchmarkList"));
    Outcome listed =
        accbench("list", "benchmarks", "--jmh", empty + java.io.File.pathSeparator + others)
            .ended(2);
    assertThat(listed.err()).contains("its META-INF/BenchmarkList is empty");
    assertThat(accbench("list", "benchmarks", "--jmh", whole).out())
        .contains("acme.Work.make")
        .contains("mode=a,b; size=10,100");
  }

  @Tag("any-jdk")
  @Test
  void a_jar_that_changes_while_it_runs_ends_the_run() throws Exception {
    String path = work("one", "1.37", 0);
    Path jar = Path.of(path.substring(0, path.indexOf(java.io.File.pathSeparator)));
    Path journal = folder.resolve("run/journal.jsonl");
    Thread builder =
        new Thread(
            () -> {
              try {
                while (!Files.exists(journal) || Files.readString(journal).lines().count() < 3) {
                  Thread.sleep(20);
                }
                Files.write(jar, new byte[] {0}, java.nio.file.StandardOpenOption.APPEND);
              } catch (IOException | InterruptedException failed) {
                throw new IllegalStateException(failed);
              }
            });
    builder.start();
    Outcome run = accbench(command("run", "--jmh", path, "-f", "40", "--out", out()));
    builder.join();

    assertThat(run.exitCode()).as(run.err() + run.out()).isEqualTo(6);
    assertThat(run.err()).contains("benchmarks.jar has changed since the run began");
    assertThat(Files.readString(journal)).contains("\"type\":\"launch\"");
  }
}
