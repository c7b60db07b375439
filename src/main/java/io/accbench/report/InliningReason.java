package io.accbench.report;

import java.util.Map;

/**
 * Why HotSpot did not inline a call, in words: its own, which are short, and what they mean. From
 * {@code bytecodeInfo.cpp}, {@code doCall.cpp} and {@code c1_GraphBuilder.cpp} of JDK 17 to 25.
 */
final class InliningReason {
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

  private InliningReason() {}

  /** HotSpot's words alone where they are not known here. */
  static String words(String reason) {
    String meaning = MEANINGS.get(reason);
    return meaning == null ? reason : reason + " (" + meaning + ")";
  }
}
