package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import java.util.Set;
import java.util.regex.Pattern;

/** Which frames are a way to reach a property: reflection, handles, Unsafe, generated code. */
final class Machinery {
  private static final Pattern TYPE =
      Pattern.compile(
          "java\\.lang\\.reflect\\..*|(jdk\\.internal|sun)\\.reflect\\..*|java\\.lang\\.invoke\\..*"
              + "|(jdk\\.internal\\.misc|sun\\.misc)\\.Unsafe|.*\\$\\$Lambda(\\W.*)?"
              + "|.*\\$Access4Jackson(De)?[sS]erializer.*|.*\\$\\$Hidden\\$.*"
              + "|.*Generated(Serialization)?(Method|Constructor)Accessor");

  /** Looking a member up is reflection, too. */
  private static final Pattern LOOKUP =
      Pattern.compile("(getDeclared|get|search|private)\\w*(Method|Field|Constructor)s?\\w*");

  /** What atomics, locks, buffers and call sites use the same classes for. */
  private static final Pattern OTHER_USE =
      Pattern.compile(
          "(weak)?[cC]ompareAnd\\w+|getAnd\\w+|(un)?park|\\w+Fence|(allocate|copy|set|free|re"
              + "allocate)Memory\\w*|linkToTargetMethod|linkToCallSite|invokeCleaner|arrayBaseOffset");

  /** Classes of the JDK that reach properties of others' classes. */
  private static final Set<String> SERIALIZATION =
      Set.of("java.io.ObjectStreamClass", "java.io.ObjectStreamClass$FieldReflector");

  private Machinery() {}

  /**
   * @param method normalised
   */
  static boolean is(Frame method) {
    return TYPE.matcher(method.type()).matches()
        || method.type().equals("java.lang.Class") && LOOKUP.matcher(method.method()).matches();
  }

  /** Whether the frame shows that its use is none that reaches a property. */
  static boolean otherUse(Frame method) {
    return OTHER_USE.matcher(method.method()).matches()
        || method.type().startsWith("java.lang.invoke.VarHandleByteArray");
  }

  /** Whether a caller uses machinery for its own state: the JDK's atomics, Jackson's buffers. */
  static boolean ownUse(Frame caller) {
    return ofJdk(caller) && !SERIALIZATION.contains(caller.type())
        || caller.type().startsWith("com.fasterxml.jackson.core.");
  }

  static boolean ofJdk(Frame method) {
    return method.type().matches("(java|javax|jdk|sun|com\\.sun)\\..*");
  }
}
