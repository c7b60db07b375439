package io.accbench.rpctrace;

import static java.util.Map.entry;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The recipes that visit every file: some search, some format, some change code. */
final class Recipes {
  private static final String JAVA = "org.openrewrite.java.";

  static final List<Map.Entry<String, Map<String, Object>>> ALL =
      List.of(
          recipe("OrderImports"),
          recipe("RemoveUnusedImports"),
          recipe("ShortenFullyQualifiedTypeReferences"),
          recipe("SimplifySingleElementAnnotation"),
          recipe("RemoveObjectsIsNull"),
          recipe("format.AutoFormat"),
          recipe("format.BlankLines"),
          recipe("format.EmptyNewlineAtEndOfFile"),
          recipe("format.MethodParamPad"),
          recipe("format.NoWhitespaceAfter"),
          recipe("format.NoWhitespaceBefore"),
          recipe("format.NormalizeFormat"),
          recipe("format.NormalizeLineBreaks"),
          recipe("format.NormalizeTabsOrSpaces"),
          recipe("format.PadEmptyForLoopComponents"),
          recipe("format.RemoveTrailingWhitespace"),
          recipe("format.SingleLineComments"),
          recipe("format.Spaces"),
          recipe("format.TabsAndIndents"),
          recipe("format.TypecastParenPad"),
          recipe("format.WrappingAndBraces"),
          recipe("search.FindEmptyClasses"),
          recipe("search.FindEmptyMethods"),
          recipe("search.FindMissingTypes"),
          recipe("search.FindDeprecatedClasses"),
          recipe("search.FindDeprecatedFields"),
          recipe("search.FindDeprecatedMethods"),
          recipe("search.FindTypes", entry("fullyQualifiedTypeName", "java.lang.Number")),
          recipe("search.FindTypes", entry("fullyQualifiedTypeName", "java.io.Serializable")),
          recipe("search.FindMethods", entry("methodPattern", "java.util.Objects *(..)")),
          recipe("search.FindMethods", entry("methodPattern", "java.lang.Object hashCode()")),
          recipe("search.FindImplementations", entry("typeName", "java.lang.Comparable")),
          recipe("search.FindAnnotations", entry("annotationPattern", "@java.lang.Deprecated")),
          recipe("search.FindLiterals", entry("pattern", "[0-9]+")),
          recipe(
              "ChangeMethodName",
              entry("methodPattern", "java.util.Objects requireNonNull(..)"),
              entry("newMethodName", "requireSome")),
          recipe(
              "ChangeType",
              entry("oldFullyQualifiedTypeName", "java.util.Comparator"),
              entry("newFullyQualifiedTypeName", "com.acme.Order")),
          recipe(
              "ChangePackage",
              entry("oldPackageName", "org.apache.commons.lang3"),
              entry("newPackageName", "com.acme.lang"),
              entry("recursive", true)));

  private Recipes() {}

  @SafeVarargs
  private static Map.Entry<String, Map<String, Object>> recipe(
      String name, Map.Entry<String, Object>... options) {
    Map<String, Object> inOrder = new LinkedHashMap<>();
    for (Map.Entry<String, Object> option : options) {
      inOrder.put(option.getKey(), option.getValue());
    }
    return entry(JAVA + name, inOrder);
  }
}
