package io.accbench.report.html;

import io.accbench.analysis.Analysis;
import io.accbench.report.html.page.Page;
import io.accbench.report.html.page.PageSection;
import io.accbench.report.html.page.PageWriter;
import io.accbench.report.text.Text;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** Writes the page of a run: the answer first, then what it rests on. */
public final class RunPage {
  private RunPage() {}

  /** Writes the page; flushes {@code out} but leaves it open. */
  public static void write(Analysis analysis, Writer out) throws IOException {
    RunContent run = new RunContent(analysis);
    String title = "accbench: profile " + Text.plain(analysis.header().start().profile());
    PageWriter.write(new Page(title, Question.of(run), sections(run)), out);
  }

  private static List<PageSection> sections(RunContent run) {
    return ServiceLoader.load(RunSection.class, RunPage.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .map(section -> section.of(run))
        .flatMap(Optional::stream)
        .toList();
  }
}
