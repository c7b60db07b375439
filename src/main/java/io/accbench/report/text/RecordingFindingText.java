package io.accbench.report.text;

import io.accbench.model.FindingKind;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The sentences of findings on recordings, and on differences between them. */
final class RecordingFindingText {
  private RecordingFindingText() {}

  /** Returns the sentence of a kind; null where it is of another area. */
  static String of(FindingKind kind, FindingArguments arguments) {
    return switch (kind) {
      case NO_METHODS ->
          arguments.say("no methods: no %s in it that counts; record with settings=profile");
      case RECORDED_TOO_SHORT ->
          arguments.format(
              (arguments.flag(2) ? "rough: only %1$d %3$s" : "few %3$s: %1$d")
                  + "; record longer, or give more recordings, until there are %2$d",
              arguments.number(0),
              arguments.number(1),
              arguments.text(3));
      case NOT_RECORDED ->
          arguments.format(
              "nothing is known of %s: the recordings show no such events, nor that they were"
                  + " enabled",
              Arrays.stream(arguments.text(0).split(" "))
                  .map(RecordingFindingText::recordable)
                  .collect(Collectors.joining(", ")));
      case OTHER_SAMPLES ->
          arguments.say("it has %2$d events %1$s: --event %1$s shows their stacks");
      case SAMPLES_WITHOUT_STACK ->
          Counts.of(arguments.number(0), "sample")
              + (arguments.number(0) == 1
                  ? " has no stack and is not counted"
                  : " have no stack and are not counted");
      case STACKS_CUT_OFF ->
          arguments.say(
              "%d stacks are cut off at the root, so totals are too low; record with"
                  + " -XX:FlightRecorderOptions:stackdepth=256");
      case SAMPLES_LOST -> arguments.say("%s: %d samples were lost, so counts are too low");
      case EVENTS_LOST -> arguments.say("%s: %d bytes of events were lost, so counts are too low");
      case INLINING_UNKNOWN ->
          arguments.say(
              "calls that were not inlined are missing for %d of %d compilations; record with"
                  + " jdk.Compilation#threshold=0ms");
      case JVMS_ADDED_UP ->
          arguments.say("samples of different JVMs are added up, so shares mix them: %s");
      case COMPILED_LATE ->
          arguments.say(
              "%.0f methods a second were compiled by the last tier in the second half: the program"
                  + " had not warmed up, so earlier samples are of slower code");
      case RECORDING_DAMAGED -> arguments.say("incomplete: %s, byte %d: %s");
      case NO_MEASURED_ITERATION ->
          arguments.say("%s: no measured iteration ended in it, so the whole recording counts");
      case ONLY_MEASURED_ITERATIONS ->
          arguments.say(
              "%s: only its %d measured iterations count (for compilations all of it); --from 0s"
                  + " counts everything");
      case SAMPLER_MISSING -> arguments.say("%s: no %s in it that counts");
      case SAMPLER_LEFT_OUT ->
          arguments.say(
              "%s: no %s in it that counts; its %s are left out, since different samplers are never"
                  + " added up; show the file alone");
      case NO_SAMPLES_TO_COMPARE -> arguments.say("no samples of %s to compare");
      case DIFFERENT_JVMS -> arguments.say("different JVM: %s, then %s");
      case DIFFERENT_COLLECTORS -> arguments.say("different collectors: %s, then %s");
      case DIFFERENT_SAMPLERS -> arguments.say("different sampler: %s, then %s");
      case RUNS_NOT_SIDE_BY_SIDE ->
          "of two runs, whose forks did not run side by side: changes of the machine between them"
              + " also count as moved";
      case DIFFERENT_MACHINES -> arguments.say("of two machines: %s, then %s");
      case DIFFERENT_PAYLOADS ->
          arguments.say("the payload of %s differs, so what moved may come from the payload");

      default -> null;
    };
  }

  private static String recordable(String name) {
    return switch (name) {
      case "ALLOCATION" -> "allocation";
      case "COLLECTIONS" -> "garbage collections";
      case "COMPILATIONS" -> "compilations";
      case "DEOPTIMIZATIONS" -> "deoptimizations";
      case "INLINING" -> "calls that were not inlined";
      case "JVM" -> "the JVM's version";
      case "COLLECTORS" -> "the garbage collectors";
      default -> name;
    };
  }
}
