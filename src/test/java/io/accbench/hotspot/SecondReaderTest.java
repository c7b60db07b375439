package io.accbench.hotspot;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.jfr.Recordings;
import io.accbench.jfr.StackFrame;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import one.jfr.ClassRef;
import one.jfr.JfrReader;
import one.jfr.MethodRef;
import one.jfr.StackTrace;
import one.jfr.event.ExecutionSample;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same files by async-profiler's reader, which shares no code with the JDK's. */
class SecondReaderTest {
  /** All there are, within measured iterations or not. */
  private static final Filter ALL =
      new Filter(null, List.of(), Duration.ZERO, null, "jdk.ExecutionSample");

  private final Map<StackFrame, Integer> self = new HashMap<>();
  private final Map<StackFrame, Integer> total = new HashMap<>();

  static List<Path> files() {
    return List.of(
        Recordings.JDK_17, Recordings.JDK_25, Recordings.RECEIVERS_17, Recordings.RECEIVERS_25);
  }

  @ParameterizedTest
  @MethodSource("files")
  void counts_of_methods_are_the_same(Path file) throws IOException {
    try (JfrReader reader = new JfrReader(file.toString())) {
      for (ExecutionSample sample : reader.readAllEvents(ExecutionSample.class)) {
        add(reader, reader.stackTraces.get(sample.stackTraceId));
      }
    }

    assertThat(ours(file, SampleShare.OfMethod::self)).isEqualTo(self).hasSizeGreaterThan(1);
    assertThat(ours(file, SampleShare.OfMethod::total)).isEqualTo(total);
  }

  private void add(JfrReader reader, StackTrace stack) {
    Set<StackFrame> methods = new LinkedHashSet<>();
    for (long method : stack.methods) {
      methods.add(frame(reader, reader.methods.get(method)));
    }
    self.merge(methods.iterator().next(), 1, Integer::sum);
    methods.forEach(method -> total.merge(method, 1, Integer::sum));
  }

  /** By the same name as ours: what differs from JVM to JVM is left out. */
  private static StackFrame frame(JfrReader reader, MethodRef method) {
    ClassRef type = reader.classes.get(method.cls);
    String name = text(reader, type.name).replace('/', '.');
    return StableNames.method(
        new StackFrame(name, text(reader, method.name), text(reader, method.sig), 0));
  }

  private static String text(JfrReader reader, long symbol) {
    return new String(reader.symbols.get(symbol), UTF_8);
  }

  private static Map<StackFrame, Integer> ours(
      Path file, Function<SampleShare.OfMethod, SampleShare> share) {
    Map<StackFrame, Integer> counts = new HashMap<>();
    for (SampleShare.OfMethod each : HotspotReader.read(List.of(file), ALL).methods()) {
      int samples = (int) share.apply(each).samples();
      if (samples > 0) {
        counts.put(each.method(), samples);
      }
    }
    return counts;
  }
}
