package io.accbench.report.gate;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.gate.Decision;
import io.accbench.gate.Outcome;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

class JUnitTest {
  static Stream<Decision> decisions() {
    return Stream.of(
        Decisions.mixed(),
        Decisions.empty(),
        Decisions.open(),
        Decisions.hostile(),
        Decisions.many(2_000, Outcome.REGRESSED));
  }

  /** The shape of junit-10.xsd of Jenkins' xunit plug-in, as far as it is used. */
  @ParameterizedTest
  @MethodSource("decisions")
  void document_has_the_shape_of_the_schema(Decision decision) throws Exception {
    Element suite = parse(JUnit.text(decision));
    List<Element> cases = named(suite, "testcase");

    assertThat(suite.getTagName()).isEqualTo("testsuite");
    assertThat(attributes(suite)).containsExactly("errors", "failures", "name", "skipped", "tests");
    assertThat(children(suite))
        .extracting(Element::getTagName)
        .containsOnly("testcase", "system-out");
    assertThat(cases)
        .allSatisfy(
            test -> {
              assertThat(attributes(test)).containsExactly("classname", "name");
              assertThat(children(test)).hasSize(1);
              assertThat(children(test).get(0).getTagName())
                  .isIn(Set.of("failure", "skipped", "system-out"));
            });
    assertThat(number(suite, "tests")).isEqualTo(cases.size()).isPositive();
    assertThat(number(suite, "failures")).isEqualTo(with(cases, "failure"));
    assertThat(number(suite, "skipped")).isEqualTo(with(cases, "skipped"));
    assertThat(number(suite, "errors")).isZero();
  }

  @ParameterizedTest
  @MethodSource("decisions")
  void no_two_cases_have_the_same_name(Decision decision) throws Exception {
    assertThat(named(parse(JUnit.text(decision)), "testcase"))
        .extracting(test -> test.getAttribute("classname") + "/" + test.getAttribute("name"))
        .doesNotHaveDuplicates();
  }

  @Test
  void regression_is_a_failure_of_its_own_type() throws Exception {
    Element failure = named(parse(JUnit.text(Decisions.hostile())), "failure").get(0);

    assertThat(failure.getAttribute("type")).isEqualTo("PerformanceRegression");
    assertThat(failure.getAttribute("message"))
        .startsWith("jackson failed: a|b<c>% ::error::`d`,e]]> ");
    assertThat(failure.getTextContent()).contains("limit +2 % by a|b<c>%", "😀 & \"f\"\nrepeat: ");
  }

  @Test
  void decision_without_rows_is_one_skipped_case_and_never_green() throws Exception {
    Element suite = parse(JUnit.text(Decisions.empty()));

    assertThat(number(suite, "tests")).isEqualTo(1);
    assertThat(named(suite, "skipped").get(0).getAttribute("message"))
        .isEqualTo("INCONCLUSIVE: nothing was compared");
  }

  @Test
  void regression_that_no_row_explains_is_a_failure() throws Exception {
    Decision expired =
        Decisions.of(Outcome.REGRESSED, Decisions.many(2, Outcome.EQUIVALENT).rows());
    Element suite = parse(JUnit.text(expired));

    assertThat(number(suite, "failures")).isEqualTo(1);
    assertThat(named(suite, "failure").get(0).getAttribute("message"))
        .isEqualTo("REGRESSED: of 2 rows 2 within the limit; false alarms: at most 1 %");
  }

  private static Element parse(String xml) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
    return factory
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)))
        .getDocumentElement();
  }

  private static List<Element> named(Element element, String tag) {
    var found = element.getElementsByTagName(tag);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }

  private static List<Element> children(Element element) {
    List<Element> children = new ArrayList<>();
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child) {
        children.add(child);
      }
    }
    return children;
  }

  private static List<String> attributes(Element element) {
    var all = element.getAttributes();
    return IntStream.range(0, all.getLength())
        .mapToObj(i -> all.item(i).getNodeName())
        .sorted()
        .toList();
  }

  private static long with(List<Element> cases, String child) {
    return cases.stream().filter(test -> !named(test, child).isEmpty()).count();
  }

  private static int number(Element element, String attribute) {
    return Integer.parseInt(element.getAttribute(attribute));
  }
}
