package io.accbench.prepare;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Prepared;
import io.accbench.model.Sha256;
import io.accbench.model.Support.Status;
import io.accbench.model.SupportGroup;
import io.accbench.model.SupportGroup.ProbeOutcome;
import io.accbench.model.SupportGroup.ProbedProperty;
import io.accbench.model.UserException;
import io.accbench.process.ChildJvm;
import io.accbench.process.ContentKey;
import io.accbench.process.KeptFolders;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Prepares a fixture in a separate JVM of the kind that will measure. It does so once without
 * flags, and again with the strategies' flags to see what they change.
 */
public final class Preparer {
  private static final String CODE =
      "static initialisers, constructors, setters and getters of the graph's types, the factory";

  private static final String FACTS = "prepared.json";

  private final KeptFolders kept;
  private final List<Path> classPath;
  private final List<String> jvmArgs;
  private final Duration timeout;
  private final ObjectMapper json =
      JsonMapper.builder()
          .withConfigOverride(
              List.class,
              lists -> lists.setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
          .build();

  /**
   * Prepares with the jars under the request's home.
   *
   * @param kept what was prepared at an earlier time
   * @param jvmArgs arguments of both JVMs, which the user's classes need
   * @param timeout the time limit for each of the two JVMs
   */
  public Preparer(KeptFolders kept, List<String> jvmArgs, Duration timeout) {
    this(kept, List.of(), jvmArgs, timeout);
  }

  /**
   * @param kept what was prepared at an earlier time
   * @param classPath the places of accbench's own classes and libraries; empty for its jars
   * @param jvmArgs arguments of both JVMs, which the user's classes need
   * @param timeout the time limit for each of the two JVMs
   */
  public Preparer(KeptFolders kept, List<Path> classPath, List<String> jvmArgs, Duration timeout) {
    this.kept = kept;
    this.classPath = List.copyOf(classPath);
    this.jvmArgs = List.copyOf(jvmArgs);
    this.timeout = timeout;
  }

  /**
   * Writes {@code recipe.bin}, {@code classes/} and {@code prepared.json} into the output folder.
   * They are those of an earlier time, if the same content was prepared then, on the JVM under any
   * label.
   *
   * @throws UserException when the fixture cannot be prepared, or the JVM died, exited or hung
   */
  public Prepared prepare(Request request) {
    try {
      Files.createDirectories(request.output().resolve("classes"));
      kept.fill(request.output(), () -> key(request), () -> make(request));
      return json.readValue(request.output().resolve(FACTS).toFile(), Prepared.class)
          .labelled(request.jvm().label());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String key(Request request) throws IOException {
    Fixture fixture = request.fixture();
    return new ContentKey()
        .with("prepared", fixture.name(), fixture.type(), fixture.factory(), fixture.selection())
        .with(fixture.payload() == null ? "" : Sha256.of(fixture.payload()))
        .with(request.beanless(), request.forms())
        .jvm(request.jvm())
        .arguments(jvmArgs)
        .arguments(request.jvm().acceptedFlags())
        .classPath(classPath)
        .classPath(request.userClassPath())
        .sum();
  }

  /**
   * Returns whether content alone decides the result. A factory may read anything, and what fails
   * may fail because of something outside.
   */
  private boolean make(Request request) throws IOException {
    Prepared plain = run(request, List.of());
    List<String> flags = request.jvm().acceptedFlags();
    Prepared prepared =
        flags.isEmpty()
            ? plain
            : plain.with(merged(plain.support(), run(request, flags).support(), flags));
    json.writerWithDefaultPrettyPrinter()
        .writeValue(request.output().resolve(FACTS).toFile(), prepared);
    return request.fixture().factory() == null
        && prepared.probes().noneMatch(probe -> probe.status() == Status.FAILED);
  }

  private Prepared run(Request request, List<String> flags) throws IOException {
    Job job = job(request, !flags.isEmpty());
    Path jobFile = request.output().resolve("job.json");
    try {
      Files.deleteIfExists(job.outcome());
      json.writeValue(jobFile.toFile(), job);
      String what = "preparing %s on JVM %s".formatted(job.fixture().name(), job.jvm());
      new ChildJvm(what, CODE, timeout).run(command(request, flags, jobFile), job.outcome());
      Main.PreparingResult outcome =
          json.readValue(job.outcome().toFile(), Main.PreparingResult.class);
      if (!outcome.problems().isEmpty()) {
        throw UserException.badInput(outcome.problems());
      }
      return outcome.prepared();
    } finally {
      Files.deleteIfExists(jobFile);
      Files.deleteIfExists(job.outcome());
    }
  }

  /**
   * Returns the support that a JVM without flags found, where what works with flags alone needs
   * them.
   *
   * @param all every flag that the other JVM was given
   */
  static List<SupportGroup> merged(
      List<SupportGroup> plain, List<SupportGroup> flagged, List<String> all) {
    Map<ProbedProperty, SupportGroup> withFlags = SupportGroup.byProperty(flagged);
    Map<ProbedProperty, List<ProbeOutcome>> merged = new LinkedHashMap<>();
    for (SupportGroup group : plain) {
      group.probed().forEach(each -> merged.put(each, merged(group, withFlags.get(each), all)));
    }
    return SupportGroup.of(merged);
  }

  private static List<ProbeOutcome> merged(
      SupportGroup plain, SupportGroup flagged, List<String> all) {
    if (flagged == null) {
      return plain.outcomes();
    }
    return plain.outcomes().stream()
        .map(
            one ->
                flagged
                    .outcome(one.strategy(), one.operation())
                    .filter(two -> one.status() != Status.OK && two.status() == Status.OK)
                    .map(two -> one.needing(two.flags().isEmpty() ? all : two.flags()))
                    .orElse(one))
        .toList();
  }

  private static Job job(Request request, boolean probeOnly) {
    return new Job(
        request.fixture(),
        request.jvm().label(),
        request.jvm().acceptedFlags(),
        request.userClassPath().stream().map(Path::toString).toList(),
        request.output().toAbsolutePath(),
        request.beanless(),
        request.forms(),
        probeOnly);
  }

  private List<String> command(Request request, List<String> flags, Path jobFile) {
    List<String> entries = new ArrayList<>();
    List<Path> own =
        classPath.isEmpty() ? List.of(request.jars().resolve("accbench.jar")) : classPath;
    own.forEach(entry -> entries.add(entry.toAbsolutePath().toString()));
    entries.add(request.output().resolve("classes").toAbsolutePath().toString());
    request.userClassPath().forEach(entry -> entries.add(entry.toAbsolutePath().toString()));
    List<String> command = new ArrayList<>();
    command.add(request.jvm().executable().toString());
    command.addAll(jvmArgs);
    command.addAll(flags);
    command.addAll(
        List.of("-XX:TieredStopAtLevel=1", "-cp", String.join(File.pathSeparator, entries)));
    command.addAll(List.of(Main.class.getName(), jobFile.toAbsolutePath().toString()));
    return command;
  }

  /**
   * One fixture to prepare on one JVM.
   *
   * @param fixture the payload and its type, or a factory
   * @param jvm the JVM that will measure
   * @param jars the folder of accbench's jars
   * @param userClassPath the user's classes and jars, in order; empty for built-in fixtures
   * @param output an empty or missing folder that receives {@code recipe.bin}, {@code classes/} and
   *     {@code prepared.json}
   * @param beanless whether a graph without beans is accepted, such as a number for a codec
   * @param forms the strategy forms to probe, as {@code name/form}; empty for all
   */
  public record Request(
      Fixture fixture,
      Jvm jvm,
      Path jars,
      List<Path> userClassPath,
      Path output,
      boolean beanless,
      List<String> forms) {

    /** Creates a request for which every form is probed. */
    public Request(
        Fixture fixture,
        Jvm jvm,
        Path jars,
        List<Path> userClassPath,
        Path output,
        boolean beanless) {
      this(fixture, jvm, jars, userClassPath, output, beanless, List.of());
    }
  }
}
