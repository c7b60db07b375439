package io.accbench.proof;

import static java.util.stream.Collectors.toCollection;

import com.fasterxml.jackson.databind.JsonNode;
import io.accbench.model.CodecProof;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.UserException;
import io.accbench.process.ChildJvm;
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
import java.util.stream.Collectors;

/**
 * Runs codecs once each in a JVM of their own, and compares their documents: with those of the
 * first codec that could write the same fixture, and what was read with what should have been.
 */
public final class Prover {
  private static final String MAIN = "io.accbench.kernel.proof.CodecProbe";

  private static final String CODE =
      "the codec, its library, static initialisers, constructors, setters and getters of the types";

  private static final List<String> OPERATIONS =
      List.of("serialize", "deserialize", "deserialize-reversed");

  private final Path scratch;
  private final Duration timeout;
  private final Map<List<String>, JsonNode> references = new HashMap<>();
  private final Map<Subject, Path> ownDocuments = new LinkedHashMap<>();
  private int probes;

  /**
   * A prover that has proved nothing yet.
   *
   * @param scratch receives a folder for each probe
   * @param timeout for one probe: a library's start and three operations
   */
  public Prover(Path scratch, Duration timeout) {
    this.scratch = scratch;
    this.timeout = timeout;
  }

  /** What the codec did; a codec that fails, exits or hangs is an obstacle, never an exception. */
  public CodecProof prove(Subject subject) {
    Path folder = scratch.resolve("probe-" + probes++);
    Map<String, String> obstacles = new LinkedHashMap<>();
    List<Finding> findings = new ArrayList<>();
    Properties proof = new Properties();
    try {
      Files.createDirectories(folder);
      proof = probe(subject, folder);
      for (String operation : OPERATIONS) {
        String all = proof.getProperty("obstacle.all");
        String obstacle = proof.getProperty("obstacle." + operation, all);
        Optional<String> reason =
            obstacle != null || own(proof)
                ? Optional.ofNullable(obstacle)
                : compare(subject, operation, folder, findings);
        reason.ifPresent(words -> obstacles.put(operation, words));
      }
      if (own(proof)) {
        ownDocuments.put(subject, folder.resolve("serialize"));
      }
      String untold = proof.getProperty("obstacle.executions");
      if (untold != null) {
        findings.add(
            new Finding(subject.words(), "it cannot tell what executes the properties: " + untold));
      }
    } catch (UserException died) {
      if (died.exitCode() != ExitCode.BAD_INPUT) {
        throw died;
      }
      OPERATIONS.forEach(operation -> obstacles.put(operation, died.problems().get(0)));
    } catch (IOException disk) {
      throw new UncheckedIOException(disk);
    }
    return proof(subject, obstacles, proof, findings);
  }

  private static CodecProof proof(
      Subject subject, Map<String, String> obstacles, Properties proof, List<Finding> findings) {
    return new CodecProof(
        subject.fixture(),
        subject.jvm().label(),
        subject.stack(),
        subject.codec(),
        subject.member(),
        obstacles,
        proof.getProperty("loaded", ""),
        executions(proof),
        findings);
  }

  /** Whether its documents are not JSON, so that it reads none but its own. */
  private static boolean own(Properties proof) {
    return proof.getProperty("own") != null;
  }

  /** What codecs read that have written it themselves; none of those that read the fixture's. */
  public Map<Subject, Path> ownDocuments() {
    return Collections.unmodifiableMap(ownDocuments);
  }

  /** Which codecs do so. */
  public List<Finding> findings() {
    Set<String> codecs =
        ownDocuments.keySet().stream().map(Subject::codec).collect(toCollection(TreeSet::new));
    return codecs.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                "run",
                "the documents of "
                    + String.join(", ", codecs)
                    + " are not JSON: each codec reads what it has written, and is held to the"
                    + " object"));
  }

  /** Of a codec whose source does not compile here. */
  public CodecProof notCompiled(Subject subject, String compilersWords) {
    String first = firstError(compilersWords);
    Map<String, String> obstacles = new LinkedHashMap<>();
    OPERATIONS.forEach(operation -> obstacles.put(operation, "does not compile: " + first));
    Finding finding = new Finding(subject.words(), "does not compile:\n" + compilersWords);
    return proof(subject, obstacles, new Properties(), List.of(finding));
  }

  /** The first line that names a place, without the folder: {@code MyCodec.java:7: error: …}. */
  private static String firstError(String output) {
    return output
        .lines()
        .filter(line -> line.matches(".+\\.java:\\d+: error: .+"))
        .findFirst()
        .or(() -> output.lines().findFirst())
        .map(line -> line.replaceFirst("^.*[/\\\\](?=[^/\\\\]+\\.java:\\d+: )", ""))
        .orElse("no reason given");
  }

  /** The same, but that there is nothing to read. */
  public static CodecProof withoutDocument(CodecProof proof, String reason) {
    Map<String, String> obstacles = new LinkedHashMap<>(proof.obstacles());
    OPERATIONS.stream()
        .filter(operation -> operation.startsWith("deserialize"))
        .forEach(operation -> obstacles.put(operation, reason));
    return proof.with(obstacles, proof.findings());
  }

  private Properties probe(Subject subject, Path folder) throws IOException {
    Properties told = new Properties();
    told.setProperty("accbench.codec", subject.codecClass());
    told.setProperty("accbench.type", subject.type());
    told.setProperty("accbench.fieldsOnly", Boolean.toString(subject.member().equals("field")));
    told.setProperty("accbench.strategy", subject.strategyClass());
    told.setProperty("accbench.form", subject.form().replaceFirst("^[^/]*/", ""));
    told.setProperty("accbench.recipe", subject.recipe().toString());
    told.setProperty("accbench.document", subject.documents().straight().toString());
    told.setProperty("accbench.reversed", subject.documents().reversed().toString());
    told.setProperty("accbench.stack", subject.stackList().toString());
    told.setProperty("accbench.out", folder.toString());
    Path file = folder.resolve("told.properties");
    try (OutputStream out = Files.newOutputStream(file)) {
      told.store(out, null);
    }
    Path result = folder.resolve("proof.properties");
    new ChildJvm("probing " + subject.words(), CODE, timeout).run(command(subject, file), result);
    Properties proof = new Properties();
    try (InputStream in = Files.newInputStream(result)) {
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

  /** Why the document that an operation gave is not the one it should be, or empty. */
  private Optional<String> compare(
      Subject subject, String operation, Path folder, List<Finding> findings) throws IOException {
    JsonNode document;
    try {
      document = Documents.JSON.readTree(Files.readAllBytes(folder.resolve(operation)));
    } catch (IOException notJson) {
      return Optional.of("its document is not JSON");
    }
    List<String> key = List.of(subject.fixture(), subject.jvm().label(), subject.member());
    JsonNode reference = references.computeIfAbsent(key, first -> document);
    TreeDifference difference = new TreeDifference();
    Optional<String> found = difference.between(reference, document);
    if (difference.nullsLeftOut() && operation.equals("serialize")) {
      findings.add(
          new Finding(subject.words(), "its document and the baseline's differ in nulls left out"));
    }
    return found.map(
        words ->
            operation.equals("serialize")
                ? "another document than the baseline's: " + words
                : "what it read is not what was written: " + words);
  }

  private static List<String> executions(Properties proof) {
    List<String> executions = new ArrayList<>();
    for (int i = 0; proof.getProperty("execution." + i) != null; i++) {
      executions.add(proof.getProperty("execution." + i));
    }
    return executions;
  }
}
