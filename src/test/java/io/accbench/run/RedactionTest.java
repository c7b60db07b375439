package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Launch;
import io.accbench.model.LaunchBuilder;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RedactionTest {
  private final Redaction redaction = of("/home/jo/shop", "/opt/accbench", "/home/jo");

  private static Redaction of(String working, String accbench, String home) {
    Map<Path, String> folders = new LinkedHashMap<>();
    folders.put(Path.of(working), ".");
    folders.put(Path.of(accbench), "<accbench>");
    folders.put(Path.of(home, ".m2/repository"), "<m2>");
    folders.put(Path.of(home), "<home>");
    return new Redaction(folders);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/home/jo/shop/target/classes              | target/classes",
        "/home/jo/shop                             | .",
        "/opt/accbench/target/accbench-kernel.jar  | <accbench>/target/accbench-kernel.jar",
        "/home/jo/.m2/repository/a/b.jar           | <m2>/a/b.jar",
        "/home/jo/my papers/x.json                 | <home>/my papers/x.json",
        "/home/jolanda/x.json                      | <elsewhere>/x.json",
        "/srv/data/x.json                          | <elsewhere>/x.json",
        "/                                         | <elsewhere>/",
      })
  void a_path_is_relative_to_the_nearest_known_folder(Path path, String published) {
    assertThat(redaction.path(path)).isEqualTo(published);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/home/jo/shop/a:/home/jo/lib/b.jar:/srv/c.jar | a:<home>/lib/b.jar:<elsewhere>/c.jar",
        "--out=/home/jo/shop/reports/x                 | --out=reports/x",
        "--classpath=/home/jo/shop                     | --classpath=.",
        "--classpath=/home/jo/shop/                    | --classpath=./",
        "-Dfile=/srv/data/told -Xmx64m                 | -Dfile=<elsewhere>/told -Xmx64m",
        "25=/usr/lib/jvm/25/bin/java                   | 25=<elsewhere>/java",
        "at jar:file:/home/jo/x.jar!/a/B.class         | at jar:file:<home>/x.jar!/a/B.class",
        "file:///home/jo/x.json                        | file://<home>/x.json",
        "(/srv/x.json)                                 | (<elsewhere>/x.json)",
        "/data/home/jo/shop/x                          | <elsewhere>/x",
      })
  void paths_in_a_text_are_found(String text, String published) {
    assertThat(redaction.text(text)).isEqualTo(published);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "12.3 ns/op, 4 B/op",
        "methodhandle/exact,!hidden/bean",
        "https://example.org/a/b",
        "reports/x/../y ./accbench a / b",
        "relative/path.json",
        "java.lang.IllegalAccessException: jo.shop.Order",
      })
  void what_is_no_absolute_path_stays(String text) {
    assertThat(redaction.text(text)).isEqualTo(text);
  }

  @Test
  void a_run_from_the_root_folder_redacts_all_the_same() {
    Redaction root = of("/", "/", "/");

    assertThat(root.text("--payload /srv/x.json")).isEqualTo("--payload <elsewhere>/x.json");
    assertThat(root.path(Path.of("/srv/x.json"))).isEqualTo("<elsewhere>/x.json");
  }

  @Test
  void what_was_published_is_found_again_on_this_machine() {
    String argument = "/home/jo/lib/a.jar:/opt/accbench/b.jar:/home/jo/.m2/repository/c.jar:x";

    assertThat(redaction.restore(redaction.text(argument))).isEqualTo(argument);
  }

  @Test
  void a_failed_fork_tells_neither_path_nor_user_nor_host() {
    redaction.name("jolanda", "<user>").name("buildbox", "<host>").name("root", "<user>");
    Launch launch =
        new LaunchBuilder("cell", 0)
            .failed("java.io.IOException: /srv/secret/x")
            .unit("")
            .took(1, 1)
            .facts(Map.of("jar", "/home/jo/shop/x.jar"))
            .output("jolanda@buildbox: the root bean", "at org.jolanda.Main", "buildbox.")
            .build();

    Launch published = redaction.published(launch);

    assertThat(published.outcome().cause()).isEqualTo("java.io.IOException: <elsewhere>/x");
    assertThat(published.facts()).containsEntry("jar", "x.jar");
    assertThat(published.outcome().output())
        .containsExactly("<user>@<host>: the root bean", "at org.jolanda.Main", "<host>.");
  }
}
