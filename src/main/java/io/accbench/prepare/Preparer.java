package io.accbench.prepare;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Prepared;
import io.accbench.model.Support.Status;
import io.accbench.model.SupportGroup;
import io.accbench.model.SupportGroup.ProbeOutcome;
import io.accbench.model.SupportGroup.ProbedProperty;
import io.accbench.model.UserException;
import io.accbench.process.ChildJvm;
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
   * @param jvmArgs arguments of both JVMs, which the user's classes need
   * @param timeout the time limit for each of the two JVMs
   */
  public Preparer(List<String> jvmArgs, Duration timeout) {
    this(List.of(), jvmArgs, timeout);
  }

  /**
   * @param classPath the places of accbench's own classes and libraries; empty for its jars
   * @param jvmArgs arguments of both JVMs, which the user's classes need
   * @param timeout the time limit for each of the two JVMs
   */
  Preparer(List<Path> classPath, List<String> jvmArgs, Duration timeout) {
    this.classPath = List.copyOf(classPath);
    this.jvmArgs = List.copyOf(jvmArgs);
    this.timeout = timeout;
  }

  /**
   * Writes {@code recipe.bin}, {@code classes/} and {@code prepared.json} into the output folder.
   *
   * @throws UserException when the fixture cannot be prepared, or the JVM died, exited or hung
   */
  public Prepared prepare(Request request) {
    try {
      Files.createDirectories(request.output().resolve("classes"));
      Prepared plain = run(request, List.of());
      List<String> flags = request.jvm().acceptedFlags();
      Prepared prepared =
          flags.isEmpty()
              ? plain
              : plain.with(merged(plain.support(), run(request, flags).support(), flags));
      json.writerWithDefaultPrettyPrinter()
          .writeValue(request.output().resolve("prepared.json").toFile(), prepared);
      return prepared;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
    command.addAll(List.of("-cp", String.join(File.pathSeparator, entries)));
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
