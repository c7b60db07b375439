package io.accbench.junit;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The rows in the JUnit XML that a gate has written, as tests. */
final class Rows {
  private Rows() {}

  static Stream<DynamicTest> of(Path report) throws IOException {
    NodeList rows = document(report).getElementsByTagName("testcase");
    List<DynamicTest> tests = new ArrayList<>();
    for (int i = 0; i < rows.getLength(); i++) {
      Element row = (Element) rows.item(i);
      String metric = row.getAttribute("classname").replaceFirst(".*\\.", "");
      tests.add(dynamicTest(row.getAttribute("name") + ", " + metric, () -> judge(row)));
    }
    return tests.stream();
  }

  private static void judge(Element row) {
    for (String kind : List.of("failure", "error")) {
      Element broken = (Element) row.getElementsByTagName(kind).item(0);
      if (broken != null) {
        throw new AssertionError(broken.getAttribute("message") + broken.getTextContent());
      }
    }
    Element skipped = (Element) row.getElementsByTagName("skipped").item(0);
    if (skipped != null) {
      Assumptions.abort(skipped.getAttribute("message"));
    }
  }

  private static Element document(Path report) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      return factory.newDocumentBuilder().parse(report.toFile()).getDocumentElement();
    } catch (ParserConfigurationException | SAXException damaged) {
      throw new IOException("accbench wrote a report that cannot be read", damaged);
    }
  }
}
