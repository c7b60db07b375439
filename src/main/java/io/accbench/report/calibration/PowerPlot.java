package io.accbench.report.calibration;

import io.accbench.calibration.CalibratedWorkload;
import io.accbench.calibration.Calibration;
import io.accbench.calibration.Detection;
import io.accbench.report.document.Tone;
import io.accbench.report.html.svg.LinearScale;
import io.accbench.report.html.svg.Marks;
import io.accbench.report.html.svg.ScaleAxis;
import io.accbench.report.html.svg.Svg;
import io.accbench.report.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The share of evaluations that find a slow-down, over its size, a line for each workload. */
final class PowerPlot {
  private static final double LEFT = 50;
  private static final double RIGHT = 520;
  private static final double TOP = 10;
  private static final double BOTTOM = 290;

  /** The least distance of two labels, in pixels. */
  private static final double ROOM = 14;

  private record Line(String name, Detection detection) {
    double last() {
      return detection.points().get(detection.points().size() - 1).share();
    }
  }

  private final List<Line> lines = new ArrayList<>();
  private final String id;
  private final LinearScale x;
  private final LinearScale y = new LinearScale(0, 100, BOTTOM, TOP);

  PowerPlot(Calibration calibration, String id) {
    this.id = id;
    List<CalibratedWorkload> workloads = calibration.workloads();
    List<String> names = WorkloadNames.of(workloads);
    double most = 0.01;
    for (int i = 0; i < workloads.size(); i++) {
      for (Detection detection : workloads.get(i).detections()) {
        if (!detection.points().isEmpty()) {
          lines.add(new Line(names.get(i), detection));
          int end = detection.points().size() - 1;
          most = Math.max(most, detection.points().get(end).slowDown());
        }
      }
    }
    this.x = new LinearScale(0, 100 * most, LEFT, RIGHT);
  }

  boolean empty() {
    return lines.isEmpty();
  }

  Svg drawing() {
    Svg svg = new Svg(id, 760, BOTTOM + 36, "Slow-downs that are found", description());
    lines.stream()
        .mapToDouble(line -> line.detection.margin())
        .distinct()
        .forEach(margin -> Marks.band(svg, x, 0, 100 * margin, TOP, BOTTOM));
    ScaleAxis.leftOf(svg, y, LEFT, RIGHT);
    ScaleAxis.below(svg, x, TOP, BOTTOM, "slow-down, %; upwards: found in % of evaluations");
    lines.sort(Comparator.comparingDouble(line -> -line.last()));
    double label = TOP - ROOM;
    for (Line line : lines) {
      label = Math.max(label + ROOM, y.at(100 * line.last()) + 4);
      line(svg, line, label);
    }
    return svg;
  }

  private String description() {
    return String.join(
        ". ",
        lines.stream()
            .map(
                line -> line.name + ": found in 80 % from " + percent(line.detection.smallest(0.8)))
            .toList());
  }

  private static String percent(double share) {
    return Double.isFinite(share) ? Svg.number(100 * share) + " %" : "more than was tried";
  }

  private void line(Svg svg, Line line, double label) {
    StringBuilder path = new StringBuilder();
    for (Detection.Point point : line.detection.points()) {
      path.append(path.length() == 0 ? 'M' : 'L').append(Svg.number(x.at(100 * point.slowDown())));
      path.append(' ').append(Svg.number(y.at(100 * point.share())));
    }
    String name = line.name + ", margin " + percent(line.detection.margin());
    svg.open("g", "class", "row", "data-key", "k" + lines.indexOf(line)).tip(name);
    Marks.toned(svg, Tone.FASTER);
    svg.leaf(
        "path",
        "d",
        path.toString(),
        "fill",
        "none",
        "stroke",
        "currentColor",
        "stroke-width",
        "1.6");
    svg.close();
    svg.text(RIGHT + 8, label, Text.shortened(name, 40), "class", "label", "font-size", 11);
    svg.close();
  }
}
