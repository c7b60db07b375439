package io.accbench.report.hotspot;

import io.accbench.analysis.Analysis;
import io.accbench.hotspot.Hotspots;
import io.accbench.hotspot.ProgramPart;
import io.accbench.hotspot.ProgramProfile;
import io.accbench.jfr.StackFrame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a program does in a part, beside what the cell does whose ratio stands for it. With other
 * documents, other methods take the time.
 *
 * @param part the part
 * @param cell id of the cell
 * @param methods the methods by their own code, those with the largest share on a side first
 * @param differing the share of the samples that would have to be in other methods for both sides
 *     to be alike, from 0 to 1
 */
record PayloadComparison(
    ProgramPart part, String cell, List<SharesOfMethod> methods, double differing) {

  /**
   * A method's own code.
   *
   * @param program its share of the samples of the part, from 0 to 1
   * @param measured its share of the samples of the cell, from 0 to 1
   */
  record SharesOfMethod(String method, double program, double measured) {}

  /** Returns the comparisons of the quoted rows that the run has hotspots of, one for each part. */
  static List<PayloadComparison> of(
      ProgramProfile profile, List<GainRow> quoted, Analysis analysis) {
    Map<String, CellHotspots> profiled = new HashMap<>();
    for (BlockHotspots block : RunHotspots.of(analysis).blocks()) {
      block.cells().forEach(cell -> profiled.put(cell.id(), cell));
    }
    Map<String, PayloadComparison> comparisons = new LinkedHashMap<>();
    for (GainRow row : quoted) {
      CellHotspots cell = profiled.get(row.from().planned().cell().id());
      Map<String, Long> methods = profile.methods(row.part());
      if (cell != null && !methods.isEmpty()) {
        comparisons.computeIfAbsent(
            row.part().words() + " " + cell.id(),
            any -> of(row.part(), methods, cell.id(), cell.hotspots()));
      }
    }
    return List.copyOf(comparisons.values());
  }

  private static PayloadComparison of(
      ProgramPart part, Map<String, Long> program, String cell, Hotspots hotspots) {
    Map<String, Long> measured = new HashMap<>();
    hotspots
        .methods()
        .forEach(each -> measured.merge(name(each.method()), each.self().samples(), Long::sum));
    Set<String> all = new TreeSet<>(program.keySet());
    all.addAll(measured.keySet());
    List<SharesOfMethod> shares = new ArrayList<>();
    for (String method : all) {
      shares.add(new SharesOfMethod(method, share(method, program), share(method, measured)));
    }
    shares.sort(
        Comparator.comparingDouble(
            (SharesOfMethod each) -> -Math.max(each.program, each.measured)));
    double differing =
        shares.stream().mapToDouble(each -> Math.abs(each.program - each.measured)).sum() / 2;
    return new PayloadComparison(part, cell, List.copyOf(shares), differing);
  }

  private static String name(StackFrame method) {
    return method.type() + "." + method.method();
  }

  private static double share(String method, Map<String, Long> weights) {
    double all = weights.values().stream().mapToLong(Long::longValue).sum();
    return all == 0 ? 0 : weights.getOrDefault(method, 0L) / all;
  }
}
