package io.accbench.report.gate;

import io.accbench.gate.Calibration;
import io.accbench.gate.Calibration.CalibratedWorkload;
import io.accbench.gate.Calibration.ModeMargin;
import io.accbench.gate.Calibration.Same;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Document;
import io.accbench.report.document.Element;
import io.accbench.report.document.Product;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.text.Csv;
import io.accbench.report.text.Figure;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A calibration in every format. */
public final class CalibrationReport implements Product {
  /**
   * The number of rounds below which a note warns. Arbitrary: in a simulation of normal noise, the
   * error at the margin is three times too large with 12 rounds, and nearly right with 40.
   */
  private static final int ENOUGH_ROUNDS = 40;

  private final Calibration calibration;

  public CalibrationReport(Calibration calibration) {
    this.calibration = calibration;
  }

  @Override
  public Document document() {
    Element answers = new Element.Bullets("", answers());
    List<Element> conditions =
        List.of(
            new Element.FactList(facts()), new Element.Verbatim(Text.plain(calibration.command())));
    return new Document(
        "accbench calibration",
        "Which margin does this machine need?",
        List.of(
            new Section(Section.ANSWER, "Answer", "", List.of(answers)),
            new Section("margins", "Margins", "", List.of(table())),
            new Section("conditions", "What took part", "", Detail.USUAL, conditions)));
  }

  /** Returns spread and margins, a row for each workload. */
  private Table table() {
    List<Column> columns =
        new ArrayList<>(
            List.of(
                Column.text("workload"),
                new Column("rounds", true, 3),
                Column.number("spread (sd)"),
                new Column("robust", true, 4),
                new Column("a round", true, 2),
                new Column("rounds in budget", true, 1)));
    calibration.workloads().stream()
        .limit(1)
        .flatMap(workload -> workload.same().stream())
        .forEach(
            same ->
                columns.add(new Column("same at " + Figure.percent(same.margin(), 3), true, 0)));
    return new Table(
        "Spread and margins",
        String.format(
            Locale.ROOT,
            "identical code side by side: the spread of a round's log ratio, and the share of %,d"
                + " simulated runs of %s rounds, within %s a ratio, that show it to be the same",
            calibration.rules().evaluations(),
            calibration.rules().rounds(),
            Figure.duration(calibration.rules().budget())),
        columns,
        calibration.workloads().stream().map(CalibrationReport::row).toList(),
        notes());
  }

  private static List<String> row(CalibratedWorkload workload) {
    List<String> row =
        new ArrayList<>(
            List.of(
                workload.cell(),
                Integer.toString(workload.rounds()),
                share(workload.sd()),
                share(workload.robustSd()),
                Figure.of(workload.roundSeconds()) + " s",
                Integer.toString(workload.roundsInBudget())));
    workload.same().stream().map(Same::share).map(CalibrationReport::share).forEach(row::add);
    return row;
  }

  /** Returns the recommended margins, a sentence for each mode. */
  private List<String> answers() {
    return calibration.modes().stream().map(CalibrationReport::answer).toList();
  }

  private static String answer(ModeMargin mode) {
    return Double.isNaN(mode.recommended())
        ? "Mode %s: even at 20 %% identical code is not shown to be the same in 80 %% of the runs; no margin is recommended."
            .formatted(mode.mode().label())
        : "Mode %s: use a margin of %s, the smallest at which every workload is shown to be the same in 80 %% of the runs."
            .formatted(mode.mode().label(), Figure.percent(mode.recommended(), 3));
  }

  private List<String> notes() {
    List<String> notes = new ArrayList<>();
    notes.add(
        "The spread is a standard deviation; the robust one is made from the median absolute"
            + " deviation. Rounds are drawn from those of identical code, each with a random sign:"
            + " either of the two could have been the copy.");
    int fewest =
        calibration.workloads().stream().mapToInt(CalibratedWorkload::rounds).min().orElse(0);
    if (fewest < ENOUGH_ROUNDS) {
      notes.add(
          "With %d rounds the draws often repeat one another, and seem to spread too little; from %d rounds on the shares are nearly right."
              .formatted(fewest, ENOUGH_ROUNDS));
    }
    return notes;
  }

  /** Returns a share in %, with one decimal, or two below 1 %. */
  private static String share(double share) {
    if (!Double.isFinite(share)) {
      return Text.NONE;
    }
    boolean small = share != 0 && Math.abs(share) < 0.01;
    return Figure.fixedPercent(share, small ? 2 : 1) + " %";
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
    csv.header("workload mode rounds sd robust_sd round_s rounds_in_budget margin same");
    for (CalibratedWorkload workload : calibration.workloads()) {
      for (Same same : workload.same()) {
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
