package io.accbench.stack;

import io.accbench.model.UnknownName;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The values of {@code --stack}: names of descriptors, and stacks that are written out in the
 * option.
 */
final class StackOptions {
  private static final Pattern NAMED = Pattern.compile("([^=:/\\\\*]*)=(.*)");
  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]*";

  private final Descriptors descriptors;
  private final List<String> known;
  private final List<String> problems;

  StackOptions(List<Path> folders, List<String> problems) {
    this.descriptors = new Descriptors(folders, problems);
    this.known = descriptors.names();
    this.problems = problems;
  }

  List<StackSpec> read(List<String> options) {
    List<StackSpec> specs = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (String option : options) {
      for (List<String> words : stacks(option)) {
        String name = words.get(0);
        if (!names.add(name)) {
          problems.add("--stack " + option + ": stack \"" + name + "\" is named twice");
        }
        read(option, words).ifPresent(specs::add);
      }
    }
    return List.copyOf(specs);
  }

  /**
   * Separates an option into stacks. Each list holds a stack's name, and its items if the stack is
   * written out.
   */
  private static List<List<String>> stacks(String option) {
    List<List<String>> stacks = new ArrayList<>();
    boolean open = false;
    for (String word : option.split(",", -1)) {
      Matcher named = NAMED.matcher(word.strip());
      if (named.matches()) {
        open = true;
        stacks.add(new ArrayList<>(List.of(named.group(1), named.group(2))));
      } else if (open && (word.contains(":") || isPath(word))) {
        stacks.get(stacks.size() - 1).add(word.strip());
      } else {
        open = false;
        stacks.add(List.of(word.strip()));
      }
    }
    return stacks;
  }

  private static boolean isPath(String word) {
    return word.endsWith(".jar") || word.matches(".*[/\\\\*].*");
  }

  private Optional<StackSpec> read(String option, List<String> words) {
    String at = "--stack " + option + ": ";
    String name = words.get(0);
    if (words.size() > 1) {
      return writtenOut(at, name, words.subList(1, words.size()));
    }
    if (name.contains(":") || isPath(name)) {
      problems.add(at + "give the stack a name: name=" + name);
      return Optional.empty();
    }
    if (!known.contains(name)) {
      problems.add(at + UnknownName.problem("stack", name, known));
      return Optional.empty();
    }
    return descriptors.read(name);
  }

  private Optional<StackSpec> writtenOut(String at, String name, List<String> items) {
    int before = problems.size();
    if (!name.matches(NAME)) {
      problems.add(at + "a name consists of letters, digits, \".\", \"_\" and \"-\"");
    } else if (known.contains(name)) {
      problems.add(at + "\"" + name + "\" is the name of a descriptor; choose another");
    }
    List<Coordinates> boms = new ArrayList<>();
    List<Coordinates> libraries = new ArrayList<>();
    List<Path> jars = new ArrayList<>();
    for (String item : items) {
      if (isPath(item)) {
        jars.addAll(new LocalJars(Path.of(""), at, problems).find(item));
      } else {
        Coordinates.parseLibrary(item, at, problems)
            .ifPresent(one -> (one.extension().equals("pom") ? boms : libraries).add(one));
      }
    }
    StackSpec spec =
        new StackSpec(name, "", boms, libraries, List.of(), List.of(), jars, Set.of(), null);
    SameTwice.in(boms).forEach(problem -> problems.add(at + problem));
    SameTwice.in(libraries).forEach(problem -> problems.add(at + problem));
    spec.unversioned().forEach(problem -> problems.add(at + problem));
    LocalJars.sameName(jars).ifPresent(problem -> problems.add(at + problem));
    return problems.size() == before ? Optional.of(spec) : Optional.empty();
  }
}
