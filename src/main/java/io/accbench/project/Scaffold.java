package io.accbench.project;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.model.CommandText;
import io.accbench.model.UserException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The first files of accbench in a project: a policy, a codec and a workflow, for one type of the
 * project.
 */
public final class Scaffold {
  private final Path project;
  private final boolean maven;
  private final String build;
  private final StarterType type;

  private Scaffold(Path project, boolean maven, String build, StarterType type) {
    this.project = project;
    this.maven = maven;
    this.build = build;
    this.type = type;
  }

  /**
   * Returns the files for a project, unwritten.
   *
   * @param folder the folder of a Maven or Gradle project
   * @param type the fully qualified name of a class; null to take one that has a payload
   */
  public static Scaffold of(Path folder, String type) {
    Path project = folder.toAbsolutePath().normalize();
    for (String name : List.of("pom.xml", "build.gradle", "build.gradle.kts")) {
      Path build = project.resolve(name);
      if (Files.exists(build)) {
        StarterType starter =
            type == null ? StarterType.in(project) : StarterType.named(project, type);
        return new Scaffold(project, name.equals("pom.xml"), read(build), starter);
      }
    }
    throw UserException.badInput(
        folder + ": has neither pom.xml nor build.gradle; go to the folder of your project");
  }

  /**
   * Writes the files.
   *
   * @param overwrite whether files that are there are replaced
   * @return the files, relative to the project
   * @throws UserException when one is there already, before any is written
   */
  public List<Path> write(boolean overwrite) {
    Map<Path, String> files = new LinkedHashMap<>();
    files.put(Path.of("accbench/policy.yaml"), filled("policy.yaml"));
    files.put(codec(), filled(jackson() ? "Codec.java.txt" : "PlainCodec.java.txt"));
    files.put(Path.of(".github/workflows/performance.yml"), filled("workflow.yml"));
    List<String> taken =
        files.keySet().stream()
            .filter(file -> Files.exists(project.resolve(file)) && !overwrite)
            .map(file -> file + " is there already; remove it, or add --force to replace it")
            .toList();
    if (!taken.isEmpty()) {
      throw UserException.badInput(taken);
    }
    try {
      for (Map.Entry<Path, String> file : files.entrySet()) {
        Path path = project.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.getValue());
      }
    } catch (IOException unwritable) {
      throw UserException.refused(
          project + ": cannot be written (" + unwritable + "); make it writable");
    }
    return List.copyOf(files.keySet());
  }

  /** Returns the commands to try next, in order, each for the folder of the project. */
  public List<String> commands() {
    List<String> own = new ArrayList<>(List.of("--project", ".", "--type", type.name()));
    own.addAll(type.options());
    String words = " " + CommandText.join(own);
    String codec = " --codec " + codec().toString().replace('\\', '/');
    return List.of(
        "accbench run --profile ci" + words,
        "accbench run" + words + codec + (jackson() ? ",jackson" : ""),
        "accbench gate"
            + words
            + codec
            + " --base-classpath "
            + classes()
            + " --candidate-classpath "
            + classes()
            + " --policy accbench/policy.yaml");
  }

  /** Returns what has to be changed by hand before all commands work; empty for nothing. */
  public List<String> changes() {
    List<String> changes = new ArrayList<>();
    if (!type.isFound()) {
      changes.add("replace " + type.name() + " by a class of yours and its payload, everywhere");
    }
    if (!jackson()) {
      changes.add("call your mapper in " + codec() + ": the build names no Jackson");
    }
    return changes;
  }

  private Path codec() {
    return Path.of("accbench", type.simpleName() + "Codec.java");
  }

  private boolean jackson() {
    return build.contains("jackson") || build.contains("spring-boot");
  }

  private String classes() {
    return maven ? "target/classes" : "build/classes/java/main";
  }

  private String buildCommand() {
    if (maven) {
      String maven = Files.exists(project.resolve("mvnw")) ? "./mvnw" : "mvn";
      return maven + " -B -ntp -q -DskipTests package";
    }
    return (Files.exists(project.resolve("gradlew")) ? "./gradlew" : "gradle") + " classes";
  }

  private String filled(String template) {
    return read(template)
        .replace("            @PAYLOAD@\n", payloadLines())
        .replace("@TYPE@", type.name())
        .replace("@SIMPLE@", type.simpleName())
        .replace("@CLASSES@", classes())
        .replace("@BUILD@", buildCommand());
  }

  private String payloadLines() {
    List<String> options = type.options();
    return options.isEmpty()
        ? ""
        : "            --payload\n            candidate/" + options.get(1) + "\n";
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw UserException.badInput(file + " cannot be read: " + unreadable);
    }
  }

  private static String read(String template) {
    try (InputStream in = Scaffold.class.getResourceAsStream(template)) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
  }

  /**
   * The type of a project with which accbench begins.
   *
   * @param name the fully qualified name of a class
   * @param payload a document of it, relative to the project; null where none is known, or where
   *     the project's test resources have just one of that name
   * @param isFound whether the project has the class and a payload
   */
  private record StarterType(String name, Path payload, boolean isFound) {
    private static final String PLACEHOLDER = "com.acme.Order";
    private static final String JAVA = ".java";

    /** Returns the first class, by its name, for which a resource is named. */
    static StarterType in(Path project) {
      Path sources = project.resolve("src/main/java");
      if (Files.isDirectory(sources)) {
        try (Stream<Path> files = Files.walk(sources)) {
          Optional<String> found =
              files
                  .filter(file -> file.toString().endsWith(JAVA))
                  .map(file -> className(sources.relativize(file)))
                  .sorted()
                  .filter(type -> hasPayload(project, type))
                  .findFirst();
          if (found.isPresent()) {
            return new StarterType(found.get(), null, true);
          }
        } catch (IOException unreadable) {
          throw new UncheckedIOException(unreadable);
        }
      }
      return new StarterType(PLACEHOLDER, Path.of("order.json"), false);
    }

    /** Returns a class that the user names. */
    static StarterType named(Path project, String type) {
      return hasPayload(project, type)
          ? new StarterType(type, null, true)
          : new StarterType(type, Path.of("payload.json"), false);
    }

    private static String className(Path file) {
      String name = file.toString().replace('\\', '/').replace('/', '.');
      return name.substring(0, name.length() - JAVA.length());
    }

    private static boolean hasPayload(Path project, String type) {
      try {
        new ProjectPayloads(ProjectBuild.unbuilt(project)).of(type);
        return true;
      } catch (UserException none) {
        return false;
      }
    }

    String simpleName() {
      return name.substring(1 + Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')));
    }

    /** Returns the options that name the payload; none where it is found by the type. */
    List<String> options() {
      return payload == null ? List.of() : List.of("--payload", payload.toString());
    }
  }
}
