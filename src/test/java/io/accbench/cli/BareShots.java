package io.accbench.cli;

import io.accbench.app.Home;
import io.accbench.catalog.Catalog;
import io.accbench.catalog.Fixtures;
import io.accbench.catalog.Strategy;
import io.accbench.cli.Cli.Outcome;
import io.accbench.journal.JournalReader;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.Prepared;
import io.accbench.model.Support.Status;
import io.accbench.prepare.Preparer;
import io.accbench.process.KeptFolders;
import io.accbench.run.MeasuredClassPath;
import io.accbench.stack.Jvms;
import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Is JMH's single-shot mode a first shot? Prints its median beside that of bare {@code java}
 * launches, in microseconds, for each strategy.
 *
 * <p>The workload is one read of the fixture {@code order}, layout bean, typed slots. Arguments:
 * launches a strategy, then labels of JVMs. Run, after {@code mvn package}, by {@code
 * src/test/shell/bare-shot 10 17 25}.
 */
final class BareShots {
  private static final String FIXTURE = "order";

  /**
   * In place of JMH's, whose static initialiser reads a field by reflection: on JDK 25 that links
   * method handles before the shot.
   */
  private static final String BLACKHOLE =
      """
      package org.openjdk.jmh.infra;
      public final class Blackhole {
        private volatile long bits;
        private volatile Object reference;
        public Blackhole(String challenge) {}
        public void consume(boolean value) { bits = value ? 1 : 0; }
        public void consume(byte value) { bits = value; }
        public void consume(short value) { bits = value; }
        public void consume(char value) { bits = value; }
        public void consume(int value) { bits = value; }
        public void consume(long value) { bits = value; }
        public void consume(float value) { bits = Float.floatToRawIntBits(value); }
        public void consume(double value) { bits = Double.doubleToRawLongBits(value); }
        public void consume(Object value) { reference = value; }
      }
      """;

  private final int launches;
  private final Jvm jvm;
  private final Path folder;
  private final Catalog catalog = Catalog.load(BareShots.class.getClassLoader());
  private final Prepared prepared;

  private BareShots(int launches, String label) throws IOException {
    this.launches = launches;
    this.jvm = Jvms.ofThisMachine().resolve(List.of(label), catalog.flags()).get(0);
    this.folder = Files.createTempDirectory("bare-shot");
    Fixture fixture = Fixtures.loadAll(List.of(Home.fixtures()), List.of(FIXTURE)).get(0);
    this.prepared =
        new Preparer(KeptFolders.none(), List.of(), Duration.ofMinutes(1))
            .prepare(
                new Preparer.Request(
                    fixture, jvm, Home.jars(), List.of(), folder.resolve("fixture"), false));
    Path source = Files.writeString(folder.resolve("Blackhole.java"), BLACKHOLE);
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "--release", "17", "-d", "" + folder, "" + source);
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    for (String label : Arrays.copyOfRange(arguments, 1, arguments.length)) {
      for (String member : List.of("field", "method")) {
        new BareShots(Integer.parseInt(arguments[0]), label).compare(member);
      }
    }
  }

  private void compare(String member) throws IOException, InterruptedException {
    Map<String, double[]> jmh = jmh(member);
    Map<String, double[]> bare = new LinkedHashMap<>();
    jmh.keySet().forEach(strategy -> bare.put(strategy, new double[launches]));
    Path jmhLock = Path.of(System.getProperty("java.io.tmpdir"), "jmh.lock");
    try (FileChannel channel =
            FileChannel.open(jmhLock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = channel.lock()) {
      for (int i = 0; i < launches && held.isValid(); i++) {
        for (String strategy : jmh.keySet()) {
          bare.get(strategy)[i] = bare(strategy, member);
        }
      }
    }
    System.out.printf("%s %s read, JVM %s%n", FIXTURE, member, jvm.label());
    jmh.forEach(
        (strategy, micros) ->
            System.out.printf(
                Locale.ROOT,
                "  %-14s JMH %8.0f us (%.0f–%.0f)   bare %8.0f us (%.0f–%.0f)   JMH/bare %.2f%n",
                strategy,
                at(micros, 2),
                at(micros, 1),
                at(micros, 3),
                at(bare.get(strategy), 2),
                at(bare.get(strategy), 1),
                at(bare.get(strategy), 3),
                at(micros, 2) / at(bare.get(strategy), 2)));
  }

  /** The scores of every strategy that is supported, in microseconds. */
  private Map<String, double[]> jmh(String member) throws IOException {
    Path out = folder.resolve("run");
    String run =
        "run --profile ci --fixture %s --jvm %s --strategy all --mode ss --member %s"
            + " --single-shot-forks %d --out %s";
    Outcome outcome =
        Cli.accbench(run.formatted(FIXTURE, jvm.label(), member, launches, out).split(" "));
    if (outcome.exitCode() != 0) {
      throw new IllegalStateException(outcome.err());
    }
    Map<String, List<Double>> scores = new LinkedHashMap<>();
    for (Launch launch : JournalReader.read(out.resolve("journal.jsonl")).launches()) {
      scores
          .computeIfAbsent(launch.cell().split("/")[2], strategy -> new ArrayList<>())
          .addAll(launch.samples().scores());
    }
    Map<String, double[]> sorted = new LinkedHashMap<>();
    catalog.names().stream()
        .filter(scores::containsKey)
        .forEach(
            name ->
                sorted.put(
                    name, scores.get(name).stream().mapToDouble(Double::doubleValue).toArray()));
    return sorted;
  }

  private double bare(String name, String member) throws IOException, InterruptedException {
    Strategy strategy = catalog.strategy(name).orElseThrow();
    String form = name + "/" + strategy.defaultForm();
    List<String> command = new ArrayList<>();
    command.add(jvm.executable().toString());
    command.addAll(flags(form));
    command.add("-Daccbench.recipe=" + folder.resolve("fixture/recipe.bin"));
    command.add("-Daccbench.facts=" + folder.resolve("facts"));
    command.add("-Daccbench.strategy=" + strategy.className());
    command.addAll(List.of("-cp", classPath(), "io.accbench.kernel.bench.BareShot"));
    command.addAll(List.of(form, "read", member));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(String.join(" ", command));
    }
    return Double.parseDouble(output.strip());
  }

  private List<String> flags(String form) {
    return prepared
        .probes()
        .filter(one -> one.strategy().equals(form) && one.status() != Status.NOT_SUPPORTED)
        .flatMap(one -> one.flags().stream())
        .distinct()
        .toList();
  }

  private String classPath() {
    return Stream.of(
            folder,
            MeasuredClassPath.ofTool(Home.jars()).get(0),
            folder.resolve("fixture/classes"),
            Path.of("target/test-classes"))
        .map(entry -> entry.toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** The quartile 1, 2 (the median) or 3, of an odd or even number of values: the lower one. */
  private static double at(double[] values, int quartile) {
    Arrays.sort(values);
    return values[(values.length - 1) * quartile / 4];
  }
}
