package io.accbench.report.run;

import io.accbench.analysis.Analysis;
import io.accbench.model.Block;
import io.accbench.model.Cell;
import io.accbench.model.Launch;
import io.accbench.model.PlannedCell;
import io.accbench.report.document.Detail;
import io.accbench.report.document.Element;
import io.accbench.report.document.Section;
import io.accbench.report.ratio.CellLabel;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The texts that the profilers of {@code -prof} wrote. */
final class ProfilerSection {
  private ProfilerSection() {}

  static Section of(RunContent run) {
    List<Element> texts = new ArrayList<>();
    for (ProfilerText text : ProfilerText.of(run.analysis())) {
      texts.add(new Element.Folded(text.title(), List.of(new Element.Verbatim(text.text()))));
    }
    return new Section(
        "profilers",
        "What profilers wrote",
        "The text of each profiler of -prof, of the fork whose score is in the middle; the journal"
            + " has that of every fork.",
        Detail.USUAL,
        texts);
  }

  /**
   * The text that a profiler of {@code -prof} wrote about one cell. It wrote one for each fork;
   * this is that of the fork with the middle score.
   *
   * @param title names the cell, the profiler and the fork: {@code parse · JVM 17: stack, round 3}
   * @param text the lines
   */
  record ProfilerText(String title, String text) {

    /** Returns the texts of a run, in the order of its plan. */
    static List<ProfilerText> of(Analysis analysis) {
      Map<String, List<Launch>> launches =
          analysis.launches().stream()
              .filter(launch -> !launch.samples().texts().isEmpty())
              .collect(
                  Collectors.groupingBy(Launch::cell, LinkedHashMap::new, Collectors.toList()));
      List<ProfilerText> texts = new ArrayList<>();
      if (!launches.isEmpty()) {
        for (Block block : analysis.header().blocks()) {
          for (PlannedCell planned : block.cells()) {
            texts.addAll(of(planned.cell(), launches.getOrDefault(planned.cell().id(), List.of())));
          }
        }
      }
      return texts.stream().distinct().toList();
    }

    private static List<ProfilerText> of(Cell cell, List<Launch> launches) {
      List<ProfilerText> texts = new ArrayList<>();
      Set<String> profilers = new TreeSet<>();
      launches.forEach(launch -> profilers.addAll(launch.samples().texts().keySet()));
      for (String profiler : profilers) {
        List<Launch> byScore =
            launches.stream()
                .filter(launch -> launch.samples().texts().containsKey(profiler))
                .sorted(Comparator.comparingDouble(ProfilerText::score))
                .toList();
        Launch middle = byScore.get(byScore.size() / 2);
        texts.add(
            new ProfilerText(
                "%s: %s, round %d"
                    .formatted(CellLabel.ofRow(cell), Text.plain(profiler), middle.round() + 1),
                middle.samples().texts().get(profiler).text().stream()
                    .map(Text::line)
                    .collect(Collectors.joining("\n"))));
      }
      return texts;
    }

    private static double score(Launch launch) {
      return launch.samples().scores().stream()
          .mapToDouble(Double::doubleValue)
          .average()
          .orElse(Double.NaN);
    }
  }
}
