/** Which of the study's two libraries the stack holds. */
final class Library {
  /** Whether it has what the study's change brought. */
  static final boolean OPTIMIZED =
      has("software.amazon.smithy.java.core.schema.SchemaExtensionProvider");

  private Library() {}

  private static boolean has(String type) {
    try {
      Class.forName(type, false, Library.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException before) {
      return false;
    }
  }

  /** Refuses a library that would put a number into a column of the study that is not its own. */
  static void mustBeOptimized(boolean optimized) {
    if (optimized != OPTIMIZED) {
      throw new UnsupportedOperationException(
          optimized
              ? "this library is the study's baseline, before the change"
              : "this library has the study's change, and is no baseline");
    }
  }
}
