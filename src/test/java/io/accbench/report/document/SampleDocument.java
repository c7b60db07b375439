package io.accbench.report.document;

import io.accbench.report.text.Csv;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A product whose document has every kind of element, in two sections. */
public final class SampleDocument implements Product {
  private static final Document DOCUMENT =
      new Document(
          "A title", "A lead.", List.of(section(Section.ANSWER, 3), section("others", 40)));

  @Override
  public Document document() {
    return DOCUMENT;
  }

  @Override
  public void csv(Csv csv) {
    csv.record("name");
  }

  @Override
  public Object json() {
    return Map.of("name", "value");
  }

  private static Section section(String id, int many) {
    List<String> lines = IntStream.range(0, many).mapToObj(i -> id + " line " + i).toList();
    Table table =
        Table.ofTexts(
            id + " table",
            List.of("name", "value"),
            lines.stream().map(line -> List.of(line, "1")).toList());
    Svg svg = new Svg(id + "-plot", 10, 10, "Drawn", "In words.");
    return new Section(
        id,
        "Section " + id,
        "How to read it.",
        List.of(
            new Element.Paragraph(id + " paragraph"),
            new Element.Warning(id + " warning"),
            new Element.Bullets(id + " bullets", lines),
            new Element.FactList(List.of(new Element.Fact(id + " fact", "value"))),
            new Element.Tally(List.of(new Element.Count("7", id + " counted", Tone.FASTER))),
            new Element.Verbatim(id + " verbatim"),
            new Element.Plot(id + " plot", "", svg, List.of(table)),
            new Element.Folded(id + " folded", List.of(new Element.Paragraph(id + " inside"))),
            new Element.Links("", List.of(new Element.Link("a.html", id + " link"))),
            new Element.Levels(
                List.of(new Element.Paragraph(id + " in brief")),
                List.of(new Element.Paragraph(id + " as a whole")))));
  }
}
