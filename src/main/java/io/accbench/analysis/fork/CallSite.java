package io.accbench.analysis.fork;

import io.accbench.model.JitOutcome;
import io.accbench.model.StableName;
import java.util.regex.Pattern;

/**
 * A place in bytecode where a method is called, with names that are the same in each fork.
 *
 * @param caller {@code io.accbench.kernel.bench.ReadAll::run}
 * @param bci index of the call in the caller's bytecode
 * @param callee the method that is called, as it is declared or as the compiler knew it
 */
public record CallSite(String caller, int bci, String callee) {
  /**
   * The classes of the measured loops, and that which makes collections in one of them. What
   * replays a graph runs between iterations alone.
   */
  private static final Pattern OURS =
      Pattern.compile("io\\.accbench\\.kernel\\.(bench\\.|graph\\.Copies::).*");

  /** The separator between a class and its method. */
  private static final String SEPARATOR = "::";

  static CallSite of(JitOutcome.CallLeft call) {
    return new CallSite(stable(call.caller()), call.bci(), stable(call.callee()));
  }

  /**
   * Returns whether the called method is accbench's own: one between JMH's stub and the accessor.
   */
  public boolean callsOurs() {
    return OURS.matcher(callee).matches();
  }

  /**
   * Returns whether the call is made once in an operation, not once in an access. JMH's stub and
   * the benchmark's own method make such calls.
   */
  public boolean oncePerOperation() {
    return stub(caller) || OURS.matcher(caller).matches() && type(caller).endsWith("Benchmark");
  }

  /**
   * Returns whether a method is JMH's stub: the loop around the benchmark, in which all measured
   * time passes.
   */
  static boolean stub(String method) {
    return method.contains("jmh_generated.") && method.endsWith("_jmhStub");
  }

  /** Returns the method's name with the name that its class has in every JVM. */
  static String stable(String method) {
    int end = method.contains(SEPARATOR) ? method.indexOf(SEPARATOR) : method.length();
    String type = method.substring(0, end);
    String stable = StableName.of(type);
    // no copy where nothing changes: a long run has hundreds of thousands of these names
    return stable.equals(type) ? method : stable + method.substring(end);
  }

  /** Returns a method's short name, which is enough to find it: {@code ReadAll::run}. */
  public static String brief(String method) {
    return type(method) + method.substring(method.indexOf(SEPARATOR));
  }

  private static String type(String method) {
    String type =
        method.contains(SEPARATOR) ? method.substring(0, method.indexOf(SEPARATOR)) : method;
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
