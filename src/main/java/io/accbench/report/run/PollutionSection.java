package io.accbench.report.run;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.accbench.analysis.Group;
import io.accbench.analysis.PollutedRatio;
import io.accbench.analysis.PollutedRatio.UnderPollution;
import io.accbench.model.Cell;
import io.accbench.model.Pollution;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.document.Table;
import io.accbench.report.document.Table.Column;
import io.accbench.report.document.Tone;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.ratio.Factor;
import io.accbench.report.ratio.RatioTable;
import io.accbench.report.text.ComparedValues;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The ratios that were measured under several pollutions, side by side. */
final class PollutionSection {
  private static final String READING =
      "The same ratios in JVMs that did different things before they warmed up. Where a verdict"
          + " turns or is lost, the number of a clean JVM need not hold in an application.";

  private PollutionSection() {}

  static Section of(RunContent run) {
    Map<String, List<PollutedRatio>> tables =
        PollutedRatio.of(run.groups()).stream()
            .filter(ratio -> ratio.pollutions().stream().anyMatch(PollutionSection::compared))
            .collect(
                groupingBy(
                    ratio -> ratio.pollutions().get(0).group().block().id(),
                    LinkedHashMap::new,
                    toList()));
    List<Element> elements = new ArrayList<>();
    tables.values().forEach(ratios -> elements.add(table(ratios)));
    return new Section("pollution", "Clean and polluted JVMs", READING, elements);
  }

  private static Table table(List<PollutedRatio> ratios) {
    List<UnderPollution> first = ratios.get(0).pollutions();
    Group group = first.get(0).group();
    List<Pollution> pollutions = first.stream().map(UnderPollution::pollution).toList();
    List<Column> columns = new ArrayList<>();
    columns.add(Column.text("against " + ComparedValues.of(group, group.baseline())));
    for (Pollution pollution : pollutions) {
      columns.add(Column.text(Text.plain(pollution.words())));
      columns.add(new Column("99 % interval", false, 1));
    }
    List<List<String>> rows = new ArrayList<>();
    List<List<Tone>> tones = new ArrayList<>();
    for (PollutedRatio ratio : ratios) {
      UnderPollution any = ratio.pollutions().get(0);
      List<String> texts = new ArrayList<>(List.of(ComparedValues.of(any.group(), any.row())));
      List<Tone> shades = new ArrayList<>(List.of(Tone.PLAIN));
      for (Pollution pollution : pollutions) {
        Optional<UnderPollution> found =
            ratio.pollutions().stream()
                .filter(each -> each.pollution().equals(pollution))
                .findFirst();
        texts.add(found.map(each -> Factor.ofRow(each.group(), each.row())).orElse(Text.NONE));
        texts.add(found.map(PollutionSection::interval).orElse(Text.NONE));
        Tone tone = found.map(each -> RatioTable.tone(each.group(), each.row())).orElse(Tone.PLAIN);
        shades.addAll(List.of(tone, Tone.PLAIN));
      }
      rows.add(texts);
      tones.add(shades);
    }
    Cell clean = group.block().baseline().cell().after(Pollution.NONE);
    String title = CellLabel.of(clean, group.block().varies());
    return new Table(title, "", columns, rows, List.of(), tones).withoutEmptyColumns();
  }

  private static boolean compared(UnderPollution each) {
    return each.row().measured() && each.row().ratio() != null;
  }

  private static String interval(UnderPollution each) {
    return each.row().measured() ? Factor.interval(each.row(), false) : Text.NONE;
  }
}
