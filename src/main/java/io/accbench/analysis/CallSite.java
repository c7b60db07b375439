package io.accbench.analysis;

import io.accbench.model.JitOutcome;
import java.util.regex.Pattern;

/**
 * One place in bytecode where a method is called, by names that are the same in each fork.
 *
 * @param caller {@code io.accbench.kernel.bench.ReadAll::run}
 * @param bci index of the call in the caller's bytecode
 * @param callee as it is declared, or as the compiler knew it
 */
public record CallSite(String caller, int bci, String callee) {
  /** The measured loops, and the copying of collections that one of them calls. */
  private static final Pattern OURS =
      Pattern.compile("io\\.accbench\\.kernel\\.(bench|graph|proof)\\..*");

  private static final Pattern ADDRESS = Pattern.compile("[/+]0x[0-9a-fA-F]+");
  private static final Pattern NUMBERED = Pattern.compile("(Generated\\w+Accessor)\\d+");

  static CallSite of(JitOutcome.Call call) {
    return new CallSite(stable(call.caller()), call.bci(), stable(call.callee()));
  }

  /** Whether the method that is called is accbench's own: between JMH's stub and the accessor. */
  boolean callsOurs() {
    return OURS.matcher(callee).matches();
  }

  /**
   * Whether the call is made once in an operation, not once in an access: JMH's stub or the
   * benchmark's own method makes it.
   */
  boolean oncePerOperation() {
    return stub(caller) || OURS.matcher(caller).matches() && type(caller).endsWith("Benchmark");
  }

  /**
   * Whether a method is the loop of JMH around the benchmark, in which all measured time passes.
   */
  static boolean stub(String method) {
    return method.contains("jmh_generated.") && method.endsWith("_jmhStub");
  }

  /**
   * A method's name without what differs from JVM to JVM: the address of a hidden class, the number
   * of a generated one.
   */
  static String stable(String method) {
    String named = ADDRESS.matcher(method).replaceAll("");
    return NUMBERED.matcher(named).replaceAll("$1");
  }

  /** {@code ReadAll::run}, which is enough to find it. */
  static String brief(String method) {
    return type(method) + method.substring(method.indexOf("::"));
  }

  private static String type(String method) {
    String type = method.contains("::") ? method.substring(0, method.indexOf("::")) : method;
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
