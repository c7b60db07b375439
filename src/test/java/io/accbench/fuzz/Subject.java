package io.accbench.fuzz;

import io.accbench.model.CommandText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A kind of input: where it lies, and the commands that read it.
 *
 * <p>A word that starts with {@code @} is a path in the folder of the trial. In {@code @home} lies
 * an accbench of its own, in {@code @intact} a run and in {@code @same} a JMH file to compare with.
 */
enum Subject {
  JOURNAL(
      Notation.JSON_LINES,
      "run/journal.jsonl",
      List.of("fuzz/access.jsonl", "fuzz/codec.jsonl"),
      "report @run",
      "report @run --format table",
      "gate @run",
      "gate @run --baseline @intact --across-machines --fail-on undecided",
      "gate @intact --baseline @run",
      "compare @intact @run",
      "compare @run @intact --format csv",
      "compare @run --by strategy --format json",
      "compare @intact @run --format html",
      "hotspots @run --format csv",
      "hotspots @run --format html",
      "hotspots @run --format json --flame @flame.html",
      "hotspots @profiled --diff @run --force",
      "run --resume @run"),
  JMH_JSON(
      Notation.JSON,
      "now.json",
      List.of("fuzz/jmh.json"),
      "compare @same.json @now.json",
      "compare @now.json @same.json --format json",
      "compare @now.json @same.json --format csv",
      "compare @now.json --by codec --format markdown",
      "compare @now.json --by codec --format csv",
      "gate @now.json --baseline @same.json --raw",
      "gate @same.json --baseline @now.json --raw"),
  TRACE(
      Notation.JSON_LINES,
      "trace",
      List.of("fuzz/events.jsonl", "fuzz/calls.bin"),
      "fixture inspect @trace",
      "fixture inspect @trace --skip-bad-frames",
      "fixture inspect @trace --skip-bad-frames --by /method",
      "fixture inspect @trace --max-frame 100"),
  PAYLOAD(
      Notation.JSON,
      "payload.json",
      List.of("fuzz/payload.json"),
      "fixture inspect @payload.json",
      "support --type io.accbench.kernel.payload.Order --payload @payload.json --strategy direct",
      "run --type io.accbench.kernel.payload.Order --payload @payload.json --profile ci --dry-run",
      "run --type io.accbench.kernel.payload.Order --payload @payload.json --profile ci --dry-run"
          + " --codec gson --stack base --offline"),
  RECORDING(
      Notation.OTHER,
      "app.jfr",
      List.of("jfr/known-share-17.jfr", "jfr/known-share-25-cpu.jfr", "jfr/receivers-25.jfr"),
      "hotspots @app.jfr",
      "hotspots @app.jfr --format csv --flame @flame.html",
      "hotspots @app.jfr --format json --thread main",
      "hotspots @same.jfr --diff @app.jfr --force --format json",
      "hotspots @app.jfr --diff @same.jfr --force --format csv"),
  POLICY(
      Notation.YAML,
      "policy.yaml",
      List.of("fuzz/policy.yaml"),
      "gate @intact --policy @policy.yaml",
      "gate @intact --baseline @intact --policy @policy.yaml --fail-on undecided"),
  PROFILE(
      Notation.YAML,
      "home/profiles/fuzzed.yaml",
      List.of("fuzz/profile.yaml"),
      "list profiles",
      "run --profile fuzzed --dry-run"),
  STACK(
      Notation.YAML,
      "home/profiles/stacks/fuzzed.yaml",
      List.of("fuzz/stack.yaml"),
      "list stacks",
      "run --codec jackson --stack fuzzed --fixture point --offline --dry-run",
      "run --codec jackson --stack extending --fixture point --offline --dry-run");

  private static final Path RESOURCES = Path.of("src/test/resources");

  private final Notation notation;
  private final String place;
  private final List<String> intact;
  private final List<List<String>> commands;

  Subject(Notation notation, String place, List<String> intact, String... commands) {
    this.notation = notation;
    this.place = place;
    this.intact = intact;
    this.commands = Stream.of(commands).map(CommandText::split).toList();
  }

  Notation notation() {
    return notation;
  }

  /** Where a trial puts it, in its folder. */
  String place() {
    return place;
  }

  List<List<String>> commands() {
    return commands;
  }

  List<String> command(int chosen) {
    return commands.get(Places.in(chosen, commands.size()));
  }

  /** An input that nothing is wrong with. */
  byte[] intact(int chosen) throws IOException {
    return Files.readAllBytes(RESOURCES.resolve(intact.get(Places.in(chosen, intact.size()))));
  }

  /** How many there are. */
  int intact() {
    return intact.size();
  }

  /** The folder of its corpus. */
  String folder() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
