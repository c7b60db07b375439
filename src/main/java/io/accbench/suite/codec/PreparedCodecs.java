package io.accbench.suite.codec;

import io.accbench.app.Inputs;
import io.accbench.app.PreparedSuite;
import io.accbench.app.Problems;
import io.accbench.app.Workplace;
import io.accbench.model.Cell;
import io.accbench.model.CodecProof;
import io.accbench.model.Finding;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.Stack;
import io.accbench.run.CompileCommands;
import io.accbench.run.ForkWork;
import io.accbench.suite.graph.PollutingFixtures;
import io.accbench.suite.graph.PreparedFixtures;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cells of suite codec, ready to be planned and measured. */
final class PreparedCodecs implements PreparedSuite {
  private static final String BENCHMARK = "io.accbench.kernel.bench.CodecBenchmark.";

  private static final List<String> CODEC_METHODS = List.of("serialize", "deserialize");

  private final Inputs inputs;
  private final PreparedFixtures fixtures;
  private final Libraries libraries;
  private final LibraryPaths paths;
  private final PollutingFixtures polluting;
  private final CodecPlanner planner;

  PreparedCodecs(Inputs inputs, Workplace place, Problems problems) {
    this.inputs = inputs;
    this.fixtures = new PreparedFixtures(inputs, place);
    LibraryPreparation preparation = LibraryPreparation.of(inputs, place);
    fixtures.prepare(
        preparation::places,
        true,
        ready -> preparation.prove(ready.fixture(), ready.jvm(), ready.folder(), ready.types()),
        problems);
    inputs
        .fixtures()
        .forEach(fixture -> inputs.jvms().forEach(jvm -> preparation.refuseTypes(fixture, jvm)));
    this.libraries = preparation.libraries();
    this.paths = preparation.paths();
    this.polluting = preparation.polluting();
    this.planner =
        new CodecPlanner(
            inputs.catalog(),
            inputs.jvms(),
            cell -> fixtures.obstacles().of(cell).or(() -> polluting.obstacle(cell)),
            libraries);
  }

  @Override
  public List<String> stacks() {
    return libraries.names();
  }

  @Override
  public PlannedCell plan(Cell cell) {
    return planner.plan(cell);
  }

  @Override
  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>(libraries.findings());
    libraries.proofs().forEach(proof -> findings.addAll(proof.findings()));
    findings.addAll(fixtures.findings());
    return findings;
  }

  @Override
  public List<Prepared> prepared() {
    return fixtures.obstacles().prepared();
  }

  @Override
  public Map<List<String>, String> unprepared() {
    return fixtures.obstacles().unprepared();
  }

  @Override
  public List<Stack> libraries() {
    return libraries.stacks();
  }

  @Override
  public List<CodecProof> proofs() {
    return libraries.proofs();
  }

  /**
   * Returns what the fork of a cell runs. The libraries stand before the user's classes, which may
   * hold other versions of them.
   */
  @Override
  public ForkWork work(PlannedCell planned) {
    Cell cell = planned.cell();
    Path folder = fixtures.folder(cell);
    List<Path> classPath = new ArrayList<>(paths.classPath(cell));
    classPath.add(folder.resolve("classes"));
    classPath.addAll(inputs.user().classPath());
    classPath.addAll(polluting.classPath(cell));
    String codecClass = paths.codecClasses().get(cell.name());
    return new ForkWork(
        BENCHMARK + method(cell),
        classPath,
        params(cell, planned.form()),
        properties(planned, folder, codecClass),
        compileCommands(cell, codecClass));
  }

  private Map<String, String> properties(PlannedCell planned, Path folder, String codecClass) {
    Cell cell = planned.cell();
    String form = planned.form();
    boolean fieldsOnly = cell.axis("member").equals(CodecMember.FIELD.label());
    Map<String, String> properties = new LinkedHashMap<>();
    properties.put("recipe", folder.resolve("recipe.bin").toString());
    properties.put("codec", codecClass);
    properties.put("type", paths.types().get(cell.fixture()));
    properties.put("fieldsOnly", Boolean.toString(fieldsOnly));
    properties.put("document", paths.document(cell).toString());
    properties.put("stack", paths.lists().get(cell.stack()).toString());
    properties.putAll(polluting.properties(cell));
    if (!form.isEmpty()) {
      properties.put("strategy", fixtures.strategyClass(form.replaceFirst("/.*", "")));
      properties.put("form", form.replaceFirst("^[^/]*/", ""));
    }
    return properties;
  }

  private static Map<String, String> params(Cell cell, String form) {
    Map<String, String> params = new LinkedHashMap<>();
    params.put("codec", cell.name() + "/" + form);
    for (String axis : List.of("stack", "fixture", "operation", "member")) {
      params.put(axis, cell.axis(axis));
    }
    return params;
  }

  /** Returns the name of the benchmark method. */
  private static String method(Cell cell) {
    return cell.mode().steady()
        ? ForkWork.injectable(CodecOperation.parse(cell.operation()).method(), cell)
        : "first";
  }

  /**
   * Returns the flags of a fork. JMH's loop calls the codec, whose own code is compiled as in a
   * program.
   *
   * @param codecClass the codec's class; the objects that it binds are mostly of classes nested in
   *     it
   */
  static List<String> compileCommands(Cell cell, String codecClass) {
    if (!cell.mode().steady()) {
      return List.of();
    }
    CompileCommands commands = new CompileCommands();
    for (String method : CODEC_METHODS) {
      commands.inline(false, "io.accbench.kernel.codec.*::" + method);
      commands.inline(false, codecClass + "*::" + method);
    }
    return commands.flags();
  }
}
