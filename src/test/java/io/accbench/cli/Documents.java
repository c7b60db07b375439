package io.accbench.cli;

import static java.util.function.Predicate.not;

import io.accbench.model.CommandText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The pages that users read, and the commands in their blocks of code. */
final class Documents {
  private static final String FENCE = "```";

  /** The word behind a block's language that says: each of its lines works as it is printed. */
  private static final String RUNNABLE = "runnable";

  private Documents() {}

  /** Returns README and the manual's pages, in order of their names. */
  static List<Path> pages() throws IOException {
    try (Stream<Path> manual = Files.list(Path.of("docs"))) {
      Stream<Path> pages = manual.filter(page -> page.toString().endsWith(".md")).sorted();
      return Stream.concat(Stream.of(Path.of("README.md")), pages).toList();
    }
  }

  /** Returns every command of accbench in a block of code, without the words beside it. */
  static List<String> commands(Path page) throws IOException {
    return lines(page, "").stream().filter(line -> line.startsWith("./accbench ")).toList();
  }

  /** Returns the lines of the blocks that are marked runnable. */
  static List<String> runnable(Path page) throws IOException {
    return lines(page, RUNNABLE);
  }

  /** Returns the words of a command, as a shell would part them. */
  static String[] arguments(String command) {
    List<String> words = CommandText.split(command);
    return words.subList(1, words.size()).toArray(String[]::new);
  }

  private static List<String> lines(Path page, String marker) throws IOException {
    List<String> found = new ArrayList<>();
    boolean block = false;
    boolean wanted = false;
    String text = Files.readString(page).replaceAll("\\\\\n *", "");
    for (String line : text.lines().filter(not(String::isBlank)).toList()) {
      if (line.startsWith(FENCE)) {
        block = !block;
        wanted = block && line.endsWith(marker);
      } else if (wanted) {
        found.add(line.replaceFirst(" {2,}.*", ""));
      }
    }
    return found;
  }
}
