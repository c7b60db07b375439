package io.accbench.stack;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A repository of tiny artifacts in a folder, and the settings that know no other. */
final class MavenRepository {
  private final Path folder;

  MavenRepository(Path folder) {
    this.folder = folder;
    servedFrom(folder.resolve("remote").toUri().toString());
  }

  /** The settings know this place and no other. */
  void servedFrom(String url) {
    write(
        folder.resolve("settings.xml"),
        """
        <settings>
          <mirrors>
            <mirror><id>acme-mirror</id><mirrorOf>*</mirrorOf><url>%s</url></mirror>
          </mirrors>
        </settings>
        """
            .formatted(url));
  }

  MavenPlaces places(boolean offline) {
    return new MavenPlaces(folder.resolve("settings.xml"), folder.resolve("local"), offline);
  }

  /** A jar of {@code com.acme} whose bytes its content decides, needing others, {@code a:v}. */
  void jar(String artifact, String version, String content, String... needed) {
    pom(artifact, version, "jar", "<dependencies>" + dependencies(needed) + "</dependencies>");
    zip(file(artifact, version, "jar"), content);
  }

  /** A jar of another group, without needs. */
  void foreign(String group, String artifact, String version) {
    Path jar =
        folder
            .resolve("remote")
            .resolve(group.replace('.', '/'))
            .resolve(artifact)
            .resolve(version)
            .resolve(artifact + "-" + version + ".jar");
    zip(jar, artifact);
    write(
        Path.of(jar.toString().replaceFirst("jar$", "pom")),
        """
        <project><modelVersion>4.0.0</modelVersion><groupId>%s</groupId>
          <artifactId>%s</artifactId><version>%s</version></project>
        """
            .formatted(group, artifact, version));
  }

  /** A BOM of {@code com.acme} that manages others, {@code a:v}. */
  void bom(String artifact, String version, String... managed) {
    pom(
        artifact,
        version,
        "pom",
        "<dependencyManagement><dependencies>"
            + dependencies(managed)
            + "</dependencies></dependencyManagement>");
  }

  void pom(String artifact, String version, String packaging, String body) {
    write(
        file(artifact, version, "pom"),
        """
        <project><modelVersion>4.0.0</modelVersion><groupId>com.acme</groupId>
          <artifactId>%s</artifactId><version>%s</version><packaging>%s</packaging>%s</project>
        """
            .formatted(artifact, version, packaging, body));
  }

  Path file(String artifact, String version, String extension) {
    return folder
        .resolve("remote/com/acme")
        .resolve(artifact)
        .resolve(version)
        .resolve(artifact + "-" + version + "." + extension);
  }

  static Path zip(Path file, String content) {
    try {
      Files.createDirectories(file.getParent());
      try (OutputStream bytes = Files.newOutputStream(file);
          ZipOutputStream zip = new ZipOutputStream(bytes)) {
        ZipEntry entry = new ZipEntry("content.txt");
        entry.setTime(0);
        zip.putNextEntry(entry);
        zip.write(content.getBytes(StandardCharsets.UTF_8));
      }
      return file;
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  static Path write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  private static String dependencies(String... coordinates) {
    return List.of(coordinates).stream()
        .map(text -> text.split(":"))
        .map(
            part ->
                "<dependency><groupId>com.acme</groupId><artifactId>%s</artifactId><version>%s</version></dependency>"
                    .formatted(part[0], part[1]))
        .collect(Collectors.joining());
  }
}
