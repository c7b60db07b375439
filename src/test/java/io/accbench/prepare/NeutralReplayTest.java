package io.accbench.prepare;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.kernel.graph.HandBuilt;
import io.accbench.kernel.graph.HandBuiltLedger;
import io.accbench.kernel.graph.ReplayOnly;
import io.accbench.kernel.payload.Ledger;
import io.accbench.kernel.payload.Order;
import io.accbench.model.Fixture;
import io.accbench.prepare.shop.Shop;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A replay leaves the JVM as cold as a hand-built graph does. */
final class NeutralReplayTest {
  @TempDir private Path folder;

  @Test
  void aReplayedOrder_loadsTheReflectionClassesOfAHandBuiltOne() throws Exception {
    prepare("order", Order.class);

    assertThat(loaded(ReplayOnly.class)).isNotEmpty().isEqualTo(loaded(HandBuilt.class));
  }

  @Test
  void aReplayedLedger_loadsNothingThatTheSameValueTypesBuiltByHandDoNot() throws Exception {
    prepare("ledger", Ledger.class);

    assertThat(loaded(HandBuiltLedger.class)).containsAll(loaded(ReplayOnly.class));
  }

  @Test
  void aNestmate_isTheOneThatStartsMethodHandles() throws Exception {
    Path payload = Files.writeString(folder.resolve("payload.json"), "{\"more\": [{}]}");
    new Workbench(folder)
        .prepare(new Fixture("t", "", "", Shop.NoSetters.class.getName(), payload, null));

    Set<String> more = loaded(ReplayOnly.class);
    more.removeAll(loaded(HandBuilt.class));
    assertThat(more).contains("java.lang.invoke.MethodHandles$Lookup$ClassDefiner");
  }

  private void prepare(String name, Class<?> type) throws IOException {
    Path payload = Path.of("fixtures", name, name + ".json");
    new Workbench(folder).prepare(new Fixture(name, "", "", type.getName(), payload, null));
  }

  private Set<String> loaded(Class<?> main) throws IOException, InterruptedException {
    Path log = folder.resolve(main.getSimpleName() + ".log");
    String classPath =
        String.join(
            File.pathSeparator,
            "target/classes",
            "target/test-classes",
            folder.resolve("classes").toString());
    Process process =
        new ProcessBuilder(
                Words.of(
                    "%s %s -cp %s %s %s",
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Xlog:class+load=info:file=" + log + ":none",
                    classPath,
                    main.getName(),
                    folder.resolve("recipe.bin")))
            .inheritIO()
            .start();
    assertThat(process.waitFor()).isZero();
    Set<String> classes = new TreeSet<>();
    for (String line : Files.readAllLines(log)) {
      String name = line.substring(0, line.indexOf(' '));
      if (List.of("java.lang.invoke.", "jdk.internal.reflect.", "java.lang.reflect.").stream()
          .anyMatch(name::startsWith)) {
        classes.add(name);
      }
    }
    return classes;
  }
}
