package io.accbench.report.run;

import io.accbench.model.UnknownName;
import io.accbench.model.UserException;
import io.accbench.report.text.Text;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** Finds the report formats that exist on the class path. */
public final class Reports {
  private Reports() {}

  /** Returns every writer, ordered by format. */
  public static List<ReportWriter> writers() {
    return ServiceLoader.load(ReportWriter.class, Reports.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(ReportWriter::format))
        .toList();
  }

  /**
   * Returns the writer of a format.
   *
   * @throws UserException naming the known formats and the nearest one
   */
  public static ReportWriter of(String format) {
    List<ReportWriter> known = writers();
    return known.stream()
        .filter(writer -> writer.format().equals(format))
        .findFirst()
        .orElseThrow(() -> unknown(format, known));
  }

  private static UserException unknown(String format, List<ReportWriter> known) {
    List<String> names = known.stream().map(ReportWriter::format).toList();
    return UserException.badInput(
        "--format: " + UnknownName.problem("report format", Text.plain(format), names));
  }
}
