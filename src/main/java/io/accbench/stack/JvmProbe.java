package io.accbench.stack;

import io.accbench.model.DiskFull;
import io.accbench.model.HeapFlags;
import io.accbench.model.Jvm;
import io.accbench.model.JvmHeap;
import io.accbench.model.UserException;
import io.accbench.process.ContentKey;
import io.accbench.process.KeptFolders;
import io.accbench.process.ScratchFolder;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Asks a {@code java} command which JVM it is and which flags it accepts. */
final class JvmProbe {
  /** The lines by which each JVM that does not start ends what it says. */
  private static final Pattern SAYS_NO_MORE =
      Pattern.compile("Error: (Could not create the Java Virtual|A fatal exception has).*");

  private static final Pattern WARNING = Pattern.compile(".* VM warning: (?<words>.*)");

  /** The number of lines of a JVM in a message; arbitrary: the environment's, and the reason. */
  private static final int WORDS = 4;

  /** The properties of a JVM that are kept. */
  private static final List<String> KEPT =
      List.of("java.specification.version", "java.runtime.version", "java.vendor", "java.vm.name");

  private final Duration timeout;
  private final KeptFolders kept;

  /**
   * @param timeout the time after which a command that says nothing is killed
   * @param kept what JVMs answered at an earlier time
   */
  JvmProbe(Duration timeout, KeptFolders kept) {
    this.timeout = timeout;
    this.kept = kept;
  }

  /**
   * Returns what is learned from one run with {@code -XshowSettings:properties -version} and one
   * run for each flag; or from those of an earlier time.
   *
   * @param label the JVM's label, or empty for its feature version
   * @throws UserException when it is no JVM
   */
  Jvm ask(String label, Path executable, Collection<String> flags) {
    Properties answer = new Properties();
    try (ScratchFolder folder = ScratchFolder.create()) {
      Path file = folder.path().resolve("answer.properties");
      kept.fill(folder.path(), () -> key(executable, flags), () -> asked(executable, flags, file));
      try (Reader in = Files.newBufferedReader(file)) {
        answer.load(in);
      }
    } catch (IOException unusable) {
      throw notStarted(executable, unusable);
    }
    int feature =
        JvmHome.feature(answer.getProperty("java.specification.version", ""))
            .orElseThrow(() -> noJvm(executable, "it printed no version"));
    return new Jvm(
        label.isEmpty() ? Integer.toString(feature) : label,
        executable,
        feature,
        answer.getProperty("java.runtime.version", "unknown"),
        answer.getProperty("java.vendor", "unknown"),
        answer.getProperty("java.vm.name", "unknown"),
        flags.stream().filter(answer::containsKey).toList(),
        List.of());
  }

  private static String key(Path executable, Collection<String> flags) throws IOException {
    return new ContentKey()
        .with("asked", KEPT, flags)
        .environment(System.getenv(), false)
        .java(executable)
        .sum();
  }

  /**
   * Asks the command and writes its answer, which holds each accepted flag. Only the command of a
   * JVM's own home always gives the same one.
   */
  private boolean asked(Path executable, Collection<String> flags, Path file) throws IOException {
    Map<String, String> properties = properties(executable, null);
    String home = properties.getOrDefault("java.home", "");
    requireSameEverywhere(executable, home);
    Properties answer = new Properties();
    properties.keySet().retainAll(KEPT);
    answer.putAll(properties);
    accepted(executable, flags).forEach(flag -> answer.setProperty(flag, ""));
    try (Writer out = Files.newBufferedWriter(file)) {
      answer.store(out, null);
    }
    return !home.isEmpty() && isCommandOf(Path.of(home), executable);
  }

  /**
   * Refuses a command that is another JVM in the current folder than in that of a host. Version
   * managers put such commands on the path.
   */
  private void requireSameEverywhere(Path executable, String home) {
    if (home.isEmpty() || isCommandOf(Path.of(home), executable)) {
      return;
    }
    String here =
        properties(executable, Path.of("").toAbsolutePath()).getOrDefault("java.home", "");
    if (!here.equals(home)) {
      throw UserException.badInput(
          "%s chooses a JVM by the current folder (%s here, %s elsewhere), and forks run in folders"
                  .formatted(executable, here, home)
              + " of their own; name the JVM itself: "
              + Path.of(here, "bin", "java"));
    }
  }

  /** Returns whether a command is the one in a JVM's home, and no script that calls it. */
  static boolean isCommandOf(Path home, Path executable) {
    try {
      return executable.toRealPath().equals(home.resolve("bin/java").toRealPath());
    } catch (IOException neither) {
      return false;
    }
  }

  private Map<String, String> properties(Path executable, Path in) {
    List<String> arguments = List.of("-XshowSettings:properties", "-version");
    try (JavaCommand command = new JavaCommand(executable, arguments, in)) {
      int exit = command.await(timeout);
      List<String> lines = command.lines();
      if (exit == -1) {
        throw noJvm(executable, "no answer within " + timeout.toSeconds() + " s");
      }
      if (exit != 0) {
        throw UserException.badInput(
            "%s does not start: %s; correct this, or name the java command or home folder of another JVM"
                .formatted(executable, words("exit code " + exit + " of -version", lines)));
      }
      return parse(lines);
    } catch (IOException notStarted) {
      throw notStarted(executable, notStarted);
    }
  }

  /**
   * The answer of a JVM to the arguments of its forks.
   *
   * @param refusal why it does not start, in its own words; empty if it does
   * @param heap the heap that it has; empty if it does not say
   * @param warnings its warnings, in its own words
   */
  record StartAttempt(Optional<String> refusal, Optional<JvmHeap> heap, List<String> warnings) {
    private static StartAttempt refused(String why) {
      return new StartAttempt(Optional.of(why), Optional.empty(), List.of());
    }
  }

  /**
   * Starts a JVM with some arguments.
   *
   * @param arguments those of its forks; memory is not touched for this
   */
  StartAttempt start(Path executable, List<String> arguments) {
    List<String> tried = new ArrayList<>(arguments);
    tried.removeAll(List.of(HeapFlags.TOUCH));
    tried.addAll(List.of(HeapLog.FLAG, "-version"));
    try (JavaCommand command = new JavaCommand(executable, tried)) {
      int exit = command.await(timeout);
      return switch (exit) {
        case 0 ->
            new StartAttempt(
                Optional.empty(),
                HeapLog.heap(command.lines(HeapLog.FILE)),
                warnings(command.lines()));
        case -1 -> StartAttempt.refused("no answer within " + timeout.toSeconds() + " s");
        default -> StartAttempt.refused(words("exit code " + exit, command.lines()));
      };
    } catch (IOException notStarted) {
      throw notStarted(executable, notStarted);
    }
  }

  private static List<String> warnings(List<String> lines) {
    return lines.stream()
        .map(WARNING::matcher)
        .filter(Matcher::matches)
        .map(warning -> warning.group("words"))
        .toList();
  }

  /** Returns how a JVM ended, and the first lines that it printed, without those that say less. */
  private static String words(String ended, List<String> lines) {
    String said =
        lines.stream()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !SAYS_NO_MORE.matcher(line).matches())
            .limit(WORDS)
            .collect(Collectors.joining("; "));
    return ended + (said.isEmpty() ? "" : ": " + said);
  }

  private static Map<String, String> parse(List<String> lines) {
    Map<String, String> properties = new LinkedHashMap<>();
    for (String line : lines) {
      int equals = line.indexOf(" = ");
      if (equals > 0) {
        properties.put(line.substring(0, equals).strip(), line.substring(equals + 3).strip());
      }
    }
    return properties;
  }

  /** Returns the accepted flags. All flags are tried at the same time, each in a JVM of its own. */
  private List<String> accepted(Path executable, Collection<String> flags) {
    List<String> tried = List.copyOf(flags);
    List<JavaCommand> commands = new ArrayList<>();
    List<String> accepted = new ArrayList<>();
    try {
      for (String flag : tried) {
        commands.add(new JavaCommand(executable, List.of(flag, "-version")));
      }
      for (int index = 0; index < tried.size(); index++) {
        if (commands.get(index).await(timeout) == 0) {
          accepted.add(tried.get(index));
        }
      }
    } catch (IOException notStarted) {
      throw notStarted(executable, notStarted);
    } finally {
      commands.forEach(JavaCommand::close);
    }
    return List.copyOf(accepted);
  }

  private static RuntimeException notStarted(Path executable, IOException why) {
    return DiskFull.says(why.getMessage())
        ? new UncheckedIOException(why)
        : noJvm(executable, "it cannot be started: " + why.getMessage());
  }

  private static UserException noJvm(Path executable, String why) {
    return UserException.badInput(
        "%s is not a JVM: %s; name the java command or its home folder".formatted(executable, why));
  }
}
