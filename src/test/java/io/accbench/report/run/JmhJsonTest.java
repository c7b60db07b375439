package io.accbench.report.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.SampleTimeResult;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.SampleBuffer;

/** The same samples, written by JMH 1.37 itself, must give the same document. */
class JmhJsonTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void average_time_is_what_jmh_writes() throws IOException {
    BenchmarkParams params =
        params(org.openjdk.jmh.annotations.Mode.AverageTime, 2, "reflection", "plain");
    List<BenchmarkResult> forks =
        List.of(
            fork(params, average(1990.0), average(2010.5), average(2000.25)),
            fork(params, average(2020.0), average(1999.0), average(2003.125)));
    assertThat(ours("avgt", "reflection")).isEqualTo(jmhs(new RunResult(params, forks)));
  }

  @Test
  void sample_time_is_what_jmh_writes() throws IOException {
    BenchmarkParams params =
        params(org.openjdk.jmh.annotations.Mode.SampleTime, 1, "hidden", "property");
    List<BenchmarkResult> forks =
        List.of(fork(params, List.of(sample(39, 10, 41, 10)), List.of(sample(41, 20))));
    assertThat(ours("sample", "hidden")).isEqualTo(jmhs(new RunResult(params, forks)));
  }

  @Test
  void two_samples_have_no_error_and_say_so_as_jmh_does() {
    JsonNode metric = JmhMetric.ofScores(List.of(List.of(1.0, 2.0)), "ns/op");
    assertThat(metric.get("score").doubleValue()).isEqualTo(1.5);
    assertThat(metric.get("scoreError").textValue()).isEqualTo("NaN");
    assertThat(metric.get("scoreConfidence").toString()).isEqualTo("[\"NaN\",\"NaN\"]");
  }

  @Test
  void cells_that_did_not_measure_are_absent() throws IOException {
    for (JsonNode result : all()) {
      assertThat(result.at("/params/strategy").textValue()).isNotIn("unsafe", "lambda");
      assertThat(result.at("/primaryMetric/rawData")).isNotEqualTo(JSON.createArrayNode());
    }
  }

  private static JsonNode all() throws IOException {
    return JSON.readTree(Written.by(new JmhJson(), SampleAnalysis.finished()));
  }

  private static JsonNode ours(String mode, String strategy) throws IOException {
    for (JsonNode result : all()) {
      if (result.get("mode").textValue().equals(mode)
          && result.at("/params/member").textValue().equals("field")
          && result.at("/params/strategy").textValue().equals(strategy)) {
        return result;
      }
    }
    throw new AssertionError("no result for " + mode + " " + strategy);
  }

  private static JsonNode jmhs(RunResult result) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, false, UTF_8);
    ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(List.of(result));
    out.flush();
    return JSON.readTree(bytes.toString(UTF_8)).get(0);
  }

  private static List<Result<?>> average(double nanos) {
    return List.of(
        new AverageTimeResult(
            ResultRole.PRIMARY, "read", 1000, (long) (nanos * 1000), TimeUnit.NANOSECONDS),
        new ScalarResult("gc.alloc.rate.norm", 24.0, "B/op", AggregationPolicy.AVG));
  }

  private static SampleTimeResult sample(long... valuesAndCounts) {
    SampleBuffer buffer = new SampleBuffer();
    for (int i = 0; i < valuesAndCounts.length; i += 2) {
      for (long n = 0; n < valuesAndCounts[i + 1]; n++) {
        buffer.add(valuesAndCounts[i]);
      }
    }
    return new SampleTimeResult(ResultRole.PRIMARY, "read", buffer, TimeUnit.NANOSECONDS);
  }

  @SafeVarargs
  private static BenchmarkResult fork(
      BenchmarkParams params, List<? extends Result<?>>... results) {
    List<IterationResult> iterations = new ArrayList<>();
    for (List<? extends Result<?>> result : results) {
      IterationResult iteration = new IterationResult(params, params.getMeasurement(), null);
      iteration.addResults(result);
      iterations.add(iteration);
    }
    return new BenchmarkResult(params, iterations);
  }

  private static BenchmarkParams params(
      org.openjdk.jmh.annotations.Mode mode, int forks, String strategy, String form) {
    WorkloadParams workload = new WorkloadParams();
    String[] pairs = {
      "strategy",
      strategy,
      "fixture",
      "order",
      "member",
      "field",
      "layout",
      "bean",
      "slot",
      "typed",
      "form",
      form,
      "operation",
      "read",
      "jvm",
      "17"
    };
    for (int i = 0; i < pairs.length; i += 2) {
      workload.put(pairs[i], pairs[i + 1], i);
    }
    return new BenchmarkParams(
        "io.accbench.access.read",
        "generated",
        true,
        1,
        new int[] {1},
        List.of(),
        forks,
        0,
        new IterationParams(IterationType.WARMUP, 5, TimeValue.milliseconds(200), 1),
        new IterationParams(IterationType.MEASUREMENT, 3, TimeValue.seconds(1), 1),
        mode,
        workload,
        TimeUnit.NANOSECONDS,
        1,
        "<jdk:17>",
        List.of("-Xmx256m"),
        "17.0.15",
        "OpenJDK 64-Bit Server VM",
        "17.0.15+6",
        "1.37",
        TimeValue.minutes(10));
  }
}
