package io.accbench.analysis;

import java.util.Map;
import java.util.Set;

/**
 * Why HotSpot did not inline a call, in words: its own, which are short, and what they mean. From
 * {@code bytecodeInfo.cpp}, {@code doCall.cpp} and {@code c1_GraphBuilder.cpp} of JDK 17 to 25.
 */
public final class InliningReason {
  private static final Map<String, String> MEANINGS =
      Map.ofEntries(
          Map.entry("no static binding", "megamorphic: too many classes receive it"),
          Map.entry("receiver not constant", "the method handle is no constant"),
          Map.entry("MemberName not constant", "the method handle's target is no constant"),
          Map.entry("hot method too big", "more bytecode than FreqInlineSize"),
          Map.entry("too big", "more bytecode than MaxInlineSize, and called too rarely for more"),
          Map.entry("already compiled into a big method", "more machine code than InlineSmallCode"),
          Map.entry(
              "already compiled into a medium method",
              "more machine code than a quarter of InlineSmallCode, and called too rarely for"
                  + " more"),
          Map.entry("inlining too deep", "deeper than MaxInlineLevel"),
          Map.entry("recursive inlining is too deep", "deeper than MaxRecursiveInlineLevel"),
          Map.entry("NodeCountInliningCutoff", "the caller has grown too large"),
          Map.entry("size > DesiredMethodLimit", "the caller has grown too large"),
          Map.entry("low call site frequency", "called too rarely"),
          Map.entry("executed < MinInliningThreshold times", "called too rarely"),
          Map.entry("don't inline by annotation", "@DontInline of the JDK"),
          Map.entry("native method", "not Java"));

  /** What the commonest mean where there is room for a sentence, with x86's usual limits. */
  private static final Map<String, String> CLAUSES =
      Map.of(
          "already compiled into a big method",
          "C2 had compiled it by itself before, to more than the 2,500 bytes of InlineSmallCode",
          "already compiled into a medium method",
          "C2 had compiled it by itself before, to more than a quarter of InlineSmallCode, and"
              + " found the call rare",
          "hot method too big",
          "its bytecode is over the 325 bytes of FreqInlineSize",
          "too big",
          "its bytecode is over the 35 bytes of MaxInlineSize, and C2 found the call rare");

  /**
   * The compiler had not seen the call run, or it makes an exception, so that it is no part of what
   * is timed.
   */
  private static final Set<String> NOT_RUN =
      Set.of(
          "never executed",
          "call site not reached",
          "unloaded signature classes",
          "callee's klass not linked yet",
          "don't inline Throwable constructors",
          "executed < MinInliningThreshold times");

  private InliningReason() {}

  /**
   * The reason as a clause with a subject, the method that is called being "it", and HotSpot's own
   * words, alone where no clause is known.
   */
  static String clause(String reason) {
    String clause = CLAUSES.get(reason);
    return clause == null
        ? "HotSpot's log says \"" + words(reason) + "\""
        : clause + " (\"" + reason + "\")";
  }

  /** Whether a call stayed one only because it had hardly run, or makes an exception. */
  static boolean notRun(String reason) {
    return NOT_RUN.contains(reason);
  }

  /** Returns HotSpot's words and what they mean; alone where they are not known here. */
  public static String words(String reason) {
    String meaning = MEANINGS.get(reason);
    return meaning == null ? reason : reason + " (" + meaning + ")";
  }
}
