package io.accbench.suite.codec;

import static java.util.stream.Collectors.toCollection;

import com.fasterxml.jackson.databind.JsonNode;
import io.accbench.kernel.pollution.PollutionKind;
import io.accbench.kernel.wire.ProbeKeys;
import io.accbench.model.Cause;
import io.accbench.model.CodecProof;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Obstacle;
import io.accbench.model.Sha256;
import io.accbench.model.UserException;
import io.accbench.process.ChildJvm;
import io.accbench.process.ContentKey;
import io.accbench.process.KeptFolders;
import io.accbench.suite.graph.PollutingFixtures;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Runs each codec once in a JVM of its own and compares its documents. The written document is
 * compared with that of the first codec that could write the same fixture. The object that was read
 * is compared with the one that should have been read.
 */
final class Prover {
  private static final String MAIN = "io.accbench.kernel.proof.CodecProbe";

  private static final String CODE =
      "the codec, its library, static initialisers, constructors, setters and getters of the types";

  private static final List<String> OPERATIONS =
      List.of("serialize", "deserialize", "deserialize-reversed");

  /** The keys of the obstacles that prevent pollution by types and by strings. */
  static final String TYPES = PollutionKind.TYPES.word();

  static final String STRINGS = PollutionKind.STRINGS.word();

  private static final String UNSHARED =
      "several threads cannot share its Bound, which has to keep what only one may use in a"
          + " ThreadLocal";

  private final Path scratch;
  private final KeptFolders kept;
  private final Duration timeout;
  private final boolean shared;
  private final Map<List<String>, JsonNode> references = new HashMap<>();
  private final Map<Subject, Path> ownDocuments = new LinkedHashMap<>();
  private int probes;

  /**
   * Creates a prover that has proved nothing yet.
   *
   * @param scratch the folder that receives a folder for each probe
   * @param kept what probes gave at an earlier time
   * @param timeout the time limit for one probe: a library's start and three operations
   * @param shared whether several threads of a fork share a codec
   */
  Prover(Path scratch, KeptFolders kept, Duration timeout, boolean shared) {
    this.shared = shared;
    this.scratch = scratch;
    this.kept = kept;
    this.timeout = timeout;
  }

  /**
   * Returns what the codec did. A codec that fails, exits or hangs is an obstacle, never an
   * exception.
   *
   * @param ofContent whether content alone decides the graph, so that the probe of an earlier time
   *     serves
   */
  CodecProof prove(Subject subject, boolean ofContent) {
    Path folder = scratch.resolve("probe-" + probes++);
    Map<String, Obstacle> obstacles = new LinkedHashMap<>();
    List<Finding> findings = new ArrayList<>();
    Properties proof = new Properties();
    Map<String, String> asked = shared ? Map.of(ProbeKeys.SHARED, "true") : Map.of();
    try {
      kept.fill(
          folder,
          () -> key(subject, asked, List.of()),
          () -> probe(subject, folder, asked) && ofContent);
      proof = result(folder);
      for (String operation : OPERATIONS) {
        Optional<Obstacle> obstacle = thrown(proof, operation);
        if (obstacle.isEmpty() && !own(proof)) {
          obstacle =
              compare(subject, operation, folder, ordered(proof), findings).map(Prover::failed);
        }
        obstacle.ifPresent(found -> obstacles.put(operation, found));
      }
      obstacle(proof, ProbeKeys.SHARED)
          .ifPresent(found -> obstacles.put(ProbeKeys.SHARED, within(UNSHARED, found)));
      if (own(proof)) {
        ownDocuments.put(subject, folder.resolve("serialize"));
      }
      obstacle(proof, ProbeKeys.EXECUTIONS)
          .ifPresent(
              untold ->
                  findings.add(
                      Finding.of(
                          FindingKind.EXECUTIONS_UNKNOWN,
                          subject.words(),
                          untold.cause().thrown())));
    } catch (UserException died) {
      if (died.exitCode() != ExitCode.BAD_INPUT) {
        throw died;
      }
      OPERATIONS.forEach(operation -> obstacles.put(operation, failed(died.problems().get(0))));
    } catch (IOException disk) {
      throw new UncheckedIOException(disk);
    }
    return proof(subject, obstacles, proof, findings);
  }

  /**
   * Returns the proof with what the codec refuses of that which is to pollute its forks. What
   * prevents a kind of pollution is an obstacle with that key: {@code types}, {@code strings}.
   *
   * @param kind types, strings or both
   * @param polluted the same subject with the classes of the other types
   * @param folders the folders of their graphs
   */
  CodecProof polluted(
      CodecProof proof,
      Subject polluted,
      PollutionKind kind,
      List<Path> folders,
      boolean ofContent) {
    Path folder = scratch.resolve("probe-" + probes++);
    Map<String, Obstacle> obstacles = new LinkedHashMap<>(proof.obstacles());
    List<Finding> findings = new ArrayList<>(proof.findings());
    Map<String, String> asked =
        Map.of(
            ProbeKeys.POLLUTION, kind.word(), ProbeKeys.TRAFFIC, PollutingFixtures.list(folders));
    try {
      kept.fill(
          folder,
          () -> key(polluted, asked, folders),
          () -> probe(polluted, folder, asked) && ofContent);
      Properties found = result(folder);
      for (String each : List.of(TYPES, STRINGS)) {
        thrown(found, each)
            .ifPresent(obstacle -> obstacles.put(each, within(unpolluted(each), obstacle)));
      }
      findings.addAll(leftOut(found, polluted));
    } catch (UserException died) {
      if (died.exitCode() != ExitCode.BAD_INPUT) {
        throw died;
      }
      for (String each : List.of(TYPES, STRINGS)) {
        obstacles.put(each, within(unpolluted(each), failed(died.problems().get(0))));
      }
    } catch (IOException disk) {
      throw new UncheckedIOException(disk);
    }
    return proof.with(obstacles, findings);
  }

  /** Returns a finding for each kind of exception that left something out, with the first cause. */
  private static List<Finding> leftOut(Properties found, Subject polluted) {
    Map<String, Cause> first = new LinkedHashMap<>();
    Map<String, List<String>> works = new LinkedHashMap<>();
    for (int i = 0; found.containsKey(ProbeKeys.LEFT_OUT + i); i++) {
      Cause cause = obstacle(found, ProbeKeys.LEFT_OUT + i).orElseThrow().cause();
      first.putIfAbsent(cause.exception(), cause);
      works
          .computeIfAbsent(cause.exception(), exception -> new ArrayList<>())
          .add(found.getProperty(ProbeKeys.LEFT_OUT + i));
    }
    return works.entrySet().stream()
        .map(
            work ->
                Finding.of(
                    FindingKind.POLLUTION_LEFT_OUT,
                    polluted.words(),
                    String.join(", ", work.getValue()),
                    first.get(work.getKey()).thrown()))
        .toList();
  }

  private static String unpolluted(String kind) {
    return "its JVM cannot be polluted by " + kind;
  }

  /** Returns an obstacle whose cause begins with what cannot be done for it. */
  private static Obstacle within(String words, Obstacle obstacle) {
    Cause cause = obstacle.cause();
    return obstacle.withCause(new Cause(null, "", words + ": " + cause.thrown(), cause.trace()));
  }

  private static Obstacle failed(String message) {
    return new Obstacle.Failed(Cause.of(message));
  }

  /** Returns what the codec threw at an operation, or before all of them. */
  private static Optional<Obstacle> thrown(Properties proof, String operation) {
    return obstacle(proof, operation).or(() -> obstacle(proof, ProbeKeys.ALL));
  }

  private static Optional<Obstacle> obstacle(Properties proof, String operation) {
    String kind = proof.getProperty(ProbeKeys.obstacle(operation));
    if (kind == null) {
      return Optional.empty();
    }
    Cause cause =
        new Cause(
            null,
            proof.getProperty(ProbeKeys.exception(operation), ""),
            proof.getProperty(ProbeKeys.message(operation), "").strip().replaceAll("\\s+", " "),
            proof.getProperty(ProbeKeys.trace(operation), "").lines().toList());
    return Optional.of(
        kind.equals(ProbeKeys.REFUSED)
            ? new Obstacle.NotSupported(cause)
            : new Obstacle.Failed(cause));
  }

  private static CodecProof proof(
      Subject subject, Map<String, Obstacle> obstacles, Properties proof, List<Finding> findings) {
    return new CodecProof(
        subject.fixture(),
        subject.jvm().label(),
        subject.stack(),
        subject.codec(),
        subject.member(),
        obstacles,
        proof.getProperty(ProbeKeys.LOADED, ""),
        executions(proof),
        findings);
  }

  /** Returns whether the codec's documents are not JSON, so that it reads only its own. */
  private static boolean own(Properties proof) {
    return proof.getProperty(ProbeKeys.READS_ITS_OWN) != null;
  }

  /**
   * Returns the documents of codecs that read what they have written themselves; codecs that read
   * the fixture's document are left out.
   */
  Map<Subject, Path> ownDocuments() {
    return Collections.unmodifiableMap(ownDocuments);
  }

  /** Returns a finding that names the codecs that read their own documents, if there are any. */
  List<Finding> findings() {
    Set<String> codecs =
        ownDocuments.keySet().stream().map(Subject::codec).collect(toCollection(TreeSet::new));
    return codecs.isEmpty()
        ? List.of()
        : List.of(
            Finding.of(FindingKind.DOCUMENTS_OF_THEIR_OWN, Finding.RUN, String.join(", ", codecs)));
  }

  /** Returns the proof of a codec whose source does not compile here. */
  CodecProof notCompiled(Subject subject, String compilersWords) {
    String first = firstError(compilersWords);
    Map<String, Obstacle> obstacles = new LinkedHashMap<>();
    OPERATIONS.forEach(operation -> obstacles.put(operation, failed("does not compile: " + first)));
    Finding finding = Finding.of(FindingKind.DOES_NOT_COMPILE, subject.words(), compilersWords);
    return proof(subject, obstacles, new Properties(), List.of(finding));
  }

  /**
   * Returns the first line that names a place, without the folder: {@code MyCodec.java:7: error:
   * …}.
   */
  private static String firstError(String output) {
    return output
        .lines()
        .filter(line -> line.matches(".+\\.java:\\d+: error: .+"))
        .findFirst()
        .or(() -> output.lines().findFirst())
        .map(line -> line.replaceFirst("^.*[/\\\\](?=[^/\\\\]+\\.java:\\d+: )", ""))
        .orElse("no reason given");
  }

  /** Returns the same proof, except that there is nothing to read. */
  static CodecProof withoutDocument(CodecProof proof, String reason) {
    Map<String, Obstacle> obstacles = new LinkedHashMap<>(proof.obstacles());
    OPERATIONS.stream()
        .filter(operation -> operation.startsWith("deserialize"))
        .forEach(
            operation -> obstacles.put(operation, new Obstacle.NotSupported(Cause.of(reason))));
    return proof.with(obstacles, proof.findings());
  }

  private static String key(Subject subject, Map<String, String> asked, List<Path> polluting)
      throws IOException {
    List<String> graphs = new ArrayList<>();
    graphs.add(asked.getOrDefault(ProbeKeys.SHARED, ""));
    graphs.add(asked.getOrDefault(ProbeKeys.POLLUTION, ""));
    for (Path folder : polluting) {
      graphs.add(Sha256.of(folder.resolve("recipe.bin")));
      graphs.add(Sha256.of(folder.resolve("document.json")));
    }
    return new ContentKey()
        .with("proved", subject.fixture(), subject.type(), subject.stack(), subject.codec())
        .with(subject.codecClass(), subject.member(), subject.strategyClass(), subject.form())
        .with(Sha256.of(subject.recipe()), Sha256.of(subject.stackList()))
        .with(Sha256.of(subject.documents().straight()), Sha256.of(subject.documents().reversed()))
        .with(graphs)
        .jvm(subject.jvm())
        .arguments(subject.flags())
        .classPath(subject.classPath())
        .sum();
  }

  /** Returns whether nothing failed, since what fails may fail because of something outside. */
  private boolean probe(Subject subject, Path folder, Map<String, String> further)
      throws IOException {
    Properties request = new Properties();
    request.putAll(further);
    request.setProperty(ProbeKeys.CODEC, subject.codecClass());
    request.setProperty(ProbeKeys.TYPE, subject.type());
    request.setProperty(ProbeKeys.FIELDS_ONLY, Boolean.toString(subject.member().equals("field")));
    request.setProperty(ProbeKeys.STRATEGY, subject.strategyClass());
    request.setProperty(ProbeKeys.FORM, subject.form().replaceFirst("^[^/]*/", ""));
    request.setProperty(ProbeKeys.RECIPE, subject.recipe().toString());
    request.setProperty(ProbeKeys.DOCUMENT, subject.documents().straight().toString());
    request.setProperty(ProbeKeys.REVERSED, subject.documents().reversed().toString());
    request.setProperty(ProbeKeys.STACK, subject.stackList().toString());
    request.setProperty(ProbeKeys.OUT, folder.toString());
    Path file = folder.resolve("request.properties");
    try (OutputStream out = Files.newOutputStream(file)) {
      request.store(out, null);
    }
    Path result = folder.resolve(ProbeKeys.RESULT_FILE);
    new ChildJvm("probing " + subject.words(), CODE, timeout).run(command(subject, file), result);
    Files.delete(file);
    return !result(folder).containsValue(ProbeKeys.FAILED);
  }

  private static Properties result(Path folder) throws IOException {
    Properties proof = new Properties();
    try (InputStream in = Files.newInputStream(folder.resolve(ProbeKeys.RESULT_FILE))) {
      proof.load(in);
    }
    return proof;
  }

  private static List<String> command(Subject subject, Path file) {
    List<String> command = new ArrayList<>();
    command.add(subject.jvm().executable().toString());
    command.addAll(subject.flags());
    command.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1"));
    String path =
        subject.classPath().stream()
            .map(entry -> entry.toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    command.addAll(List.of("-cp", path, MAIN, file.toString()));
    return command;
  }

  /**
   * Returns the reason why the document that an operation gave is not the one that it should be, or
   * empty.
   */
  private Optional<String> compare(
      Subject subject,
      String operation,
      Path folder,
      Predicate<String> ordered,
      List<Finding> findings)
      throws IOException {
    JsonNode document;
    try {
      document = Documents.JSON.readTree(Files.readString(folder.resolve(operation)));
    } catch (IOException notJson) {
      return Optional.of("its document is not JSON");
    }
    List<String> key = List.of(subject.fixture(), subject.jvm().label(), subject.member());
    JsonNode reference = references.computeIfAbsent(key, first -> document);
    TreeDifference difference = new TreeDifference(ordered);
    Optional<String> found = difference.between(reference, document);
    if (difference.nullsLeftOut() && operation.equals("serialize")) {
      findings.add(Finding.of(FindingKind.NULLS_LEFT_OUT, subject.words()));
    }
    return found.map(
        words ->
            operation.equals("serialize")
                ? "its document differs from the baseline's: " + words
                : "what it read, written again, differs from what was written: " + words);
  }

  /** Returns whether the arrays of a property have an order. */
  private static Predicate<String> ordered(Properties proof) {
    String names = proof.getProperty(ProbeKeys.ORDERED);
    return names == null ? name -> true : Set.of(names.split("\t"))::contains;
  }

  private static List<String> executions(Properties proof) {
    List<String> executions = new ArrayList<>();
    for (int i = 0; proof.getProperty(ProbeKeys.EXECUTION + i) != null; i++) {
      executions.add(proof.getProperty(ProbeKeys.EXECUTION + i));
    }
    return executions;
  }
}
