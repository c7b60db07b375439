package io.accbench.stack;

import io.accbench.model.Jvm;
import io.accbench.model.UserException;
import io.accbench.process.KeptFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The JVMs of this machine, and those that {@code --jvm} names. */
public final class Jvms {
  /** The name that stands for every version found. */
  public static final String ALL = "all";

  private static final String GRAAL = "-graal";

  /** The oldest version on which forks run. */
  static final int OLDEST = 17;

  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(20);

  private final JvmSearchPath surroundings;
  private final JvmProbe probe;
  private final Graal graal;

  Jvms(JvmSearchPath surroundings, JvmProbe probe, Graal graal) {
    this.surroundings = surroundings;
    this.probe = probe;
    this.graal = graal;
  }

  /** Returns the JVMs of this machine and user; a compiler that one needs may be fetched. */
  public static Jvms ofThisMachine() {
    return ofThisMachine(false, KeptFolders.none());
  }

  /**
   * Returns the JVMs of this machine and user.
   *
   * @param offline whether nothing is fetched, so that the local repository alone counts
   * @param kept what JVMs answered at an earlier time
   */
  public static Jvms ofThisMachine(boolean offline, KeptFolders kept) {
    return new Jvms(
        JvmSearchPath.ofThisProcess(), new JvmProbe(ANSWER_TIMEOUT, kept), Graal.ofUser(offline));
  }

  /** Returns every JVM in the usual places, each once; no JVM is started. */
  public List<JvmHome> discovered() {
    return new JvmFinder(surroundings).find();
  }

  /**
   * Returns the JVMs of a run. Each is started once, and again for each flag.
   *
   * @param specs {@code 17}, {@code label=/path/to/java} or {@code label=/path/to/home}, either
   *     path alone, {@code 25-graal} for the one with Graal as its JIT compiler, any of them with a
   *     label and flags, or {@code all} for each version found; empty for the running JVM
   * @param flags the flags whose acceptance is to be known
   * @throws UserException with every problem: a JVM that is not found, a file that is no JVM, a
   *     label that is given twice, a JVM that is given twice with the same flags
   */
  public List<Jvm> resolve(List<String> specs, Collection<String> flags) {
    if (specs.isEmpty()) {
      return List.of(probe.ask("", running(), flags));
    }
    List<String> problems = new ArrayList<>();
    List<Jvm> jvms = new ArrayList<>();
    Map<String, String> labels = new HashMap<>();
    Map<List<Object>, String> same = new HashMap<>();
    for (String spec : specs.stream().flatMap(this::each).toList()) {
      try {
        NamedJvm named = NamedJvm.parse(spec);
        Jvm jvm = resolve(named, flags).with(named.flags());
        jvms.add(jvm);
        String label = jvm.label();
        String other =
            same.putIfAbsent(List.of(real(jvm.executable()), jvm.vm(), jvm.flags()), label);
        if (labels.putIfAbsent(label, spec) != null) {
          problems.add("--jvm " + spec + ": label \"" + label + "\" is taken; name another");
        } else if (other != null) {
          problems.add(
              "--jvm %s: is the same JVM as \"%s\", with the same flags; leave out one of them"
                      .formatted(spec, other)
                  + " (--inject none compares a cell with itself)");
        }
      } catch (UserException problem) {
        problems.addAll(problem.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw UserException.badInput(problems);
    }
    return List.copyOf(jvms);
  }

  /**
   * Returns the command of the running JVM: that of its home, or the program that {@code
   * ACCBENCH_JAVA} names, which may be a script that adds flags.
   */
  private Path running() {
    Path own = executable(surroundings.runningHome());
    String named = surroundings.environment().getOrDefault("ACCBENCH_JAVA", "");
    if (named.isBlank() || Files.isDirectory(Path.of(named))) {
      return own;
    }
    Path command = Path.of(named).toAbsolutePath();
    return Files.isExecutable(command) && !JvmProbe.isCommandOf(surroundings.runningHome(), command)
        ? command
        : own;
  }

  /**
   * Returns the JVMs with what starting each like its forks shows.
   *
   * @param arguments what the user adds to every fork
   */
  public StartedJvms started(List<Jvm> jvms, List<String> arguments) {
    return StartedJvms.of(probe, jvms, arguments);
  }

  /**
   * Returns, for {@code all}, every version found that accbench runs on, the oldest first;
   * otherwise the text itself.
   */
  private Stream<String> each(String spec) {
    return spec.equals(ALL)
        ? discovered().stream()
            .map(JvmHome::feature)
            .filter(feature -> feature >= OLDEST)
            .distinct()
            .sorted()
            .map(String::valueOf)
        : Stream.of(spec);
  }

  private Jvm resolve(NamedJvm named, Collection<String> flags) {
    String place = named.place();
    String label = named.label();
    if (place.matches("[0-9]+")) {
      return probe.ask(label.isEmpty() ? place : label, ofFeature(place), flags);
    }
    if (place.matches("[0-9]+" + GRAAL)) {
      String feature = place.substring(0, place.length() - GRAAL.length());
      String name = label.isEmpty() ? place : label;
      return graal.compiling(probe.ask(name, ofFeature(feature), flags));
    }
    return probe.ask(label, executable(existing(place)), flags);
  }

  private Path ofFeature(String feature) {
    List<JvmHome> found = discovered();
    for (JvmHome home : found) {
      if (Integer.toString(home.feature()).equals(feature)) {
        return home.executable();
      }
    }
    List<String> features =
        found.stream().map(JvmHome::feature).distinct().sorted().map(String::valueOf).toList();
    throw UserException.badInput(
        "no JVM %s found; found: %s; name one with --jvm %s=/path/to/java"
            .formatted(
                feature, features.isEmpty() ? "none" : String.join(", ", features), feature));
  }

  private static Path existing(String place) {
    try {
      Path path = Path.of(place).toAbsolutePath();
      if (path.getParent() == null) {
        throw UserException.badInput(
            "--jvm "
                + place
                + " is the root folder, as of a variable that is not set; name a feature version,"
                + " a java command or a home folder");
      }
      if (!place.isBlank() && Files.exists(path)) {
        return path;
      }
    } catch (InvalidPathException noPath) {
      // reported below
    }
    throw UserException.badInput(
        "\""
            + place
            + "\" does not exist; name a feature version, a java command or a home folder"
            + (place.matches(".*[/\\\\].*")
                ? ""
                : "; a flag begins with \"-\", and a comma in it needs quotes"));
  }

  private static Path real(Path executable) {
    try {
      return executable.toRealPath();
    } catch (IOException gone) {
      return executable;
    }
  }

  /** Returns the {@code java} command of a home folder, or the file itself. */
  private static Path executable(Path place) {
    if (!Files.isDirectory(place)) {
      return place;
    }
    Path bundle = place.resolve("Contents/Home/bin/java");
    return Files.exists(bundle) ? bundle : place.resolve("bin/java");
  }
}
