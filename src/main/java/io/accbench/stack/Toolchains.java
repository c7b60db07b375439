package io.accbench.stack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** The JDKs of Maven's {@code toolchains.xml}. */
final class Toolchains {
  private Toolchains() {}

  /**
   * Returns every {@code jdkHome}, in the file's order. The list is empty if the file is missing or
   * malformed.
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
