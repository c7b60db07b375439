package io.accbench.stack;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.accbench.model.Sha256;
import io.accbench.model.StackJar;
import io.accbench.report.text.FindingText;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class ResolverTest {
  @TempDir Path temporary;
  private Path folder;
  private MavenRepository repository;
  private final Queue<String> fetched = new ConcurrentLinkedQueue<>();

  @BeforeEach
  void repository() {
    folder = temporary.resolve("profiles/stacks");
    repository = new MavenRepository(temporary.resolve("maven"));
    repository.jar("leaf", "1", "leaf 1");
    repository.jar("leaf", "2", "leaf 2");
    repository.jar("twig", "1", "twig", "leaf:1");
    repository.jar("tree", "1", "tree 1", "twig:1");
    repository.jar("tree", "2", "tree 2", "twig:1", "leaf:2");
    repository.bom("bom", "1", "tree:1", "leaf:2");
  }

  @Test
  void what_a_library_needs_comes_along_and_the_nearest_version_counts() {
    assertThat(jars(adHoc("x=com.acme:tree:2")))
        .containsExactly("com.acme:tree:2", "com.acme:twig:1", "com.acme:leaf:2");
    assertThat(fetched).contains("tree-2.jar", "leaf-2.jar").doesNotContain("leaf-1.jar");
  }

  @Test
  void a_bom_says_versions_of_named_and_of_needed_libraries() {
    assertThat(jars(adHoc("x=com.acme:bom:pom:1,com.acme:tree")))
        .containsExactly("com.acme:tree:1", "com.acme:twig:1", "com.acme:leaf:2");
  }

  @Test
  void overrides_and_exclusions_hold_for_what_comes_along() {
    descriptor(
        "x",
        """
        boms: [com.acme:bom:1]
        libraries: [com.acme:tree]
        overrides: [com.acme:leaf:1, com.acme:tree:2]
        """);
    descriptor("y", "libraries: [com.acme:tree:2]\nexclusions: [com.acme:leaf]\n");

    assertThat(jars(read("x")))
        .containsExactly("com.acme:tree:2", "com.acme:twig:1", "com.acme:leaf:1");
    assertThat(jars(read("y"))).containsExactly("com.acme:tree:2", "com.acme:twig:1");
  }

  @Test
  void a_varied_library_counts_where_it_comes_along_too() {
    descriptor("x", "libraries: [com.acme:twig:1]\n");

    StackSpec varied =
        StackFiles.select(List.of(folder), List.of("x"), List.of("com.acme:leaf=2")).get(0);

    assertThat(jars(varied)).containsExactly("com.acme:twig:1", "com.acme:leaf:2");
  }

  @Test
  void local_jars_come_first_with_the_sum_of_their_bytes() throws IOException {
    Path jar = MavenRepository.zip(folder.resolve("lib/own.jar"), "own");
    descriptor("x", "libraries: [com.acme:leaf:1]\njars: [lib/own.jar]\n");

    ResolvedStack stack = resolve(read("x"));

    assertThat(stack.classPath()).hasSize(2).first().isEqualTo(jar);
    assertThat(stack.classPath()).allSatisfy(path -> assertThat(path).isAbsolute().exists());
    assertThat(stack.stack().jars().get(0))
        .isEqualTo(new StackJar("file:own.jar", "own.jar", Sha256.of(jar)));
  }

  @Test
  void what_cannot_be_found_is_a_reason_without_a_place() {
    repository.jar("broken", "1", "broken", "gone:1");
    repository.pom("nojar", "1", "jar", "");
    repository.pom(
        "orphan",
        "1",
        "jar",
        "<parent><groupId>com.acme</groupId><artifactId>p</artifactId><version>1</version></parent>");
    repository.pom("html", "1", "jar", "");
    MavenRepository.write(repository.file("html", "1", "jar"), "<html>404</html>");
    MavenRepository.write(repository.file("garbage", "1", "pom"), "<project><oops");

    assertThat(reason("x=com.acme:none:1")).isEqualTo("com.acme:none:1 not found in acme-mirror");
    assertThat(reason("x=com.acme:broken:1")).isEqualTo("com.acme:gone:1 not found in acme-mirror");
    assertThat(reason("x=com.acme:nojar:1")).isEqualTo("com.acme:nojar:1 not found in acme-mirror");
    assertThat(reason("x=com.acme:orphan:1")).isEqualTo("com.acme:p:1 not found in acme-mirror");
    assertThat(reason("x=com.acme:garbage:1")).isEqualTo("the pom of com.acme:garbage:1 is broken");
    assertThat(reason("x=com.acme:html:1"))
        .isEqualTo("com.acme:html:1 is not a jar: it cannot be read as a zip");
  }

  @Test
  void a_bom_that_is_none_is_a_reason() {
    assertThat(reason("x=com.acme:tree:pom:1,com.acme:leaf:1"))
        .isEqualTo("com.acme:tree:1 is not a BOM: its pom manages no versions");
    assertThat(reason("x=com.acme:none:pom:1,com.acme:leaf:1"))
        .isEqualTo("bom com.acme:none:1 not found in acme-mirror");
    assertThat(reason("x=com.acme:bom:pom:1,com.acme:twig"))
        .isEqualTo("com.acme:twig has no version: not managed by bom");
  }

  @Test
  void a_repository_that_answers_again_is_asked_again() {
    assertThat(reason("x=com.acme:late:1")).isNotNull();

    repository.jar("late", "1", "late");

    assertThat(reason("x=com.acme:late:1")).isNull();
  }

  @Test
  void a_repository_that_refuses_or_is_away_is_told_without_address_and_password()
      throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    server.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(403, -1);
          exchange.close();
        });
    server.start();
    repository.servedFrom("http://joe:secret@127.0.0.1:" + server.getAddress().getPort() + "/404/");
    try {
      assertThat(reason("x=com.acme:leaf:1"))
          .isEqualTo("com.acme:leaf:1 not in the local repository, and acme-mirror answers 403");
    } finally {
      server.stop(0);
    }
    assertThat(reason("x=com.acme:leaf:1"))
        .isEqualTo(
            "com.acme:leaf:1 not in the local repository, and acme-mirror cannot be reached");
  }

  @Test
  void settings_that_cannot_be_read_are_a_reason() {
    MavenRepository.write(repository.places(false).settings(), "<settings><mirrors>");

    assertThat(reason("x=com.acme:leaf:1")).startsWith("Maven's settings.xml cannot be used");
  }

  @Test
  void offline_the_local_repository_is_enough_and_its_gaps_are_told() {
    resolve(adHoc("x=com.acme:leaf:1"));

    assertThat(resolve(adHoc("x=com.acme:leaf:1"), true).stack().unavailable()).isNull();
    assertThat(resolve(adHoc("x=com.acme:leaf:2"), true).stack().unavailable())
        .isEqualTo(
            "com.acme:leaf:2 not in the local repository from acme-mirror, and Maven is offline");
  }

  @Test
  void a_locked_stack_stays_as_it_was_when_poms_change() throws IOException {
    descriptor("x", "libraries: [com.acme:tree:1]\n");
    ResolvedStack first = resolve(read("x"));
    assertThat(Files.readString(folder.resolve("x.lock")))
        .contains(first.stack().jars().get(2).sha256() + "  com.acme:leaf:1\n");

    repository.jar("tree", "1", "tree 1", "twig:1", "leaf:2");
    forget("tree");

    ResolvedStack second = resolve(read("x"));
    assertThat(second.stack().unavailable()).isNull();
    assertThat(second).isEqualTo(first);
  }

  @Test
  void other_bytes_than_locked_are_never_measured() throws IOException {
    Path jar = MavenRepository.zip(folder.resolve("own.jar"), "own");
    descriptor("x", "libraries: [com.acme:leaf:1]\n");
    descriptor("y", "jars: [own.jar]\n");
    resolve(read("x"));
    resolve(read("y"));

    repository.jar("leaf", "1", "swapped");
    forget("leaf");
    MavenRepository.zip(jar, "swapped");

    assertThat(resolve(read("x")).stack().unavailable())
        .isEqualTo(
            "com.acme:leaf 1 has different bytes: not as in profiles/stacks/x.lock; delete the lock"
                + " to accept it");
    assertThat(resolve(read("y")).stack().unavailable())
        .isEqualTo(
            "file:own.jar has different bytes: not as in profiles/stacks/y.lock; delete the lock to"
                + " accept it");
  }

  @Test
  void a_changed_descriptor_is_locked_anew_and_says_what_differs() {
    descriptor("x", "libraries: [com.acme:tree:1]\n");
    resolve(read("x"));
    descriptor("x", "libraries: [com.acme:tree:2]\n");

    ResolvedStack changed = resolve(read("x"));

    assertThat(changed.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.subject()).isEqualTo("stack x");
              assertThat(FindingText.of(finding))
                  .isEqualTo(
                      "its descriptor has changed since profiles/stacks/x.lock was written; the"
                          + " lock is rewritten, and scores may differ from earlier runs:"
                          + " com.acme:tree 1 → 2, com.acme:leaf 1 → 2");
            });
    assertThat(resolve(read("x")).findings()).isEmpty();
  }

  @Test
  void a_lock_that_is_none_is_a_reason() {
    descriptor("x", "libraries: [com.acme:leaf:1]\n");
    MavenRepository.write(folder.resolve("x.lock"), "# lock\n<<<<<<< ours\n");

    assertThat(resolve(read("x")).stack().unavailable())
        .isEqualTo(
            "profiles/stacks/x.lock:2: is not \"sha256  coordinates\"; delete the file to resolve"
                + " again");
  }

  @Test
  void a_lock_that_cannot_be_written_is_a_finding() throws IOException {
    descriptor("x", "libraries: [com.acme:leaf:1]\n");
    StackSpec spec = read("x");
    StackSpec elsewhere =
        new StackSpec(
            "x",
            "",
            spec.boms(),
            spec.libraries(),
            spec.exclusions(),
            spec.overrides(),
            spec.jars(),
            spec.varied(),
            temporary.resolve("no/such/folder/x.lock"));

    ResolvedStack stack = resolve(elsewhere);

    assertThat(stack.stack().unavailable()).isNull();
    assertThat(stack.findings())
        .singleElement()
        .satisfies(
            finding -> assertThat(FindingText.of(finding)).contains("x.lock cannot be written"));
  }

  private StackSpec read(String name) {
    return StackFiles.read(folder, name);
  }

  private StackSpec adHoc(String option) {
    return StackFiles.select(List.of(folder), List.of(option), List.of()).get(0);
  }

  private String reason(String option) {
    return resolve(adHoc(option)).stack().unavailable();
  }

  private List<String> jars(StackSpec spec) {
    ResolvedStack stack = resolve(spec);
    assertThat(stack.stack().unavailable()).isNull();
    return stack.stack().jars().stream().map(StackJar::coordinates).toList();
  }

  private ResolvedStack resolve(StackSpec spec) {
    return resolve(spec, false);
  }

  private ResolvedStack resolve(StackSpec spec, boolean offline) {
    try (Resolver resolver = new Resolver(repository.places(offline), fetched::add)) {
      return resolver.resolve(spec);
    }
  }

  private void descriptor(String name, String yaml) {
    MavenRepository.write(folder.resolve(name + ".yaml"), yaml);
  }

  /** Empties the local repository of an artifact, as a new machine's is. */
  private void forget(String artifact) throws IOException {
    Path local = repository.places(false).localRepository().resolve("com/acme/" + artifact);
    try (Stream<Path> files = Files.walk(local)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
