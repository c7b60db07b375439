package io.accbench.suite.codec;

import io.accbench.app.Inputs;
import io.accbench.app.PreparedSuite;
import io.accbench.app.Problems;
import io.accbench.app.RunnableSuite;
import io.accbench.app.Workplace;
import io.accbench.catalog.Catalog;
import io.accbench.model.Cell;
import io.accbench.model.Fixture;
import io.accbench.model.Mode;
import io.accbench.plan.CellProduct;
import io.accbench.plan.Choices;
import io.accbench.plan.ChosenAxes;
import io.accbench.plan.Key;
import io.accbench.plan.Values;
import io.accbench.suite.Axis;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The suite that measures libraries: each writes and reads documents of an object graph. */
public final class CodecSuite implements RunnableSuite {
  private static final List<Axis> AXES =
      List.of(
          Axis.ofWork("operation", "--operation"),
          Axis.ofWork("fixture", "--fixture"),
          Axis.ofWays("strategy", "--codec", ""),
          Axis.ofWays("member", "--member", ""),
          Axis.ofWays("stack", "--stack", ""));

  /** Creates the suite for the service loader. */
  public CodecSuite() {}

  @Override
  public String name() {
    return "codec";
  }

  @Override
  public List<Axis> axes() {
    return AXES;
  }

  @Override
  public String words(Cell cell, String axis) {
    String value = cell.axis(axis);
    return switch (axis) {
      case "member" -> value.equals(CodecMember.FIELD.label()) ? "fields only" : "";
      case "stack" -> "stack " + value;
      default -> value;
    };
  }

  @Override
  public String heading(String axis) {
    return axis.equals("strategy") ? "codec" : axis;
  }

  @Override
  public String compared(String axis) {
    return axis.equals("member") ? "fields against methods" : "";
  }

  @Override
  public Set<Key> keys() {
    return Set.of(
        Key.STRATEGIES, Key.CODECS, Key.STACKS, Key.LIBRARIES, Key.OPERATIONS, Key.MEMBERS);
  }

  @Override
  public Set<Key> needed() {
    return Set.of(Key.CODECS, Key.FIXTURES, Key.OPERATIONS, Key.MEMBERS);
  }

  @Override
  public Set<Key> implying() {
    return Set.of(Key.CODECS, Key.STACKS, Key.LIBRARIES);
  }

  @Override
  public List<String> operations() {
    return CodecOperation.labels();
  }

  /**
   * Returns the usual operations. Strategies are tried with both members, since some reach methods
   * only, others fields only.
   */
  @Override
  public Map<Key, List<String>> defaults(Set<Key> given) {
    return Map.of(
        Key.OPERATIONS,
        List.of(CodecOperation.SERIALIZE.label(), CodecOperation.DESERIALIZE.label()),
        Key.MEMBERS,
        given.contains(Key.STRATEGIES)
            ? CodecMember.labels()
            : List.of(CodecMember.DEFAULT.label()));
  }

  @Override
  public ChosenAxes choose(Values values, Catalog catalog, Path folder) {
    CodecSelection codecs = new CodecSelection(catalog, values, folder);
    Map<String, List<String>> chosen = new LinkedHashMap<>();
    chosen.put("strategy", codecs.select());
    chosen.put("fixture", values.someNames(Key.FIXTURES));
    chosen.put("operation", values.namesOf(Key.OPERATIONS, "operation", CodecOperation.labels()));
    chosen.put("member", values.namesOf(Key.MEMBERS, "member", CodecMember.labels()));
    return new ChosenAxes(chosen, codecs.sources());
  }

  /** Returns every cell: the fixture changes slowest, the codec fastest. */
  @Override
  public List<Cell> cells(Choices choices, List<String> jvms, List<String> stacks) {
    return new CellProduct(this)
            .over("fixture", choices.fixtures())
            .over("jvm", jvms)
            .over("operation", choices.axis("operation"))
            .over("member", choices.axis("member"))
            .over("mode", choices.modes().stream().map(Mode::label).toList())
            .over("threads", choices.threads().stream().map(String::valueOf).toList())
            .over("stack", stacks)
            .over("strategy", choices.strategies())
            .cells()
            .stream()
            .filter(cell -> choices.meant(cell.fixture(), cell.operation()))
            .toList();
  }

  @Override
  public List<String> comparedFirst() {
    return List.of("strategy", "stack");
  }

  @Override
  public boolean slowable(Cell cell) {
    return CodecOperation.parse(cell.operation()).slowable();
  }

  @Override
  public PreparedSuite prepare(Inputs inputs, Workplace place, Problems problems) {
    inputs.fixtures().stream()
        .map(Fixture::type)
        .filter(type -> type.indexOf('<') >= 0)
        .forEach(
            type ->
                problems.add(
                    "--type "
                        + type
                        + ": suite codec takes a class without type arguments; give that of an"
                        + " array's elements, or of a bean that holds it"));
    problems.report();
    return new PreparedCodecs(inputs, place, problems);
  }
}
