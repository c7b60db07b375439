package io.accbench.install;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UserCacheTest {
  private final Map<String, String> environment = new HashMap<>();

  private Path cache(String system, String home) {
    Map<String, String> properties = Map.of("os.name", system, "user.home", home);
    return UserCache.of(environment::get, properties::get).orElse(null);
  }

  @ParameterizedTest
  @CsvSource({
    "Linux, /home/jo/.cache/accbench",
    "Mac OS X, /home/jo/Library/Caches/accbench",
    "Windows 11, /home/jo/AppData/Local/accbench"
  })
  void each_platform_has_its_own_folder(String system, Path expected) {
    assertThat(cache(system, "/home/jo")).isEqualTo(expected);
  }

  @Test
  void variables_of_the_platform_are_heeded() {
    environment.put("XDG_CACHE_HOME", "/var/caches");
    environment.put("LOCALAPPDATA", "/windows/local");

    assertThat(cache("Linux", "/home/jo")).isEqualTo(Path.of("/var/caches/accbench"));
    assertThat(cache("Windows 11", "/home/jo")).isEqualTo(Path.of("/windows/local/accbench"));
  }

  @Test
  void a_relative_xdg_folder_is_ignored() {
    environment.put("XDG_CACHE_HOME", "caches");

    assertThat(cache("Linux", "/home/jo")).isEqualTo(Path.of("/home/jo/.cache/accbench"));
  }

  @Test
  void the_users_own_choice_comes_first_and_may_be_relative() {
    environment.put("XDG_CACHE_HOME", "/var/caches");
    environment.put("ACCBENCH_CACHE", "mine");

    assertThat(cache("Linux", "/home/jo")).isEqualTo(Path.of("mine").toAbsolutePath());
  }

  @Test
  void the_variable_home_comes_before_the_list_of_users() {
    environment.put("HOME", "/home/other");

    assertThat(cache("Linux", "/home/jo")).isEqualTo(Path.of("/home/other/.cache/accbench"));
  }

  /** A container that runs as a number without an entry in the list of users. */
  @Test
  void a_user_without_a_home_has_no_cache() {
    assertThat(cache("Linux", "?")).isNull();
  }
}
