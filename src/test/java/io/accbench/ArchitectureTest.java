package io.accbench;

import static java.util.function.Predicate.not;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the code to the table of packages, which says what each of them may import. */
class ArchitectureTest {
  private static final String ROOT = "io.accbench.";
  private static final Path TABLE = Path.of("src/test/resources/packages.txt");
  private static final Pattern GENERATED_BY_AVAJE =
      Pattern.compile(".*/kernel/payload/(jsonb/.*|[^/]+JsonAdapter\\.class)");
  private static final Pattern LIBRARY_UNDER_TEST =
      Pattern.compile(
          "(com\\.fasterxml\\.jackson|tools\\.jackson|com\\.google\\.gson|com\\.squareup\\.moshi|okio"
              + "|com\\.alibaba\\.fastjson2|io\\.avaje)\\..*");

  /** Payloads have the words of their documents; accessors have a type for each primitive. */
  private static final Pattern WORDS_OF_OTHERS =
      Pattern.compile(".*\\.kernel\\.(payload\\..*|spi\\.[GS]etter\\$Of[A-Z][a-z]+)");

  /** A class of ours in a document: {@code `plan.Division`}. */
  private static final Pattern NAMED_CLASS =
      Pattern.compile("`((?:[a-z]+\\.)*[a-z]+)\\.([A-Z]\\w*[a-z]\\w*)");

  private record Room(int level, Set<String> mayImport) {}

  private final Map<String, Room> table = table();

  /** Reading the classes takes seconds, so all tests share them. */
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !location.matches(GENERATED_BY_AVAJE))
          .importPackages("io.accbench");

  @Test
  void every_package_stands_in_the_table_and_the_other_way_round() {
    Set<String> packages =
        CLASSES.stream().map(type -> room(type.getPackageName())).collect(toSet());

    assertThat(packages).isEqualTo(table.keySet());
  }

  @Test
  void a_package_imports_only_what_the_table_allows() {
    List<String> broken = new ArrayList<>();
    for (JavaClass type : CLASSES) {
      String from = room(type.getPackageName());
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        String targetPackage = dependency.getTargetClass().getBaseComponentType().getPackageName();
        if (targetPackage.startsWith(ROOT)) {
          String to = room(targetPackage);
          if (!to.equals(from) && !table.get(from).mayImport.contains(to)) {
            broken.add(from + " -> " + to + ": " + dependency.getDescription());
          }
        }
      }
    }

    assertThat(broken).isEmpty();
  }

  @Test
  void no_two_types_have_one_simple_name() {
    Map<String, List<String>> byName =
        CLASSES.stream()
            .filter(type -> !type.isAnonymousClass() && !type.getPackageName().contains("jmh_"))
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .filter(type -> !WORDS_OF_OTHERS.matcher(type.getName()).matches())
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName,
                    TreeMap::new,
                    Collectors.mapping(JavaClass::getName, Collectors.toList())));
    byName.values().removeIf(names -> names.size() == 1);

    assertThat(byName).isEmpty();
  }

  @Test
  void documents_name_classes_that_exist() throws IOException {
    Set<String> names = CLASSES.stream().map(type -> type.getName()).collect(toSet());
    List<Path> documents = new ArrayList<>(List.of(Path.of("ARCHITECTURE.md")));
    try (Stream<Path> notes = Files.list(Path.of("docs/design"))) {
      notes.forEach(documents::add);
    }
    List<String> named = new ArrayList<>();
    for (Path document : documents) {
      Matcher name = NAMED_CLASS.matcher(Files.readString(document));
      while (name.find()) {
        if (table.containsKey(name.group(1))) {
          named.add(ROOT + name.group(1) + "." + name.group(2));
        }
      }
    }

    assertThat(named).isNotEmpty().isSubsetOf(names);
  }

  @Test
  void arrows_only_go_down() {
    table.forEach(
        (name, room) ->
            assertThat(room.mayImport)
                .as(name)
                .allSatisfy(
                    target -> {
                      assertThat(table).containsKey(target);
                      if (!name.startsWith("kernel")) {
                        assertThat(table.get(target).level).isLessThan(room.level);
                      }
                    }));
  }

  @Test
  void the_measured_side_knows_the_jdk_jmh_and_asm_alone() {
    Set<String> foreign = new TreeSet<>();
    for (JavaClass type : CLASSES) {
      String from = room(type.getPackageName());
      if (from.startsWith("kernel")) {
        for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
          String target = dependency.getTargetClass().getBaseComponentType().getName();
          if (!allowedInKernel(from, target)) {
            foreign.add(from + " -> " + target);
          }
        }
      }
    }

    assertThat(foreign).isEmpty();
  }

  @Test
  void libraries_stay_where_they_belong() {
    assertThat(usersOf("org.apache.commons.math3")).isSubsetOf(Set.of("stats"));
    assertThat(usersOf("org.objectweb.asm")).isSubsetOf(Set.of("kernel.bytecode"));
    assertThat(usersOf("one.convert")).isSubsetOf(Set.of("report.hotspot"));
    assertThat(usersOf("gg.jte")).isSubsetOf(Set.of("report.document"));
    assertThat(usersOf("jdk.jfr")).isSubsetOf(Set.of("jfr", "kernel.profiler"));
    assertThat(usersOf("com.sun.jna")).isSubsetOf(Set.of("process"));
    assertThat(usersOf("picocli")).isSubsetOf(Set.of("cli", "plan"));
    assertThat(usersOf("org.openjdk.jmh"))
        .isSubsetOf(Set.of("kernel.bench", "kernel.host", "kernel.profiler", "report.run"));
  }

  @Test
  void only_the_command_line_touches_the_standard_streams() {
    List<String> printers =
        CLASSES.stream()
            .filter(
                type -> !room(type.getPackageName()).matches("cli|install|kernel\\.(host|bench)"))
            .filter(
                type ->
                    type.getFieldAccessesFromSelf().stream()
                        .anyMatch(
                            access ->
                                access.getTargetOwner().isEquivalentTo(System.class)
                                    && access.getName().matches("out|err")))
            .map(JavaClass::getName)
            .toList();

    assertThat(printers).isEmpty();
  }

  private Set<String> usersOf(String library) {
    return CLASSES.stream()
        .filter(
            type ->
                type.getDirectDependenciesFromSelf().stream()
                    .anyMatch(
                        dependency ->
                            dependency.getTargetClass().getPackageName().startsWith(library)))
        .map(type -> room(type.getPackageName()))
        .collect(toSet());
  }

  private static boolean allowedInKernel(String from, String target) {
    if (target.startsWith("org.openjdk.jmh")) {
      return Set.of("kernel.bench", "kernel.host", "kernel.profiler").contains(from);
    }
    if (from.equals("kernel.codec") && !target.startsWith("io.accbench.")) {
      return true; // each codec knows its library, which the stack brings
    }
    if (target.startsWith("org.objectweb.asm")) {
      return from.equals("kernel.bytecode");
    }
    if (LIBRARY_UNDER_TEST.matcher(target).matches()) {
      return from.equals("kernel.codec");
    }
    return target.startsWith("java.")
        || target.startsWith("jdk.jfr.")
        || target.startsWith("com.sun.management.")
        || target.startsWith("sun.misc.")
        || target.startsWith(ROOT + "kernel.")
        || !target.contains(".");
  }

  /** The room of a package: generated JMH code lives in its benchmark's room. */
  private static String room(String packageName) {
    return packageName.substring(ROOT.length()).replace(".jmh_generated", "");
  }

  private static Map<String, Room> table() {
    Map<String, Room> rooms = new TreeMap<>();
    Pattern row = Pattern.compile("(\\d+) ([a-z.]+):((?: [a-z.]+)*)");
    for (String line : lines()) {
      if (!line.startsWith("#")) {
        Matcher parts = row.matcher(line);
        assertThat(parts.matches()).as(line).isTrue();
        Set<String> imports =
            Arrays.stream(parts.group(3).split(" ")).filter(not(String::isEmpty)).collect(toSet());
        Room room = new Room(Integer.parseInt(parts.group(1)), imports);
        assertThat(rooms.put(parts.group(2), room)).as(line).isNull();
      }
    }
    return rooms;
  }

  private static List<String> lines() {
    try {
      return Files.readAllLines(TABLE);
    } catch (IOException missing) {
      throw new AssertionError(missing);
    }
  }
}
