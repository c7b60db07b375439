package io.accbench.stack;

import io.accbench.model.FlatYaml;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The values of one descriptor, each of which is checked where it stands. */
record DescriptorValues(FlatYaml yaml, Path folder, List<String> problems) {

  StackSpec spec(String name) {
    List<Coordinates> libraries = new ArrayList<>();
    List<Coordinates> boms = new ArrayList<>();
    List<Coordinates> overrides = new ArrayList<>();
    List<String> exclusions = new ArrayList<>();
    List<Path> jars = new ArrayList<>();
    each("libraries", (text, at) -> library(text, at, libraries));
    each("boms", (text, at) -> bom(text, at, boms));
    each(
        "overrides", (text, at) -> Coordinates.parse(text, at, problems).ifPresent(overrides::add));
    each("exclusions", (text, at) -> exclusion(text, at, exclusions));
    each("jars", (text, at) -> jars.addAll(new LocalJars(folder, at, problems).find(text)));
    onlyOnce(boms, "boms");
    onlyOnce(libraries, "libraries");
    onlyOnce(overrides, "overrides");
    contradictions(libraries, overrides);
    FlatYaml.YamlValue description = yaml.entries().get("description");
    return new StackSpec(
        name,
        description == null ? "" : String.join(" ", description.texts()),
        List.copyOf(boms),
        List.copyOf(libraries),
        List.copyOf(exclusions),
        List.copyOf(overrides),
        List.copyOf(jars),
        Set.of(),
        folder.resolve(name + ".lock"));
  }

  private interface Reader {
    void read(String text, String at);
  }

  private void each(String key, Reader reader) {
    FlatYaml.YamlValue entry = yaml.entries().get(key);
    for (int index = 0; entry != null && index < entry.texts().size(); index++) {
      reader.read(entry.texts().get(index), yaml.at(entry.lines().get(index)));
    }
  }

  private void library(String text, String at, List<Coordinates> libraries) {
    Coordinates.parseLibrary(text, at, problems)
        .ifPresent(
            library -> {
              if (library.extension().equals("pom")) {
                problems.add(at + "\"" + text + "\" is not a jar; list a BOM under boms");
              } else {
                libraries.add(library);
              }
            });
  }

  private void bom(String text, String at, List<Coordinates> boms) {
    Coordinates.parse(text, at, problems)
        .map(bom -> new Coordinates(bom.group(), bom.artifact(), "pom", "", bom.version()))
        .ifPresent(boms::add);
  }

  private void exclusion(String text, String at, List<String> exclusions) {
    if (text.matches("[A-Za-z0-9._+-]+:([A-Za-z0-9._+-]+|\\*)")) {
      exclusions.add(text);
    } else {
      problems.add(at + "\"" + text + "\" is not of the form group:artifact or group:*");
    }
  }

  private void onlyOnce(List<Coordinates> named, String key) {
    SameTwice.in(named)
        .forEach(problem -> problems.add(yaml.at(yaml.entries().get(key).line()) + problem));
  }

  private void contradictions(List<Coordinates> libraries, List<Coordinates> overrides) {
    Map<String, String> forced = new HashMap<>();
    overrides.forEach(override -> forced.put(override.key(), override.version()));
    for (Coordinates library : libraries) {
      String other = forced.getOrDefault(library.key(), library.version());
      if (!library.version().isEmpty() && !other.equals(library.version())) {
        problems.add(
            yaml.at(yaml.entries().get("overrides").line())
                + "%s is %s in overrides and %s in libraries; keep one"
                    .formatted(library.key(), other, library.version()));
      }
    }
  }
}
