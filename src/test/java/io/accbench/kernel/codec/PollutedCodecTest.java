package io.accbench.kernel.codec;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.payload.Order;
import io.accbench.kernel.pollution.Traffic;
import io.accbench.kernel.proof.CodecTraffic;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.wire.ProbeKeys;
import io.accbench.model.Fixture;
import io.accbench.prepare.Workbench;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every built-in codec with what pollutes its forks. */
class PollutedCodecTest {
  @TempDir private static Path folder;

  @BeforeAll
  static void prepare() throws IOException {
    graph("order", "Order");
    graph("assorted", "Assorted");
    graph("ledger", "Ledger");
  }

  private static void graph(String name, String type) throws IOException {
    Path output = Files.createDirectories(folder.resolve(name));
    Path payload = Path.of("fixtures", name, name + ".json");
    new Workbench(output)
        .prepare(new Fixture(name, "", "", "io.accbench.kernel.payload." + type, payload, null));
    Files.copy(payload, output.resolve("document.json"));
    Files.copy(payload, output.resolve("reversed.json"));
  }

  static Stream<Codec> codecs() {
    return ServiceLoader.load(Codec.class).stream().map(ServiceLoader.Provider::get);
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void each_is_polluted_by_other_types_and_by_other_text_but_for_what_it_refuses(Codec codec)
      throws Throwable {
    Properties properties = new Properties();
    properties.setProperty(ProbeKeys.CODEC, codec.getClass().getName());
    properties.setProperty(ProbeKeys.TYPE, Order.class.getName());
    properties.setProperty(ProbeKeys.RECIPE, folder.resolve("order/recipe.bin").toString());
    properties.setProperty(ProbeKeys.DOCUMENT, folder.resolve("order/document.json").toString());
    properties.setProperty(
        ProbeKeys.TRAFFIC,
        folder.resolve("assorted") + File.pathSeparator + folder.resolve("ledger"));
    CodecTraffic traffic = new CodecTraffic(properties);

    for (Traffic work : new Traffic[] {traffic.types(), traffic.strings()}) {
      work.run();
      work.run();
    }

    assertThat(String.join(", ", traffic.refused().keySet()))
        .isEqualTo(
            switch (codec.name()) {
              case "gson" -> "reading Ledger";
              case "moshi" -> "Ledger, writing Anything";
              case "avaje-jsonb-jackson" -> "Assorted, Anything, Ledger, Order";
              default -> "";
            });
  }
}
