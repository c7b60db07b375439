package io.accbench.project;

import io.accbench.model.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * A project that Maven builds. Its class path is that of {@code dependency:build-classpath}, after
 * {@code test-compile}. A module is built from its outermost parent, with the modules it needs.
 */
record MavenProject(Path folder) {

  List<Path> classPath(boolean offline, Consumer<String> hints) {
    List<String> modules = modules(folder);
    if (!modules.isEmpty()) {
      throw UserException.badInput(
          "--project %s: is the parent of modules; name one of their folders: %s"
              .formatted(folder, String.join(", ", modules)));
    }
    try {
      Path file = Files.createTempFile("accbench-classpath", ".txt");
      try {
        return classPath(file, offline, hints);
      } finally {
        Files.deleteIfExists(file);
      }
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  private List<Path> classPath(Path file, boolean offline, Consumer<String> hints)
      throws IOException {
    Path root = root();
    List<String> arguments = new ArrayList<>(List.of("-B", "-q"));
    if (!root.equals(folder)) {
      arguments.addAll(List.of("-pl", root.relativize(folder).toString(), "-am"));
    }
    arguments.addAll(
        List.of(
            "test-compile",
            "dependency:build-classpath",
            "-Dmdep.includeScope=test",
            "-Dmdep.outputFile=" + file));
    BuildTool.maven(folder).runOfflineFirst(root, folder, "-o", arguments, offline, hints);
    List<Path> path = new ArrayList<>();
    for (String classes : List.of("target/classes", "target/test-classes")) {
      if (Files.isDirectory(folder.resolve(classes))) {
        path.add(folder.resolve(classes));
      }
    }
    if (path.isEmpty()) {
      throw UserException.badInput(
          "--project "
              + folder
              + ": has no target/classes after test-compile; give the folder of its classes by"
              + " --classpath");
    }
    path.addAll(BuildTool.entries(Files.readString(file)));
    return path;
  }

  /** Returns the outermost folder above whose pom names this one, step by step, as a module. */
  private Path root() {
    Path root = folder;
    for (Path above = folder.getParent(); above != null; above = above.getParent()) {
      Path inside = root;
      Path parent = above;
      boolean named =
          modules(above).stream()
              .anyMatch(module -> parent.resolve(module).normalize().equals(inside));
      if (named) {
        root = above;
      }
    }
    return root;
  }

  /** Returns the modules that a folder's pom names, outside of its Maven profiles. */
  private static List<String> modules(Path folder) {
    Path pom = folder.resolve("pom.xml");
    if (!Files.exists(pom)) {
      return List.of();
    }
    NodeList elements = document(pom).getElementsByTagName("module");
    List<String> modules = new ArrayList<>();
    for (int i = 0; i < elements.getLength(); i++) {
      String grandparent = elements.item(i).getParentNode().getParentNode().getNodeName();
      if (grandparent.equals("project")) {
        modules.add(elements.item(i).getTextContent().strip());
      }
    }
    return modules;
  }

  private static Document document(Path pom) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      var builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null); // the exception says it, and nothing is printed
      return builder.parse(pom.toFile());
    } catch (ParserConfigurationException | SAXException | IOException unreadable) {
      throw UserException.badInput(
          "--project: %s cannot be read (%s); mend it".formatted(pom, unreadable.getMessage()));
    }
  }
}
