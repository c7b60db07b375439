package io.accbench.report.gate;

import io.accbench.gate.Decision;
import io.accbench.gate.JudgedRow;
import io.accbench.report.text.ChangeText;
import io.accbench.report.text.Text;
import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes the rows as test cases, for Jenkins, GitLab and other readers of JUnit's XML (the schema
 * that Jenkins' xunit plug-in calls junit-10). A regression is a failure; inconclusive and waived
 * rows are skipped.
 */
public final class JUnit {
  private static final String SUITE = "accbench gate";
  private static final String FAILURE = "PerformanceRegression";

  private JUnit() {}

  /** Returns whether a text is JUnit's XML, whoever wrote it. */
  public static boolean isOne(String text) {
    return text.contains("<testsuite");
  }

  /** Returns the whole text, with lines ended by line feeds. */
  public static String text(Decision decision) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      suite(decision, xml);
      xml.writeEndDocument();
      xml.flush();
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException(impossible); // a StringWriter accepts everything
    }
    return text + "\n";
  }

  private static void suite(Decision decision, XMLStreamWriter xml) throws XMLStreamException {
    List<JudgedRow> rows = RowStatus.worstFirst(decision);
    UniqueRowNames names = new UniqueRowNames(rows);
    long skipped =
        RowStatus.count(rows, RowStatus.INCONCLUSIVE) + RowStatus.count(rows, RowStatus.WAIVED);
    xml.writeCharacters("\n");
    xml.writeStartElement("testsuite");
    attribute(xml, "name", SUITE);
    attribute(xml, "tests", Integer.toString(rows.size()));
    attribute(xml, "failures", Long.toString(RowStatus.count(rows, RowStatus.REGRESSED)));
    attribute(xml, "errors", "0");
    attribute(xml, "skipped", Long.toString(skipped));
    for (JudgedRow row : rows) {
      xml.writeCharacters("\n  ");
      testCase(row, names.of(row), xml);
    }
    xml.writeCharacters("\n  ");
    element(xml, "system-out", Text.plain(DecisionText.of(decision)));
    xml.writeCharacters("\n");
    xml.writeEndElement();
  }

  private static void testCase(JudgedRow row, String name, XMLStreamWriter xml)
      throws XMLStreamException {
    xml.writeStartElement("testcase");
    attribute(xml, "classname", "accbench." + row.metric().label());
    attribute(xml, "name", name);
    switch (RowStatus.of(row)) {
      case REGRESSED -> failure(row, xml);
      case INCONCLUSIVE -> skipped("INCONCLUSIVE: " + Text.plain(RowText.of(row)), xml);
      case WAIVED -> skipped("waived: " + Text.plain(RowText.excuse(row.waiver())), xml);
      case IMPROVED, EQUIVALENT -> element(xml, "system-out", Text.plain(RowText.of(row)));
    }
    xml.writeEndElement();
  }

  private static void failure(JudgedRow row, XMLStreamWriter xml) throws XMLStreamException {
    xml.writeStartElement("failure");
    attribute(xml, "type", FAILURE);
    attribute(xml, "message", Text.plain(RowText.of(row)));
    xml.writeCharacters(valid("change " + ChangeText.signed(row.change())));
    xml.writeCharacters(valid(", interval " + ChangeText.signedInterval(row.change())));
    xml.writeCharacters(valid(", limit " + ChangeText.signedLimit(row.limit())));
    if (Text.present(row.rule())) {
      xml.writeCharacters(valid(" by " + Text.plain(row.rule())));
    }
    if (Text.present(row.repeat())) {
      xml.writeCharacters(valid("\nrepeat: " + Text.plain(row.repeat())));
    }
    xml.writeEndElement();
  }

  private static void skipped(String message, XMLStreamWriter xml) throws XMLStreamException {
    xml.writeEmptyElement("skipped");
    attribute(xml, "message", message);
  }

  private static void element(XMLStreamWriter xml, String name, String text)
      throws XMLStreamException {
    xml.writeStartElement(name);
    xml.writeCharacters(valid(text));
    xml.writeEndElement();
  }

  private static void attribute(XMLStreamWriter xml, String name, String value)
      throws XMLStreamException {
    xml.writeAttribute(name, valid(value));
  }

  /** Replaces every character that XML 1.0 (section 2.2) does not know, and lone surrogates. */
  private static String valid(String text) {
    return text.codePoints()
        .map(c -> isXml(c) ? c : 0xFFFD)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isXml(int c) {
    return c == '\t'
        || c == '\n'
        || c == '\r'
        || (c >= 0x20 && c <= 0xD7FF)
        || (c >= 0xE000 && c <= 0xFFFD)
        || c >= 0x10000;
  }
}
