package io.accbench.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import io.accbench.cli.Cli;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.CommandText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Commands on one input, in this JVM. A command may refuse the input, and nothing else: it ends in
 * time with a documented exit code other than 1, shows no characters that act on a terminal, and
 * what it writes is well formed.
 *
 * <p>Nothing is measured meanwhile: the trial holds the lock of its own temporary folder.
 */
final class Trial implements AutoCloseable {
  /** The processor time that a command may take in this JVM, as in the campaigns by hand. */
  private static final Duration LIMIT = Duration.ofSeconds(40);

  /** The time after which a command hangs; a shared machine may be ten times slower than usual. */
  private static final Duration HANGING = LIMIT.multipliedBy(10);

  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private static final Set<Integer> DOCUMENTED = Set.of(0, 2, 3, 4, 5, 6, 7);

  private static final String IGNORE_LOCK = "jmh.ignoreLock";
  private static final Path RESOURCES = Path.of("src/test/resources");
  private static final List<String> FROM_HOME =
      List.of(
          "target", "fixtures", "profiles/ci.yaml", "profiles/quick.yaml", "profiles/gate.yaml");

  private final Corpus corpus;
  private final byte[] input;
  private final Path folder;
  private final String homeBefore = System.getProperty("accbench.home");
  private final String temporaryBefore = System.getProperty("java.io.tmpdir");
  private final String ignoredBefore = System.getProperty(IGNORE_LOCK, "false");
  private final FileChannel lock;

  /**
   * @param place where the input lies in the trial's folder; null for a command line, which lies
   *     nowhere
   */
  private Trial(Corpus corpus, byte[] input, String place) throws IOException {
    this.corpus = corpus;
    this.input = input;
    folder = Files.createTempDirectory("accbench-trial-").toRealPath();
    prepare();
    if (place != null) {
      Files.write(folder.resolve(place), input);
    }
    System.setProperty("accbench.home", folder.resolve("home").toString());
    System.setProperty("java.io.tmpdir", folder.resolve("tmp").toString());
    System.setProperty(IGNORE_LOCK, "false");
    Path file = folder.resolve("tmp/jmh.lock");
    lock = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    lock.lock();
  }

  static Trial of(Subject subject, byte[] input) throws IOException {
    return new Trial(Corpus.of(subject), input, subject.place());
  }

  /** A command line alone. */
  static Trial of(List<String> words) throws IOException {
    return new Trial(Corpus.COMMAND_LINES, Corpus.file(words), null);
  }

  private void prepare() throws IOException {
    Path stacks = Files.createDirectories(folder.resolve("home/profiles/stacks"));
    for (String path : FROM_HOME) {
      Files.createSymbolicLink(
          folder.resolve("home").resolve(path), Path.of(path).toAbsolutePath());
    }
    Files.writeString(
        stacks.resolve("extending.yaml"), "description: extends the other\nextends: fuzzed\n");
    Files.writeString(
        stacks.resolve("base.yaml"),
        "description: extended\nlibraries: [com.google.code.gson:gson:2.15.0]\n");
    Files.createDirectories(stacks.resolve("lib"));
    Files.createDirectories(folder.resolve("run"));
    Files.createDirectories(folder.resolve("tmp"));
    copy("fuzz/access.jsonl", "intact/journal.jsonl");
    copy("fuzz/codec.jsonl", "profiled/journal.jsonl");
    copy("fuzz/access.jsonl", "run/journal.jsonl");
    copy("fuzz/jmh.json", "same.json");
    copy("jfr/known-share-17.jfr", "same.jfr");
    copy("fuzz/calls.bin", "trace");
  }

  private void copy(String resource, String to) throws IOException {
    Path target = folder.resolve(to);
    Files.createDirectories(target.getParent());
    Files.copy(RESOURCES.resolve(resource), target, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Fails when the command does, and then keeps the input. */
  Outcome run(List<String> command) throws IOException {
    return run(command, outcome -> {});
  }

  /**
   * As {@link #run(List)}.
   *
   * @param further fails where the outcome is another than this command's should be
   */
  Outcome run(List<String> command, Consumer<Outcome> further) throws IOException {
    try {
      Outcome outcome = checked(command);
      further.accept(outcome);
      return outcome;
    } catch (Throwable failure) {
      Path kept = corpus.keep(input);
      throw new AssertionError(
          "accbench "
              + CommandText.join(command)
              + ": "
              + failure
              + "\nThe input is kept: "
              + kept
              + "; when that is mended, move it to "
              + corpus.folder(),
          failure);
    }
  }

  private Outcome checked(List<String> command) throws IOException {
    Map<Path, Object> before = files();
    long start = System.nanoTime();
    long worked = SYSTEM.getProcessCpuTime();
    Outcome outcome = Cli.accbench(command.stream().map(this::word).toArray(String[]::new));
    Duration work = Duration.ofNanos(SYSTEM.getProcessCpuTime() - worked);
    Duration taken = Duration.ofNanos(System.nanoTime() - start);

    assertThat(outcome.exitCode()).as(outcome.err()).isIn(DOCUMENTED);
    assertThat(outcome.err()).doesNotContain("\tat ");
    Written.text("standard error", outcome.err());
    if (!outcome.out().isEmpty()) {
      Written.check("standard output." + format(command), outcome.out());
    }
    assertThat(work).as("processor time").isLessThan(LIMIT);
    assertThat(taken).as("time taken").isLessThan(HANGING);
    Map<Path, Object> after = files();
    after.entrySet().removeAll(before.entrySet());
    after.keySet().forEach(Written::check);
    return outcome;
  }

  /** Returns the format of standard output: what {@code --format} says, or text. */
  private static String format(List<String> command) {
    int option = command.indexOf("--format");
    return option < 0 || option == command.size() - 1 ? "txt" : command.get(option + 1);
  }

  private String word(String word) {
    return word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word;
  }

  /** The files of the trial, each with the time of its last change. */
  private Map<Path, Object> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !file.startsWith(folder.resolve("tmp")))
          .collect(Collectors.toMap(file -> file, Trial::changed, (a, b) -> a, TreeMap::new));
    }
  }

  private static Object changed(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  @Override
  public void close() throws IOException {
    lock.close();
    restore("accbench.home", homeBefore);
    restore("java.io.tmpdir", temporaryBefore);
    restore(IGNORE_LOCK, ignoredBefore);
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  private static void restore(String property, String value) {
    if (value == null) {
      System.clearProperty(property);
    } else {
      System.setProperty(property, value);
    }
  }
}
