package io.accbench.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A folder of classes, as a build leaves it. */
final class ClassFolder {
  private ClassFolder() {}

  /** Its files as a jar, the same bytes for the same files: a stack consists of jars. */
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
