package io.accbench.report.calibration;

import io.accbench.gate.Calibration;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.Product;
import io.accbench.report.document.Section;
import io.accbench.report.text.Csv;
import io.accbench.report.text.Text;
import java.util.List;

/** A calibration in every format. */
public final class CalibrationReport implements Product {
  private final Calibration calibration;

  public CalibrationReport(Calibration calibration) {
    this.calibration = calibration;
  }

  @Override
  public Document document() {
    Element answers = new Element.Bullets("", CalibrationTable.answers(calibration));
    List<Element> conditions =
        List.of(
            new Element.Facts(facts()), new Element.Verbatim(Text.plain(calibration.command())));
    return new Document(
        "accbench calibration",
        "Which margin does this machine need?",
        List.of(
            new Section(Section.ANSWER, "Answer", "", List.of(answers)),
            new Section("margins", "Margins", "", List.of(CalibrationTable.of(calibration))),
            new Section("conditions", "What took part", "", Detail.USUAL, conditions)));
  }

  private List<Element.Fact> facts() {
    return List.of(
        new Element.Fact("accbench", calibration.accbench()),
        new Element.Fact(
            "machine",
            "%s, %d processors, %s"
                .formatted(
                    Text.plain(calibration.machine().cpu()),
                    calibration.machine().cores(),
                    Text.plain(calibration.machine().os()))),
        new Element.Fact(
            "JVMs",
            String.join(
                ", ",
                calibration.jvms().stream()
                    .map(jvm -> jvm.label() + " (" + jvm.vm() + " " + jvm.version() + ")")
                    .toList())),
        new Element.Fact("measured from", Text.plain(calibration.started())),
        new Element.Fact("seed of the simulation", Long.toString(calibration.rules().seed())));
  }

  @Override
  public void csv(Csv csv) {
    csv.record(
        "workload",
        "mode",
        "rounds",
        "sd",
        "robust_sd",
        "round_s",
        "rounds_in_budget",
        "margin",
        "same");
    for (Calibration.CalibratedWorkload workload : calibration.workloads()) {
      for (Calibration.Same same : workload.same()) {
        csv.record(
            workload.cell(),
            workload.mode().label(),
            Integer.toString(workload.rounds()),
            Csv.number(workload.sd()),
            Csv.number(workload.robustSd()),
            Csv.number(workload.roundSeconds()),
            Integer.toString(workload.roundsInBudget()),
            Csv.number(same.margin()),
            Csv.number(same.share()));
      }
    }
  }

  @Override
  public Object json() {
    return calibration.file();
  }
}
