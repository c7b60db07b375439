package io.accbench.report.text;

import java.util.Map;

/**
 * The reasons for which HotSpot does not inline a call, in words: HotSpot's own, which are short,
 * and what they mean. HotSpot's words are those of {@code bytecodeInfo.cpp}, {@code doCall.cpp} and
 * {@code c1_GraphBuilder.cpp} of JDK 17 to 25.
 */
public final class InliningText {
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

  /**
   * The meanings of the most common reasons where there is room for a sentence, with the usual
   * limits on x86.
   */
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

  private InliningText() {}

  /**
   * Returns the reason as a clause with HotSpot's own words, where "it" is the method that is
   * called. Where no clause is known, only HotSpot's words are given.
   */
  static String clause(String reason) {
    String clause = CLAUSES.get(reason);
    return clause == null
        ? "HotSpot's log says \"" + words(reason) + "\""
        : clause + " (\"" + reason + "\")";
  }

  /**
   * Returns HotSpot's words and what they mean; the words alone where their meaning is not known
   * here.
   */
  public static String words(String reason) {
    String meaning = MEANINGS.get(reason);
    return meaning == null ? reason : reason + " (" + meaning + ")";
  }
}
