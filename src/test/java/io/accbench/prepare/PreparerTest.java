package io.accbench.prepare;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.model.Cause;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Prepared;
import io.accbench.model.Sha256;
import io.accbench.model.Support;
import io.accbench.model.Support.Status;
import io.accbench.model.SupportGroup;
import io.accbench.model.UserException;
import io.accbench.process.KeptFolders;
import io.accbench.process.ScratchFolder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
final class PreparerTest {
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  @TempDir private Path folder;
  private Path output;
  private KeptFolders kept = KeptFolders.none();
  private String label = "this";

  @SuppressWarnings("unused")
  private static Object exit() {
    System.out.println("good bye");
    System.exit(3);
    return null;
  }

  @SuppressWarnings("unused")
  private static Object hang() throws InterruptedException {
    System.out.println("waiting");
    Thread.sleep(Long.MAX_VALUE);
    return null;
  }

  /** A bean whose class starts a thread that keeps a JVM alive. */
  static final class NonDaemon {
    static {
      new Thread(PreparerTest::sleep, "never ends").start();
    }

    private final int x = 4711;

    @SuppressWarnings("unused")
    static NonDaemon sample() {
      return new NonDaemon();
    }

    public int x() {
      return x;
    }
  }

  /** A bean whose class registers a shutdown hook that never ends. */
  static final class EndlessHook {
    static {
      Runtime.getRuntime().addShutdownHook(new Thread(PreparerTest::sleep));
    }

    private final int x = 4711;

    @SuppressWarnings("unused")
    static EndlessHook sample() {
      return new EndlessHook();
    }

    public int x() {
      return x;
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @SuppressWarnings("unused")
  private static Object fail() {
    new NonDaemon();
    throw new StackOverflowError("by request");
  }

  @BeforeEach
  void setUp() {
    output = folder.resolve("output");
  }

  @Test
  void aPreparingJvm_findsTheUsersStrategyAndWhichFlagItNeeds() throws IOException {
    Prepared prepared = prepare(point(), List.of(SelectiveStrategy.FLAG), TIMEOUT, serviceFolder());

    assertThat(status(prepared, "selective/good"))
        .isEqualTo(Status.OK + " " + List.of(SelectiveStrategy.FLAG));
    assertThat(status(prepared, "selective/flagged"))
        .isEqualTo(Status.NEEDS_FLAG + " " + List.of(SelectiveStrategy.FLAG));
    assertThat(status(prepared, "selective/wrong")).isEqualTo(Status.FAILED + " []");
  }

  @Test
  void theOutput_holdsRecipeClassesAndTheOutcomeWithoutAbsolutePaths() throws IOException {
    prepare(point(), List.of(), TIMEOUT, folder);

    try (Stream<Path> files = Files.walk(output)) {
      assertThat(files.filter(Files::isRegularFile).map(file -> output.relativize(file).toString()))
          .anyMatch(name -> name.matches("classes/io/accbench/kernel/payload/Point\\$\\$Accb.*"))
          .anyMatch(name -> name.matches("classes/io/accbench/kernel/payload/Point\\$\\$Direct.*"))
          .contains("recipe.bin", "prepared.json")
          .allMatch(name -> name.matches("recipe.bin|prepared.json|classes/.*Point[$][$].*class"));
    }
    assertThat(output.resolve("prepared.json"))
        .content()
        .doesNotContain(folder.toString(), System.getProperty("user.dir"));
  }

  @Test
  void whatWasPrepared_isKeptUntilPayloadOrClassesChange() throws IOException {
    List<String> flags = List.of(SelectiveStrategy.FLAG);
    Prepared first = preparedBy(cache(), flags);
    String recipe = Sha256.of(output);
    ScratchFolder.delete(output);
    KeptFolders same = cache();

    label = "other";
    assertThat(preparedBy(same, flags)).isEqualTo(first.labelled("other"));
    assertThat(same.allKept()).isTrue();
    assertThat(Sha256.of(output)).isEqualTo(recipe);

    Files.writeString(folder.resolve("types/later.txt"), "a class path entry changes");
    KeptFolders changed = cache();
    assertThat(preparedBy(changed, flags)).isEqualTo(first.labelled("other"));
    assertThat(changed.allKept()).isFalse();
    Files.writeString(folder.resolve("payload.json"), "{\"x\": 70007}");
    KeptFolders other = cache();
    assertThat(preparedBy(other, flags).checksums()).isNotEqualTo(first.checksums());
    assertThat(other.allKept()).isFalse();
  }

  private KeptFolders cache() {
    return new KeptFolders(Optional.of(folder.resolve("cache")), () -> "");
  }

  private Prepared preparedBy(KeptFolders cache, List<String> flags) throws IOException {
    if (Files.notExists(folder.resolve("payload.json"))) {
      payload("{\"x\": 70003}");
    }
    kept = cache;
    Path types = Files.createDirectories(folder.resolve("types"));
    return prepare(fixture(folder.resolve("payload.json"), null), flags, TIMEOUT, types);
  }

  @Test
  void whatAFactoryOrAFailureGave_isNotKept() throws IOException {
    Fixture made = fixture(null, PreparerTest.class.getName() + "::asked");
    kept = cache();
    prepare(made, List.of(), List.of("-Dasked=70003"), TIMEOUT, folder.resolve("types"));
    prepare(point(), List.of(), TIMEOUT, serviceFolder()); // one of its forms reads wrongly

    assertThat(folder.resolve("cache")).doesNotExist();
  }

  @Test
  void aBadPayload_isTheChildsMessageAlone() {
    Fixture fixture = fixture(payload("{\"y\": 1}"), null);

    assertThatUserError(() -> prepare(fixture, List.of(), TIMEOUT, folder))
        .hasMessageContaining("payload.json:1:8: Unrecognized field \"y\"");
  }

  @SuppressWarnings("unused")
  private static Point asked() {
    Point point = new Point();
    point.setX(Integer.getInteger("asked"));
    return point;
  }

  @Test
  void theUsersProperties_reachAFactory() {
    Fixture fixture = fixture(null, PreparerTest.class.getName() + "::asked");

    assertThatThrownBy(() -> prepare(fixture, List.of(), TIMEOUT, folder))
        .isInstanceOf(UserException.class);
    assertThat(prepare(fixture, List.of(), List.of("-Dasked=70003"), TIMEOUT, folder).types())
        .extracting(Prepared.PreparedBean::name)
        .contains(Point.class.getName());
  }

  @Test
  void aJvmThatExits_isToldWithItsLastLines() {
    Fixture fixture = fixture(null, PreparerTest.class.getName() + "::exit");

    assertThatUserError(() -> prepare(fixture, List.of(), TIMEOUT, folder))
        .hasMessageContaining(
            "ended with exit code 3 before it was done; unless its last lines give the reason, one"
                + " of these may call System.exit: static initialisers,")
        .hasMessageContaining("good bye");
  }

  @ParameterizedTest
  @ValueSource(classes = {NonDaemon.class, EndlessHook.class})
  void threadsAndHooksOfTheTypes_doNotKeepThePreparingJvm(Class<?> type) {
    String name = type.getName();
    Fixture fixture = new Fixture("made", "", "", name, null, name + "::sample");
    Prepared prepared = prepare(fixture, List.of(), TIMEOUT, folder);

    assertThat(prepared.types()).extracting(Prepared.PreparedBean::name).contains(type.getName());
  }

  @Test
  void anErrorBesideAThreadThatNeverEnds_isToldAtOnce() {
    Fixture fixture = fixture(null, PreparerTest.class.getName() + "::fail");

    assertThatUserError(() -> prepare(fixture, List.of(), TIMEOUT, folder))
        .hasMessageContaining("by request");
  }

  @Test
  void aJvmThatHangs_isEnded() {
    Fixture fixture = fixture(null, PreparerTest.class.getName() + "::hang");
    long before = ProcessHandle.current().children().count();

    assertThatUserError(() -> prepare(fixture, List.of(), Duration.ofSeconds(2), folder))
        .hasMessageContaining("did not end within 2 s; one of these may loop or wait: static")
        .hasMessageContaining("--timeout");
    assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive).count())
        .isLessThanOrEqualTo(before);
  }

  private Prepared prepare(
      Fixture fixture, List<String> flags, Duration timeout, Path userClassPath) {
    return prepare(fixture, flags, List.of(), timeout, userClassPath);
  }

  private Prepared prepare(
      Fixture fixture,
      List<String> flags,
      List<String> jvmArgs,
      Duration timeout,
      Path userClassPath) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Jvm jvm = new Jvm(label, java, Runtime.version().feature(), "", "", "", flags, List.of());
    List<Path> classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();
    return new Preparer(kept, classPath, jvmArgs, timeout)
        .prepare(new Preparer.Request(fixture, jvm, folder, List.of(userClassPath), output, false));
  }

  private Path serviceFolder() throws IOException {
    Path services = Files.createDirectories(folder.resolve("user/META-INF/services"));
    Files.writeString(
        services.resolve(AccessorStrategy.class.getName()), SelectiveStrategy.class.getName());
    return folder.resolve("user");
  }

  private Fixture point() {
    return fixture(payload("{\"x\": 70003}"), null);
  }

  private static Fixture fixture(Path payload, String factory) {
    return new Fixture("point", "", "", Point.class.getName(), payload, factory);
  }

  private Path payload(String json) {
    try {
      return Files.writeString(folder.resolve("payload.json"), json);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static String status(Prepared prepared, String strategy) {
    Support support =
        prepared
            .probes()
            .filter(one -> one.strategy().equals(strategy) && one.member().equals("field"))
            .filter(one -> one.operation().equals("read"))
            .findFirst()
            .orElseThrow();
    return support.status() + " " + support.flags();
  }

  @Test
  void aFlagTurnsNotSupportedIntoNeedsFlag_andNothingElse() {
    Support broken = support("a", Status.NOT_SUPPORTED, "no", List.of());
    Support works = support("a", Status.OK, "", List.of("-X"));
    Support never = support("b", Status.NOT_SUPPORTED, "never", List.of());
    Support always = support("c", Status.OK, "", List.of("-X"));

    List<SupportGroup> merged =
        Preparer.merged(
            SupportGroup.of(List.of(broken, never, always)),
            SupportGroup.of(List.of(works, never, always)),
            List.of("-X", "-Y"));

    assertThat(merged.stream().flatMap(SupportGroup::probes))
        .containsExactly(support("a", Status.NEEDS_FLAG, "no", List.of("-X")), never, always);
  }

  private static Support support(
      String property, Status status, String reason, List<String> flags) {
    return new Support("s/f", "field", "T", property, "read", status, Cause.of(reason), flags);
  }
}
