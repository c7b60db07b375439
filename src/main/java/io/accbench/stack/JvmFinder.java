package io.accbench.stack;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Looks for JVMs in the usual places, without starting any. If a JVM has several names, the first
 * counts.
 */
final class JvmFinder {
  private final JvmSearchPath surroundings;
  private final Map<Path, JvmHome> found = new LinkedHashMap<>();

  JvmFinder(JvmSearchPath surroundings) {
    this.surroundings = surroundings;
  }

  /** Returns the JVMs that the user named, then the running one, then those of the machine. */
  List<JvmHome> find() {
    add(variable("ACCBENCH_JAVA"), "ACCBENCH_JAVA");
    add(surroundings.runningHome(), "the running JVM");
    add(variable("JAVA_HOME"), "JAVA_HOME");
    for (String folder :
        surroundings.environment().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
      addExecutable(path(folder).resolve("java"), "PATH");
    }
    for (Path folder : surroundings.systemFolders()) {
      addAll(folder, folder.toString());
    }
    addAll(surroundings.userHome().resolve(".sdkman/candidates/java"), "SDKMAN");
    for (Path home : Toolchains.homes(surroundings.userHome().resolve(".m2/toolchains.xml"))) {
      add(home, "Maven toolchains");
    }
    return List.copyOf(found.values());
  }

  private Path variable(String name) {
    return path(surroundings.environment().getOrDefault(name, ""));
  }

  /** Returns the path, or a folder that does not exist if the text can be no path. */
  private static Path path(String text) {
    try {
      return Path.of(text.isBlank() ? "/nonexistent" : text);
    } catch (InvalidPathException noPath) {
      return Path.of("/nonexistent");
    }
  }

  private void addAll(Path parent, String source) {
    for (Path folder : subfolders(parent)) {
      add(folder, source);
    }
  }

  /** Adds the JVM in a home folder, or the JVM of a {@code java} command. */
  private void add(Path place, String source) {
    if (Files.isRegularFile(place)) {
      addExecutable(place, source);
    } else {
      JvmHome.at(place, source).ifPresent(home -> found.putIfAbsent(home.realExecutable(), home));
    }
  }

  private void addExecutable(Path executable, String source) {
    try {
      Path bin = executable.toRealPath().getParent();
      if (bin != null && bin.getParent() != null) {
        JvmHome.at(bin.getParent(), source)
            .ifPresent(home -> found.putIfAbsent(home.realExecutable(), home));
      }
    } catch (IOException missing) {
      // a folder of PATH without java is the common case
    }
  }

  private static List<Path> subfolders(Path parent) {
    if (!Files.isDirectory(parent)) {
      return List.of();
    }
    try (Stream<Path> children = Files.list(parent)) {
      return new ArrayList<>(children.filter(Files::isDirectory).sorted().toList());
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  /** The JDKs of Maven's {@code toolchains.xml}. */
  static final class Toolchains {
    private Toolchains() {}

    /**
     * Returns every {@code jdkHome}, in the file's order. The list is empty if the file is missing
     * or malformed.
     */
    static List<Path> homes(Path file) {
      if (!Files.isRegularFile(file)) {
        return List.of();
      }
      try {
        return homes(parse(file));
      } catch (IOException | SAXException | ParserConfigurationException malformed) {
        return List.of(); // the file is Maven's, so accbench does not report it
      }
    }

    private static List<Path> homes(Document document) {
      List<Path> homes = new ArrayList<>();
      NodeList elements = document.getElementsByTagName("jdkHome");
      for (int index = 0; index < elements.getLength(); index++) {
        try {
          homes.add(Path.of(elements.item(index).getTextContent().strip()));
        } catch (InvalidPathException noPath) {
          // the next text may be a path
        }
      }
      return homes;
    }

    /** Parses the file. It allows no document type, so no entity can name another file or grow. */
    private static Document parse(Path file)
        throws IOException, SAXException, ParserConfigurationException {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      factory.setExpandEntityReferences(false);
      var builder = factory.newDocumentBuilder();
      builder.setErrorHandler(new DefaultHandler()); // the default one prints
      return builder.parse(file.toFile());
    }
  }
}
