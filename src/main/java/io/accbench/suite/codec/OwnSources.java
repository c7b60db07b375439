package io.accbench.suite.codec;

import io.accbench.app.Workplace;
import io.accbench.model.Jvm;
import io.accbench.model.Stack;
import io.accbench.model.UserException;
import io.accbench.stack.SourceCompiler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The user's own codecs or types, compiled for each stack and JVM, with the reason for each that
 * does not compile.
 */
final class OwnSources {
  private final LibraryStacks stacks;
  private final List<Path> userClassPath;
  private final Workplace place;
  private final Map<String, String> classNames = new LinkedHashMap<>();
  private final Map<String, Path> compiled = new LinkedHashMap<>();
  private final Map<String, String> refused = new LinkedHashMap<>();

  OwnSources(LibraryStacks stacks, List<Path> userClassPath, Workplace place) {
    this.stacks = stacks;
    this.userClassPath = userClassPath;
    this.place = place;
  }

  void compile(Map<String, Path> sources, List<Jvm> jvms) throws IOException {
    for (Map.Entry<String, Path> source : sources.entrySet()) {
      classNames.put(source.getKey(), SourceCompiler.className(source.getValue()));
      for (Stack stack : stacks.available()) {
        for (Jvm jvm : jvms) {
          compile(source.getKey(), source.getValue(), stack, jvm);
        }
      }
    }
  }

  private void compile(String codec, Path source, Stack stack, Jvm jvm) throws IOException {
    String key = LibraryPaths.compiledKey(codec, stack.name(), jvm.label());
    List<Path> classPath = new ArrayList<>(stacks.measuredPath(stack));
    classPath.addAll(userClassPath);
    try {
      compiled.put(
          key,
          SourceCompiler.compile(place.scratch().path(), place.compiled(), source, jvm, classPath));
    } catch (UserException words) {
      refused.put(key, words.problems().get(0));
      place.hint(
          "%s on stack %s, JVM %s:%n%s"
              .formatted(source, stack.name(), jvm.label(), words.problems().get(0)));
    }
  }

  /** Returns the class of each codec, by its name. */
  Map<String, String> classNames() {
    return classNames;
  }

  /** Returns the folder of each codec's classes, by {@link LibraryPaths#compiledKey}. */
  Map<String, Path> compiled() {
    return compiled;
  }

  /** Returns the compiler's message about a codec on a stack and JVM, or empty. */
  Optional<String> refusal(String codec, Stack stack, Jvm jvm) {
    return Optional.ofNullable(
        refused.get(LibraryPaths.compiledKey(codec, stack.name(), jvm.label())));
  }
}
