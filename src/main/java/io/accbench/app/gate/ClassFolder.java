package io.accbench.app.gate;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A folder of classes, such as a build creates. */
final class ClassFolder {
  private ClassFolder() {}

  /**
   * Writes the folder's files to a jar and returns it; the same files give the same bytes. Stacks
   * need this since they consist of jars.
   */
  static Path jar(Path folder, Path jar) throws IOException {
    try (Stream<Path> walked = Files.walk(folder);
        OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file)) {
      for (Path each : walked.filter(Files::isRegularFile).sorted().toList()) {
        String name =
            folder.relativize(each).toString().replace(each.getFileSystem().getSeparator(), "/");
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(0);
        zip.putNextEntry(entry);
        Files.copy(each, zip);
        zip.closeEntry();
      }
      return jar;
    }
  }
}
