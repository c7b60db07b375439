package io.accbench.suite.codec;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Library;
import io.accbench.model.UnknownName;
import io.accbench.plan.GivenOptions;
import io.accbench.suite.graph.StrategySelection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The syntax of {@code --codec}: a name, a name with an accessor strategy ({@code jackson/unsafe}),
 * {@code all}, or the user's one source file. With it, {@code --strategy} is read, which applies to
 * each chosen codec that takes strategies.
 */
final class CodecSelection {
  private static final String SOURCE = ".java";

  /**
   * The codec that is chosen when only strategies are named: the library whose accessors they can
   * replace.
   */
  private static final String PLAIN = "jackson";

  /** The codecs that are chosen when nothing is named. */
  private static final List<String> DEFAULT =
      List.of(PLAIN, "jackson-afterburner", "jackson-blackbird");

  private final Catalog catalog;
  private final GivenOptions given;
  private final Path folder;
  private final Map<String, Path> sources = new LinkedHashMap<>();

  /** Creates a selection; {@code folder} holds the sources that a profile names. */
  CodecSelection(Catalog catalog, GivenOptions given, Path folder) {
    this.catalog = catalog;
    this.given = given;
    this.folder = folder;
  }

  /** Returns the user's own source files among the selected codecs, by the codec's name. */
  Map<String, Path> sources() {
    return sources;
  }

  /** Returns the codecs as cells name them, in order, each once; an unknown codec is a problem. */
  List<String> select() {
    boolean strategies = !given.texts("--strategy").isEmpty();
    List<String> named = given.texts("--codec");
    List<String> tokens = named.isEmpty() ? (strategies ? List.of(PLAIN) : DEFAULT) : named;
    Set<String> selected = new LinkedHashSet<>();
    for (String token : tokens) {
      if (token.equals("all")) {
        selected.addAll(catalog.codecNames());
      } else if (token.endsWith(SOURCE)) {
        source(token).ifPresent(selected::add);
      } else {
        known(token).ifPresent(selected::add);
      }
    }
    if (strategies) {
      selected.addAll(withStrategies(List.copyOf(selected)));
    }
    return List.copyOf(selected);
  }

  private Optional<String> source(String token) {
    boolean profiles = !given.place("--codec").isEmpty();
    Path file = profiles ? folder.resolve(token) : Path.of(token);
    String name = String.valueOf(file.getFileName()).replaceFirst("\\.java$", "");
    if (!Files.isRegularFile(file)) {
      problem("--codec", "codec " + token + " does not exist; name a Java source file");
      return Optional.empty();
    }
    if (catalog.codec(name).isPresent() || sources.containsKey(name)) {
      problem("--codec", "codec " + token + ": its name \"" + name + "\" is taken; rename it");
      return Optional.empty();
    }
    sources.put(name, file);
    return Optional.of(name);
  }

  private Optional<String> known(String token) {
    int slash = token.indexOf('/');
    String name = slash < 0 ? token : token.substring(0, slash);
    Optional<Library> codec = catalog.codec(name);
    if (codec.isEmpty()) {
      problem("--codec", UnknownName.problem("codec", name, catalog.codecNames()));
      return Optional.empty();
    }
    if (slash < 0) {
      return Optional.of(token);
    }
    if (!codec.get().takesStrategy()) {
      problem("--codec", "codec " + name + " takes no accessor strategy; leave out " + token);
      return Optional.empty();
    }
    return strategy("--codec", List.of(token.substring(slash + 1))).stream()
        .findFirst()
        .map(strategy -> name + "/" + strategy);
  }

  private List<String> withStrategies(List<String> codecs) {
    List<String> chosen = strategy("--strategy", given.texts("--strategy"));
    List<String> taking =
        codecs.stream()
            .filter(name -> catalog.codec(name).map(Library::takesStrategy).orElse(false))
            .toList();
    if (taking.isEmpty()) {
      problem("--strategy", "no chosen codec takes an accessor strategy; add --codec " + PLAIN);
    }
    List<String> combined = new ArrayList<>();
    for (String codec : taking) {
      chosen.forEach(strategy -> combined.add(codec + "/" + strategy));
    }
    return combined;
  }

  private List<String> strategy(String option, List<String> tokens) {
    StrategySelection selection = new StrategySelection(catalog);
    List<String> selected = selection.select(tokens);
    selection.problems().forEach(text -> problem(option, text));
    return selected;
  }

  private void problem(String option, String text) {
    given.problem(option, given.place(option) + text);
  }
}
