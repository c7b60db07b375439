package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.catalog.Catalog;
import io.accbench.model.Profiling;
import io.accbench.model.Settings;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProfilesTest {
  private static final String COMPLETE =
      """
      strategies: [reflection, direct]
      fixtures: order
      operations: [read]
      members: [field]
      layouts: [bean]
      slots: [typed]
      modes: [avgt]
      forks: 5
      single-shot-forks: 10
      warmup-iterations: 3
      warmup-time: 100ms
      iterations: 5
      time: 100ms
      """;

  static Stream<String> shipped() {
    return Profile.list(Samples.PROFILES).stream();
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void every_shipped_profile_reads_and_describes_itself(String name) {
    Profile profile = Profile.read(Samples.PROFILES, name);

    Catalog catalog = Catalog.load(ProfilesTest.class.getClassLoader());
    RunSpec spec = RunSpec.of(Samples.options(), profile, catalog);

    assertThat(profile.description()).isNotBlank();
    boolean smokeTest = name.equals("ci");
    assertThat(spec.settings().rounds().steady().fewest())
        .isGreaterThanOrEqualTo(smokeTest ? 1 : 5);
    assertThat(spec.settings().rounds().singleShot().fewest())
        .isGreaterThanOrEqualTo(smokeTest ? 1 : 10);
  }

  @Test
  void shipped_profiles_are_these() {
    assertThat(Profile.list(Samples.PROFILES))
        .startsWith("calibrate", "calibrate-codec")
        .contains("quick", "default", "kotlin-value-class", "kotlin-value-class/parts")
        .doesNotContain("stacks");
  }

  @Test
  void quick_lists_every_strategy_reflection_first() {
    Profile quick = Profile.read(Samples.PROFILES, "quick");
    List<String> listed = Samples.spec(quick).strategies();

    assertThat(listed).startsWith("reflection").containsAll(Samples.CATALOG.names());
    assertThat(listed).containsAll(Catalog.load(ProfilesTest.class.getClassLoader()).names());
  }

  @Test
  void an_unknown_profile_names_the_nearest() {
    assertThatThrownBy(() -> Profile.read(Samples.PROFILES, "quik"))
        .isInstanceOf(UserException.class)
        .hasMessage(
            "profile \"quik\" is unknown; did you mean \"quick\"? known: "
                + String.join(", ", Profile.list(Samples.PROFILES)));
  }

  @Test
  void a_path_is_no_profile_name() {
    assertThatThrownBy(() -> Profile.read(Samples.PROFILES, "../profiles/quick"))
        .hasMessageStartingWith("profile \"../profiles/quick\" is unknown");
  }

  @Test
  void a_folder_or_a_file_of_the_users_own_is_named_by_its_path(@TempDir Path parent)
      throws IOException {
    Path folder = write(parent, COMPLETE);
    Path study = Files.createDirectory(parent.resolve("mine"));
    Path file = Files.copy(folder.resolve("ci.yaml"), study.resolve("profile.yaml"));

    assertThat(Profile.read(folder, study.toString()).file()).isEqualTo(file);
    assertThat(Profile.read(folder, file.toString()).folder()).isEqualTo(study);
    Files.writeString(file, "forks: 5\n");
    assertThatThrownBy(() -> Profile.read(folder, study.toString()))
        .hasMessageStartingWith(file + ": has no fixtures, strategies,");
  }

  @Test
  void problems_have_file_and_line_all_at_once(@TempDir Path parent) throws IOException {
    Path folder =
        write(parent, COMPLETE.replace("members: [field]\n", "") + "stategy: all\ntime: 1s\n");

    assertThatThrownBy(() -> Profile.read(folder, "ci"))
        .isInstanceOf(UserException.class)
        .hasMessage(
            "profiles/ci.yaml:13: unknown key \"stategy\"; known: description, fixtures,"
                + " strategies, jvms, suite, codecs, stacks, libraries, jmh, include, exclude,"
                + " operations, members, layouts, slots, params, property, modes, baseline, forks,"
                + " single-shot-forks, warmup-iterations, warmup-time, iterations, time, threads,"
                + " pollutions,"
                + " heap, jvm-args, profilers, timeout, budget, margin, single-shot-margin,"
                + " allocation-margin, precision, interleave, processors, injections, hotspots\n"
                + "profiles/ci.yaml:14: key \"time\" stands in line 12 too\n"
                + "profiles/ci.yaml: has no members; add it, since a profile inherits nothing");
  }

  @Test
  void values_are_judged_with_file_and_line(@TempDir Path parent) throws IOException {
    Path folder =
        write(
            parent,
            COMPLETE
                .replace("[reflection, direct]", "[reflection, hiden]")
                .replace("forks: 5", "forks: five")
                .replace("[bean]", "[beam]"));
    Profile profile = Profile.read(folder, "ci");

    assertThatThrownBy(() -> Samples.spec(profile))
        .hasMessage(
            "profiles/ci.yaml:1: strategy \"hiden\" is unknown; did you mean \"hidden\"? known:"
                + " reflection, direct, methodhandle, lambda, unsafe, varhandle, hidden\n"
                + "profiles/ci.yaml:5: layout \"beam\" is unknown; did you mean \"bean\"? known:"
                + " bean, bean-called, mono, constant\n"
                + "profiles/ci.yaml:8: forks must be a whole number or a range such as 5..100, 1 or"
                + " more; found \"five\"");
  }

  @Test
  void hotspots_are_on_or_off_and_the_command_line_decides(@TempDir Path parent)
      throws IOException {
    Profile profile = Profile.read(write(parent, COMPLETE + "hotspots: true\n"), "ci");

    assertThat(settings(profile).profiling()).isEqualTo(Profiling.usual(false));
    assertThat(settings(profile, "--keep-recordings").profiling()).isEqualTo(Profiling.usual(true));
    assertThat(settings(profile, "--no-hotspots").profiling()).isNull();
    assertThatThrownBy(() -> settings(profile, "--no-hotspots", "--keep-recordings"))
        .hasMessage("--keep-recordings needs --hotspots");
  }

  @Test
  void hotspots_that_are_neither_on_nor_off(@TempDir Path parent) throws IOException {
    Profile profile = Profile.read(write(parent, COMPLETE + "hotspots: some\n"), "ci");

    assertThatThrownBy(() -> settings(profile))
        .hasMessage("profiles/ci.yaml:14: hotspots must be true or false; found \"some\"");
  }

  private static Settings settings(Profile profile, String... words) {
    return Samples.spec(profile, words).settings();
  }

  @Test
  void a_file_without_keys_is_one_problem(@TempDir Path parent) throws IOException {
    Path folder = write(parent, "just text\n");

    assertThatThrownBy(() -> Profile.read(folder, "ci"))
        .hasMessageStartingWith("profiles/ci.yaml:1: holds no keys; known: description,");
  }

  private static Path write(Path parent, String text) throws IOException {
    Path folder = Files.createDirectory(parent.resolve("profiles"));
    Files.writeString(folder.resolve("ci.yaml"), text);
    return folder;
  }
}
