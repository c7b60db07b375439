package io.accbench.report.run;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.accbench.analysis.Analysis;
import io.accbench.kernel.wire.FactKeys;
import io.accbench.model.Cell;
import io.accbench.model.Header;
import io.accbench.model.Jvm;
import io.accbench.model.Launch;
import io.accbench.model.Mode;
import io.accbench.model.PlannedCell;
import io.accbench.model.SecondaryScores;
import io.accbench.model.Settings;
import io.accbench.report.text.Figure;
import io.accbench.report.text.ReportJson;
import io.accbench.suite.Suites;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes the samples in JMH's own JSON result format ({@code -rf json} of JMH 1.37), for its
 * viewers. As in JMH's files, a cell without a single fork that measured is absent. A cell is a
 * benchmark named for suite and operation, and its other axes are its parameters. The JVM is one of
 * them, too, since viewers distinguish results by benchmark and parameters.
 */
public final class JmhJson implements ReportWriter {
  /** The version of accbench's own JMH. */
  private static final String JMH_VERSION = "1.37";

  private static final ObjectMapper JSON =
      JsonMapper.builder().disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET).build();

  @Override
  public String format() {
    return "jmh";
  }

  @Override
  public String fileName() {
    return "results.json";
  }

  @Override
  public void write(Analysis analysis, Writer out) throws IOException {
    Map<String, List<Launch>> measured =
        analysis.launches().stream()
            .filter(launch -> !launch.failed() && !launch.samples().scores().isEmpty())
            .collect(Collectors.groupingBy(Launch::cell));
    ObjectWriter json = JSON.writer(ReportJson.printer());
    try (SequenceWriter results = json.writeValuesAsArray(out)) {
      for (PlannedCell planned : analysis.header().cellsById().values()) {
        List<Launch> launches = measured.get(planned.cell().id());
        if (launches != null) {
          results.write(result(analysis.header(), planned, launches));
        }
      }
    }
    out.write("\n");
    out.flush();
  }

  private static ObjectNode result(Header header, PlannedCell planned, List<Launch> launches) {
    Cell cell = planned.cell();
    ObjectNode result = JSON.createObjectNode();
    Map<String, String> facts = launches.get(0).facts();
    result.put(
        "jmhVersion", facts == null ? JMH_VERSION : facts.getOrDefault(FactKeys.JMH, JMH_VERSION));
    result.put("benchmark", Suites.of(cell).benchmark(cell));
    result.put("mode", cell.mode().label());
    result.put("threads", cell.threads());
    result.put("forks", launches.size());
    jvm(result, header, planned);
    iterations(result, header.settings().of(planned), planned);
    parameters(result.putObject("params"), planned);
    metrics(result, planned, launches);
    return result;
  }

  private static void jvm(ObjectNode result, Header header, PlannedCell planned) {
    String label = planned.cell().jvm();
    Jvm jvm = header.jvm(label).orElse(null);
    String version = jvm == null || jvm.version() == null ? "" : jvm.version();
    result.put("jvm", "<jdk:" + label + ">");
    ArrayNode arguments = result.putArray("jvmArgs");
    header.forkFlags(planned).forEach(arguments::add);
    result.put("jdkVersion", version.replaceFirst("\\+.*", ""));
    result.put("vmName", jvm == null || jvm.vm() == null ? "" : jvm.vm());
    result.put("vmVersion", version);
  }

  private static void iterations(ObjectNode result, Settings settings, PlannedCell planned) {
    boolean steady = planned.cell().mode().steady();
    boolean several = steady || planned.timing() != null;
    result.put("warmupIterations", several ? settings.iterations().warmup().most() : 0);
    result.put(
        "warmupTime", steady ? Figure.duration(settings.iterations().warmupTime()) : "single-shot");
    result.put("warmupBatchSize", 1);
    result.put("measurementIterations", several ? settings.iterations().measured() : 1);
    result.put(
        "measurementTime", steady ? Figure.duration(settings.iterations().time()) : "single-shot");
    result.put("measurementBatchSize", 1);
  }

  private static void parameters(ObjectNode params, PlannedCell planned) {
    Cell cell = planned.cell();
    boolean named = Suites.of(cell).benchmark(cell).equals(cell.operation());
    if (!named) {
      params.put(cell.work(), cell.operation());
    }
    Suites.of(cell).parameters(cell).forEach(params::put);
    if (!cell.pollution().none()) {
      params.put(Cell.POLLUTION, cell.pollution().text());
    }
    if (!cell.injection().isEmpty()) {
      params.put("injection", cell.injection());
    }
    if (!named) {
      params.put("form", planned.form());
    }
    params.put("jvm", cell.jvm());
  }

  private static void metrics(ObjectNode result, PlannedCell planned, List<Launch> launches) {
    WrittenScores written = WrittenScores.of(planned, launches.get(0).samples().unit());
    String unit = written.unit();
    ObjectNode secondary = JSON.createObjectNode();
    if (planned.cell().mode() == Mode.SAMPLE_TIME
        && launches.stream().allMatch(JmhJson::hasHistograms)) {
      List<List<List<List<Double>>>> forks =
          launches.stream()
              .map(launch -> written.histograms(launch.samples().histograms()))
              .toList();
      result.set("primaryMetric", JmhMetric.ofHistograms(forks, unit));
      JmhMetric.addPercentiles(forks, unit, secondary);
    } else {
      List<List<Double>> forks =
          launches.stream().map(launch -> written.scores(launch.samples().scores())).toList();
      result.set("primaryMetric", JmhMetric.ofScores(forks, unit));
    }
    List<List<Double>> bytes = launches.stream().map(JmhJson::known).toList();
    if (bytes.stream().anyMatch(fork -> !fork.isEmpty())) {
      secondary.set("gc.alloc.rate.norm", JmhMetric.ofScores(bytes, "B/op"));
    }
    secondary(planned, launches, secondary);
    result.set("secondaryMetrics", secondary);
  }

  /** Adds what was measured beside the score. */
  private static void secondary(PlannedCell planned, List<Launch> launches, ObjectNode metrics) {
    Map<String, List<SecondaryScores>> byName = new TreeMap<>();
    for (Launch launch : launches) {
      launch
          .samples()
          .numbers()
          .forEach(
              (name, scores) -> byName.computeIfAbsent(name, any -> new ArrayList<>()).add(scores));
    }
    byName.forEach(
        (name, forks) -> {
          WrittenScores written = WrittenScores.of(planned, forks.get(0).unit());
          List<List<Double>> scores =
              forks.stream().map(fork -> written.scores(fork.scores())).toList();
          metrics.set(name, JmhMetric.ofScores(scores, written.unit()));
        });
  }

  /**
   * Returns the known allocations of a launch. JMH's own files have no gaps, so an iteration with
   * unknown allocation is left out.
   */
  private static List<Double> known(Launch launch) {
    return launch.samples().allocatedBytesPerOp().stream().filter(Double::isFinite).toList();
  }

  private static boolean hasHistograms(Launch launch) {
    return !launch.samples().histograms().isEmpty();
  }
}
