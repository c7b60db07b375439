package io.accbench.project;

import io.accbench.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The JSON files of a project that are named for a type: {@code order.json} for {@code Order}. */
public final class ProjectPayloads {
  private static final String JSON = ".json";

  private final ProjectBuild project;

  public ProjectPayloads(ProjectBuild project) {
    this.project = project;
  }

  /**
   * Returns the one payload of a type.
   *
   * @param type the fully qualified name of a class
   * @throws UserException when there is none, or more than one, with those that there are
   */
  public Path of(String type) {
    List<Path> files = project.resources().stream().flatMap(ProjectPayloads::documents).toList();
    String wanted =
        plain(type.substring(1 + Math.max(type.lastIndexOf('.'), type.lastIndexOf('$'))));
    List<Path> named = named(files, name -> name.equals(wanted));
    if (named.isEmpty()) {
      named = named(files, name -> name.startsWith(wanted));
    }
    if (named.size() != 1) {
      throw UserException.badInput(
          "--type %s: %s; give --payload FILE or --factory CLASS::METHOD"
              .formatted(
                  type,
                  named.isEmpty()
                      ? none(files, wanted)
                      : "more than one file is named for it: " + listed(named)));
    }
    return named.get(0);
  }

  private String none(List<Path> files, String wanted) {
    String others = files.isEmpty() ? "" : "; there are " + listed(files);
    return "the resources of %s have no %s.json%s".formatted(project.folder(), wanted, others);
  }

  /** Returns the first files, relative to the project; ten are enough to see what there is. */
  private String listed(List<Path> files) {
    return files.stream()
        .limit(10)
        .map(file -> project.folder().relativize(file).toString())
        .collect(Collectors.joining(", "));
  }

  private static List<Path> named(List<Path> files, Predicate<String> fits) {
    List<Path> named = new ArrayList<>();
    for (Path file : files) {
      String name = file.getFileName().toString();
      if (fits.test(plain(name.substring(0, name.length() - JSON.length())))) {
        named.add(file);
      }
    }
    return named;
  }

  /** Returns letters and digits alone, in lower case, so that order-line names OrderLine. */
  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }

  private static Stream<Path> documents(Path resources) {
    try (Stream<Path> files = Files.walk(resources)) {
      return files.filter(file -> file.toString().endsWith(JSON)).sorted().toList().stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
