package io.accbench.analysis;

import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.CommandText;
import io.accbench.model.GivenCommand;
import io.accbench.model.Header;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.suite.Axis;
import io.accbench.suite.Suite;
import io.accbench.suite.Suites;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The command that measures one block, or one row and its baseline alone. It has their own values
 * on every axis, and those options of the run's command that no journal holds (payloads, class
 * paths, how to measure). A gate's row is repeated by a gate, without its policy, whose other rules
 * would match no row.
 */
public final class Repeat {
  /** The options that the row itself answers, and those that belong to the run as a whole. */
  private static final Set<String> ANSWERED =
      Set.of(
          "--profile",
          "--suite",
          "--strategy",
          "--codec",
          "--fixture",
          "--operation",
          "--member",
          "--layout",
          "--slot",
          "--param",
          "--stack",
          "--lib",
          "--jvm",
          "--mode",
          "--baseline",
          "--inject",
          "--include",
          "--exclude",
          "-f",
          "--single-shot-forks",
          "-t",
          "--out",
          "--budget",
          "--seed",
          "--resume",
          "--shard",
          "--shards",
          "--force",
          "--dry-run",
          "--policy",
          "--junit",
          "--progress");

  /** The axes that a reader looks for first, in this order. */
  private static final List<String> FIRST = List.of("strategy", "fixture");

  private static final Comparator<Axis> FIRST_FIRST =
      Comparator.comparing(axis -> FIRST.indexOf(axis.name()));

  /** The options that are given once for each of the user's own types, in the same order. */
  private static final Set<String> OWN_TYPE = Set.of("--type", "--payload", "--factory");

  private final Header header;
  private final Block block;
  private final Cell baseline;
  private final Cell cell;
  private final List<Cell> cells;
  private final GivenCommand given;
  private final List<String> words = new ArrayList<>();

  /**
   * @param rows what to measure beside the baseline, at least one
   */
  private Repeat(Header header, Block block, List<Cell> rows) {
    this.header = header;
    this.block = block;
    this.baseline = block.baseline().cell();
    this.cell = rows.get(0);
    this.cells = Stream.concat(Stream.of(baseline), rows.stream()).distinct().toList();
    this.given = header.start().given();
    words.addAll(List.of("accbench", given.name().equals("gate") ? "gate" : "run"));
  }

  /**
   * Returns one line for a POSIX shell; empty for the empty benchmark, which is measured with any
   * other cell.
   */
  public static String command(Header header, Block block, PlannedCell row) {
    return strange(row) ? "" : new Repeat(header, block, List.of(row.cell())).line();
  }

  /**
   * Returns one line for a POSIX shell that measures all rows of a block that can be measured;
   * empty for the empty benchmark.
   */
  public static String command(Header header, Block block) {
    List<Cell> rows =
        block.cells().stream()
            .filter(row -> row.supported() && !strange(row) && !row.equals(block.baseline()))
            .map(PlannedCell::cell)
            .toList();
    return rows.isEmpty() ? command(header, block, block.baseline()) : of(header, block, rows);
  }

  private static String of(Header header, Block block, List<Cell> rows) {
    return strange(block.baseline()) ? "" : new Repeat(header, block, rows).line();
  }

  private static boolean strange(PlannedCell row) {
    return Floor.isEmpty(row.cell()) || Suites.find(row.cell().suite()).isEmpty();
  }

  private String line() {
    option("--profile", header.start().profile());
    option("--suite", cell.suite());
    Suite suite = Suites.of(cell);
    List<Axis> axes =
        cell.own().keySet().stream().map(suite::axis).flatMap(Optional::stream).toList();
    axes.stream()
        .filter(axis -> FIRST.contains(axis.name()))
        .sorted(FIRST_FIRST)
        .forEach(this::own);
    axes.stream().filter(axis -> !FIRST.contains(axis.name())).forEach(this::own);
    axis("--jvm", both("jvm").map(this::jvm));
    axis("--mode", both("mode"));
    axis("-t", both("threads").filter(threads -> !threads.equals("1")));
    if (given.has("--self-test")) {
      given.values("--inject").forEach(slowDown -> option("--inject", slowDown));
    } else {
      axis("--inject", both("injection"));
    }
    baseline();
    option(cell.mode().steady() ? "-f" : "--single-shot-forks", block.rounds().toString());
    given.options().stream()
        .filter(option -> !ANSWERED.contains(option.name()))
        .filter(option -> !OWN_TYPE.contains(option.name()))
        .forEach(this::again);
    return CommandText.join(words);
  }

  private void own(Axis own) {
    switch (own.name()) {
      case "strategy" -> axis(own.option(), both("strategy").map(this::strategy));
      case "fixture" -> fixture();
      case "stack" -> {
        if (!given.has("--base-classpath")) {
          stacks();
        }
      }
      default -> {
        List<String> values = both(own.name()).toList();
        if (!values.isEmpty() && !own.option().isEmpty()) {
          option(own.option(), Suites.of(cell).chosen(own, values));
        }
      }
    }
  }

  /** Returns the baseline's value, then those of the rows where they are others. */
  private Stream<String> both(String axis) {
    return cells.stream()
        .map(each -> each.axis(axis))
        .filter(value -> value != null && !value.isEmpty())
        .distinct();
  }

  private void axis(String name, Stream<String> values) {
    option(name, values.collect(Collectors.joining(",")));
  }

  private void option(String name, String value) {
    if (value != null && !value.isEmpty()) {
      words.add(name);
      words.add(value);
    }
  }

  /**
   * Returns a strategy or codec as the option takes it. A codec of the user's own is named by its
   * source, as it was typed or as the class path names it.
   */
  private String strategy(String name) {
    String source = name.replaceFirst("/.*", "") + ".java";
    return Stream.concat(
            given.values("--codec").stream().flatMap(value -> Stream.of(value.split(","))),
            header.subjects().classPath().stream().map(artifact -> artifact.name()))
        .filter(path -> path.equals(source) || path.endsWith("/" + source))
        .findFirst()
        .orElse(name);
  }

  private void fixture() {
    if (OWN_TYPE.stream().noneMatch(given::has)) {
      axis("--fixture", both("fixture"));
      return;
    }
    List<String> types = given.values("--type");
    int index = types.indexOf(type());
    for (GivenCommand.Option option : given.options()) {
      boolean paired = index >= 0 && option.values().size() == types.size();
      if (OWN_TYPE.contains(option.name())) {
        List<String> values = paired ? List.of(option.values().get(index)) : option.values();
        again(new GivenCommand.Option(option.name(), values));
      }
    }
  }

  /** Adds an option as it was given. */
  private void again(GivenCommand.Option option) {
    if (option.values().isEmpty()) {
      words.add(option.name());
    }
    option.values().forEach(value -> option(option.name(), value));
  }

  /** Returns the root type of the row's fixture; empty when it is not known. */
  private String type() {
    return header.subjects().prepared().stream()
        .filter(prepared -> cell.fixture().equals(prepared.fixture()))
        .map(Prepared::type)
        .findFirst()
        .orElse("");
  }

  /**
   * Adds the stacks. A stack that varies a library is typed as the stack and the library's
   * versions.
   */
  private void stacks() {
    List<String> names = both("stack").toList();
    names.stream()
        .map(name -> name.replaceFirst("\\+.*", ""))
        .distinct()
        .forEach(name -> option("--stack", writtenOut("--stack", name)));
    for (String library : given.values("--lib")) {
      String coordinates = library.replaceFirst("=.*", "");
      String artifact = coordinates.replaceFirst(".*:", "");
      String versions =
          Stream.of(library.substring(library.indexOf('=') + 1).split(","))
              .filter(one -> names.stream().anyMatch(n -> n.contains("+" + artifact + "-" + one)))
              .collect(Collectors.joining(","));
      option("--lib", versions.isEmpty() ? library : coordinates + "=" + versions);
    }
  }

  private String jvm(String label) {
    return given.values("--jvm").stream()
        .flatMap(value -> Stream.of(value.split(",")))
        .filter(value -> value.startsWith(label + "="))
        .findFirst()
        .orElse(label);
  }

  /** Returns {@code NAME=…} as it was typed; the name alone where only the name was typed. */
  private String writtenOut(String option, String name) {
    return given.values(option).stream()
        .filter(value -> value.startsWith(name + "="))
        .findFirst()
        .orElse(name);
  }

  /**
   * Adds the baseline: a strategy by its name, other axes as {@code AXIS=VALUE}; nothing where the
   * row and its baseline differ on no axis.
   */
  private void baseline() {
    // cells without an injection are the baseline of those with one
    List<String> differing =
        Cell.axes(cells).stream()
            .filter(axis -> !axis.equals("injection"))
            .filter(axis -> cells.stream().anyMatch(each -> differs(each, axis)))
            .toList();
    if (differing.equals(List.of("strategy"))) {
      option("--baseline", baseline.strategy());
    } else {
      axis("--baseline", differing.stream().map(axis -> axis + "=" + baseline.axis(axis)));
    }
  }

  private boolean differs(Cell each, String axis) {
    return !Objects.equals(baseline.axis(axis), each.axis(axis));
  }
}
