package io.accbench.kernel.strategy;

import io.accbench.kernel.bytecode.DirectClasses;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Property;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Puts the classes of {@code direct} on the class path: beside the test classes. */
final class PreparedClasses {
  private PreparedClasses() {}

  static void write(Property property) throws Exception {
    write(new DirectClasses().add(property).files());
  }

  static void write(Creation creation) throws Exception {
    write(new DirectClasses().add(creation).files());
  }

  private static void write(Map<String, byte[]> files) throws IOException, URISyntaxException {
    Path folder =
        Path.of(PreparedClasses.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path target = folder.resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.write(target, file.getValue());
    }
  }
}
