package io.accbench.cli;

import io.accbench.app.Problems;
import io.accbench.hotspot.Filter;
import io.accbench.plan.Converters;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import picocli.CommandLine.Option;

/** The options that choose the samples of a recording that count. */
final class HotspotFilter {
  @Option(
      names = "--thread",
      paramLabel = "REGEX",
      description = "only threads whose name matches it")
  private String thread;

  @Option(
      names = "--package",
      paramLabel = "PACKAGE",
      split = ",",
      description = "only stacks with a class of this package; separate several packages by commas")
  private List<String> packages = List.of();

  @Option(
      names = "--from",
      paramLabel = "TIME",
      description =
          "from this time after the recording's start: 500ms, 10s, 5m; default: its start, or the"
              + " measured iterations of accbench's own recordings")
  private String from;

  @Option(
      names = "--to",
      paramLabel = "TIME",
      description = "up to this time after the recording's start")
  private String to;

  @Option(
      names = "--event",
      paramLabel = "TYPE",
      description =
          "count the stacks of this event, by the samples, bytes or time that it stands for:"
              + " jdk.ExecutionSample, jdk.JavaMonitorEnter, profiler.WallClockSample, …; default:"
              + " jdk.CPUTimeSample where all files have it, else jdk.ExecutionSample")
  private String event;

  /** Returns whether any option is given. */
  boolean given() {
    return thread != null || !packages.isEmpty() || from != null || to != null || event != null;
  }

  /**
   * Returns the filter for the recordings of a run; without a thread option, it lets the
   * benchmark's threads through.
   */
  Filter ofRun(Problems problems) {
    Filter asked = filter(problems);
    if (!asked.ofTime()) {
      problems.add(
          "--event "
              + event
              + ": the cells of a run are shown in ns/op, which only samples of time divide;"
              + " give the recordings themselves, which --keep-recordings keeps in the run's"
              + " recordings/");
    }
    return asked.thread() != null
        ? asked
        : new Filter(
            Filter.BENCHMARK_THREADS, asked.packages(), asked.from(), asked.to(), asked.event());
  }

  /** Returns the filter that the options describe; mistakes are added to the problems. */
  Filter filter(Problems problems) {
    Duration start = time("--from", from, problems);
    Duration end = time("--to", to, problems);
    if (start != null && end != null && start.compareTo(end) >= 0) {
      problems.add("--from " + from + " is not before --to " + to);
    }
    List<String> beginnings = packages.stream().map(each -> each.strip() + ".").toList();
    String type = event == null || event.contains(".") ? event : "jdk." + event;
    return new Filter(pattern(problems), beginnings, start, end, type);
  }

  private Pattern pattern(Problems problems) {
    try {
      return thread == null ? null : Pattern.compile(thread);
    } catch (PatternSyntaxException malformed) {
      problems.add(
          "--thread: not a regular expression: " + malformed.getDescription() + " in " + thread);
      return null;
    }
  }

  private static Duration time(String option, String text, Problems problems) {
    if (text == null) {
      return null;
    }
    Duration time = Converters.TimeConverter.parse(text).orElse(null);
    if (time == null) {
      problems.add(option + " " + text + ": give a time such as 500ms, 10s or 5m");
    }
    return time;
  }
}
