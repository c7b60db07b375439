package io.accbench.jit;

import java.util.Set;

/**
 * A line of the log that {@code -Xlog:jit+compilation=debug,jit+inlining=debug} writes with the
 * decorator {@code tid}, and {@code deoptimization=debug} where the JVM has it.
 */
sealed interface LogLine {
  /** Returns the operating system's number of the thread that wrote the line. */
  int thread();

  /**
   * A compilation begins: {@code [9517] 721 % 4 com.acme.Order::total @ 13 (56 bytes)}.
   *
   * @param id the compiler's number for this compilation
   * @param level 1 to 4; 4 where the JVM has one tier
   * @param bytes size of the method's bytecode
   */
  record Started(int thread, int id, int level, boolean osr, String method, int bytes)
      implements LogLine {}

  /** A compilation was given up: {@code [9517] 721 4 … COMPILE SKIPPED: out of nodes}. */
  record GivenUp(int thread, int id) implements LogLine {}

  /**
   * The code of a compilation is used no more: {@code [9517] 721 4 … made not entrant}. JDK 25 adds
   * the reason.
   */
  record Discarded(int thread, int id, int level, String method, String reason)
      implements LogLine {}

  /**
   * Compiled code met what it does not handle, and was left for the interpreter: {@code [9517] cid=
   * 721 level=4 com.acme.Order.total(I)I trap_bci=29 class_check maybe_recompile pc=…}.
   *
   * @param id the number of the compilation of the code
   * @param method the method, inlined in that code or its own
   */
  record Trapped(int thread, int id, int level, String method, int bci, String reason)
      implements LogLine {}

  /**
   * A compiler decided on a call: {@code [9517] @ 29 com.acme.Order::total (56 bytes) too big}.
   *
   * @param indent of the line, which grows by 2 with each method that is inlined
   * @param inlined whether the compiled code makes no call here
   * @param reason for the decision, in the compiler's words
   */
  record Decided(int thread, int indent, int bci, String callee, boolean inlined, String reason)
      implements LogLine {}

  /** The reasons that the last or the first tier gives where the compiled code makes no call. */
  Set<String> INLINED =
      Set.of(
          "inline", "accessor", "intrinsic", "(intrinsic)", "(intrinsic, virtual)", "many throws");

  /** The words before the reason of a call that stays; JDK 25 writes them, JDK 17 never does. */
  String FAILED = "failed to inline: ";

  /** The words before the reason why code is used no more; JDK 17 gives none. */
  String DISCARDED = "made not entrant";

  /** Returns the parsed line, or null if it is malformed or of another kind. */
  static LogLine of(String line) {
    Cursor at = new Cursor(line);
    int thread = at.decorator();
    if (thread < 0) {
      return null;
    }
    int call = at.call();
    if (call >= 0) {
      return decision(thread, call, at);
    }
    return at.skip("cid=") ? trap(thread, at) : compilation(thread, at);
  }

  private static LogLine compilation(int thread, Cursor at) {
    int id = at.number();
    String attributes = at.take(1 + "%s!bn".length() + 1);
    if (id < 0 || !attributes.startsWith(" ") || !attributes.endsWith(" ")) {
      return null;
    }
    boolean osr = attributes.charAt(1) == '%';
    int level = at.level();
    String method = at.word();
    if (osr) {
      at.skip("@");
      at.number();
    }
    int bytes = at.bytes();
    if (!method.contains("::") || bytes < 0) {
      return null;
    }
    String remark = at.rest();
    if (remark.isEmpty()) {
      return new Started(thread, id, level, osr, method, bytes);
    }
    if (remark.startsWith(DISCARDED)) {
      String reason = remark.substring(DISCARDED.length()).replaceFirst("^\\W+", "");
      return new Discarded(thread, id, level, method, reason);
    }
    return remark.startsWith("COMPILE SKIPPED") ? new GivenUp(thread, id) : null;
  }

  private static LogLine trap(int thread, Cursor at) {
    int id = at.number();
    at.skip("osr");
    int level = at.skip("level=") ? at.number() : -1;
    String signature = at.word();
    int name = signature.lastIndexOf('.', Math.max(0, signature.indexOf('(')));
    int bci = at.skip("trap_bci=") ? at.number() : -1;
    if (at.skip("osr_bci=")) {
      at.number();
    }
    String reason = at.word();
    if (id < 0 || level < 0 || name < 0 || bci < 0 || reason.isEmpty()) {
      return null;
    }
    String method =
        signature.substring(0, name) + "::" + signature.substring(name + 1, signature.indexOf('('));
    return new Trapped(thread, id, level, method, bci, reason);
  }

  private static LogLine decision(int thread, int indent, Cursor at) {
    int bci = at.number();
    String callee = at.word();
    boolean sized = at.bytes() >= 0 || at.skip("(not loaded)") || at.skip("(native)");
    String reason = at.rest();
    if (bci < 0 || !sized || !callee.contains("::") || reason.isEmpty()) {
      return null;
    }
    boolean failed = reason.startsWith(FAILED);
    return new Decided(
        thread,
        indent,
        bci,
        callee,
        !failed && inlined(reason),
        failed ? reason.substring(FAILED.length()) : reason);
  }

  private static boolean inlined(String reason) {
    return INLINED.contains(reason)
        || reason.startsWith("inline (")
        || reason.startsWith("force inline")
        || reason.startsWith("force (incremental) inline");
  }
}
