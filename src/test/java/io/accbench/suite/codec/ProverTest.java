package io.accbench.suite.codec;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.codec.GoogleGson;
import io.accbench.kernel.payload.Point;
import io.accbench.kernel.pollution.PollutionKind;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.model.CodecProof;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Obstacle;
import io.accbench.prepare.Preparer;
import io.accbench.process.KeptFolders;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Probes in real JVMs, and what of them is kept for a later run. */
@Tag("slow")
class ProverTest {
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  private static final List<Path> CLASS_PATH =
      Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(Path::of)
          .toList();

  @TempDir private Path folder;

  private final Jvm jvm =
      new Jvm(
          "this",
          Path.of(System.getProperty("java.home"), "bin", "java"),
          Runtime.version().feature(),
          "",
          "",
          "",
          List.of(),
          List.of());

  /** A codec whose configuration is missing. */
  public static final class Unlucky implements Codec {
    @Override
    public Bound bind(Binding binding) throws IOException {
      throw new IOException("no configuration here");
    }
  }

  private KeptFolders cache() {
    return new KeptFolders(Optional.of(folder.resolve("cache")), () -> "");
  }

  private Subject subject(Class<? extends Codec> codec, String payload) throws IOException {
    Path file = Files.writeString(folder.resolve("point.json"), payload);
    Path output = Files.createTempDirectory(folder, "prepared");
    Fixture fixture = new Fixture("point", "", "", Point.class.getName(), file, null);
    new Preparer(KeptFolders.none(), CLASS_PATH, List.of(), TIMEOUT)
        .prepare(
            new Preparer.Request(
                fixture, jvm, folder, List.of(), output, false, List.of("direct/compiled")));
    List<Path> classPath = new ArrayList<>(CLASS_PATH);
    classPath.add(output.resolve("classes"));
    return new Subject(
        "point",
        Point.class.getName(),
        output.resolve("recipe.bin"),
        Documents.write(payload, Files.createTempDirectory(folder, "documents"), true),
        jvm,
        List.of(),
        classPath,
        "none",
        Files.writeString(folder.resolve("stack.list"), ""),
        codec.getSimpleName(),
        codec.getName(),
        "default",
        "",
        "");
  }

  private CodecProof proof(KeptFolders kept, Subject subject) throws IOException {
    return new Prover(Files.createTempDirectory(folder, "probes"), kept, TIMEOUT, true)
        .prove(subject, true);
  }

  /** Writes with each of its mappers only once. */
  public static final class Tired implements Codec {
    @Override
    public Bound bind(Binding binding) {
      Bound gson = new GoogleGson().bind(binding);
      return new Bound() {
        private boolean written;

        @Override
        public byte[] serialize(Object value) throws Throwable {
          if (written) {
            throw new IOException("once is enough");
          }
          written = true;
          return gson.serialize(value);
        }

        @Override
        public Object deserialize(byte[] document) throws Throwable {
          return gson.deserialize(document);
        }
      };
    }
  }

  @Test
  void a_proof_is_kept_until_the_graph_changes() throws IOException {
    CodecProof first = proof(cache(), subject(GoogleGson.class, "{\"x\": 70003}"));
    assertThat(first.obstacles()).isEmpty();
    KeptFolders same = cache();

    assertThat(proof(same, subject(GoogleGson.class, "{\"x\": 70003}"))).isEqualTo(first);
    assertThat(same.allKept()).isTrue();

    KeptFolders other = cache();
    assertThat(proof(other, subject(GoogleGson.class, "{\"x\": 70007}"))).isEqualTo(first);
    assertThat(other.allKept()).isFalse();
    try (Stream<Path> kept = Files.list(folder.resolve("cache"))) {
      assertThat(kept).hasSize(2);
    }
  }

  /** The cause may be outside, and gone the next time. */
  @Test
  void a_failure_is_found_again_each_time() throws IOException {
    Subject subject = subject(Unlucky.class, "{\"x\": 70003}");

    assertThat(proof(cache(), subject).obstacles())
        .containsKey("serialize")
        .allSatisfy(
            (operation, obstacle) ->
                assertThat(obstacle.cause().thrown()).contains("no configuration here"));
    assertThat(folder.resolve("cache")).doesNotExist();
  }

  @Test
  void what_fails_when_it_pollutes_is_a_failure_and_found_again_each_time() throws IOException {
    Subject subject = subject(Tired.class, "{\"x\": 70003}");
    Path other = subject.recipe().getParent();
    Files.writeString(other.resolve("document.json"), "{\"x\": 3}");
    Files.writeString(other.resolve("reversed.json"), "{\"x\": 3}");

    Prover prover =
        new Prover(Files.createTempDirectory(folder, "probes"), cache(), TIMEOUT, false);
    CodecProof clean =
        new CodecProof(
            "point", "this", "none", "Tired", "default", Map.of(), "", List.of(), List.of());
    CodecProof polluted =
        prover.polluted(clean, subject, PollutionKind.TYPES, List.of(other), true);

    assertThat(polluted.obstacles().get("types"))
        .isInstanceOf(Obstacle.Failed.class)
        .extracting(obstacle -> obstacle.cause().thrown())
        .isEqualTo("its JVM cannot be polluted by types: IOException: once is enough");
    assertThat(folder.resolve("cache")).doesNotExist();
  }
}
