package io.accbench.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The inputs of one kind that ever failed.
 *
 * @param folder with a file for each
 */
record Corpus(Path folder) {
  /** Each file holds the words of a command line, one a line. */
  static final Corpus COMMAND_LINES = of("command-line");

  private static final Path NEW = Path.of("target/fuzz");

  static Corpus of(Subject subject) {
    return of(subject.folder());
  }

  private static Corpus of(String name) {
    return new Corpus(Path.of("src/test/resources/corpus", name));
  }

  List<Path> inputs() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a new one beside what was built, named after its content. */
  Path keep(byte[] input) throws IOException {
    Path kept = NEW.resolve(folder.getFileName()).resolve(digest(input));
    Files.createDirectories(kept.getParent());
    return Files.write(kept, input);
  }

  private static String digest(byte[] input) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(input);
      return new BigInteger(1, Arrays.copyOf(digest, 6)).toString(16);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }

  /** The words of a command line, as {@link #file} writes them. */
  static List<String> words(Path file) throws IOException {
    return List.of(Files.readString(file, UTF_8).split("\n", -1));
  }

  static byte[] file(List<String> words) {
    return String.join("\n", words).getBytes(UTF_8);
  }
}
