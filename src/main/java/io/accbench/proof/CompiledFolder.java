package io.accbench.proof;

import io.accbench.model.Sha256;
import io.accbench.process.ScratchFolder;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;

/**
 * A folder of compiled classes in a cache that several processes share. A file in it has the
 * SHA-256 of the others.
 */
final class CompiledFolder {
  private static final String SUM = "classes.sha256";

  private final Path folder;

  CompiledFolder(Path folder) {
    this.folder = folder;
  }

  /** Returns whether the classes are there as they were compiled. */
  boolean isIntact() throws IOException {
    Path sum = folder.resolve(SUM);
    return Files.exists(sum) && Files.readString(sum).equals(sum(folder));
  }

  /** Returns a new folder to compile into, in the same file system. */
  Path begin() throws IOException {
    return Files.createTempDirectory(Files.createDirectories(folder.getParent()), "compiling");
  }

  /** Puts compiled classes into their place, unless another process has done so meanwhile. */
  void finish(Path compiled) throws IOException {
    Files.writeString(compiled.resolve(SUM), sum(compiled));
    if (Files.exists(folder) && !isIntact()) {
      Path damaged = begin();
      Files.move(folder, damaged, StandardCopyOption.ATOMIC_MOVE);
      ScratchFolder.delete(damaged);
    }
    try {
      Files.move(compiled, folder, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileSystemException taken) {
      if (!isIntact()) {
        throw taken;
      }
    }
  }

  private static String sum(Path folder) throws IOException {
    StringBuilder sums = new StringBuilder();
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : walk.filter(Files::isRegularFile).sorted().toList()) {
        Path name = folder.relativize(file);
        if (!name.equals(Path.of(SUM))) {
          sums.append(name).append(Sha256.of(file));
        }
      }
    }
    return Sha256.of(sums.toString());
  }
}
