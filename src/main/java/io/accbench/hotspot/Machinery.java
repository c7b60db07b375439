package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Recognises frames that are a way to reach a property: reflection, handles, Unsafe, generated
 * code.
 */
final class Machinery {
  private static final List<String> PACKAGES =
      List.of("java.lang.reflect.", "java.lang.invoke.", "jdk.internal.reflect.", "sun.reflect.");

  private static final Set<String> UNSAFE = Set.of("jdk.internal.misc.Unsafe", "sun.misc.Unsafe");

  private static final Pattern GENERATED =
      Pattern.compile(
          "\\$\\$Lambda(\\W|$)|\\$Access4Jackson(De)?[sS]erializer|\\$\\$Hidden\\$"
              + "|Generated(Serialization)?(Method|Constructor)Accessor$");

  /** The methods that look up a member, which is reflection, too. */
  private static final Pattern LOOKUP =
      Pattern.compile("(getDeclared|get|search|private)\\w*(Method|Field|Constructor)s?\\w*");

  /** The methods of the same classes that atomics, locks, buffers and call sites use. */
  private static final Pattern OTHER_USE =
      Pattern.compile(
          "(weak)?[cC]ompareAnd\\w+|getAnd\\w+|(un)?park|\\w+Fence"
              + "|(allocate|copy|set|free|reallocate)Memory\\w*|invokeCleaner|arrayBaseOffset"
              + "|linkTo(TargetMethod|CallSite)|link(CallSite|Method|DynamicConstant)\\w*"
              + "|findMethodHandleType");

  private static final Pattern JDK = Pattern.compile("(java|javax|jdk|sun|com\\.sun)\\.");

  /** The classes of the JDK that reach properties of other classes. */
  private static final Set<String> SERIALIZATION =
      Set.of("java.io.ObjectStreamClass", "java.io.ObjectStreamClass$FieldReflector");

  private Machinery() {}

  /**
   * @param method the method, normalised
   */
  static boolean is(StackFrame method) {
    String type = method.type();
    return PACKAGES.stream().anyMatch(type::startsWith)
        || unsafe(type)
        || generated(type)
        || (type.equals("java.lang.Class") && LOOKUP.matcher(method.method()).matches());
  }

  static boolean unsafe(String type) {
    return UNSAFE.contains(type);
  }

  /** Returns whether a class was generated to reach properties. */
  static boolean generated(String type) {
    return GENERATED.matcher(type).find();
  }

  /** Returns whether the frame belongs to a use that reaches no property. */
  static boolean otherUse(StackFrame method) {
    return OTHER_USE.matcher(method.method()).matches()
        || method.type().startsWith("java.lang.invoke.VarHandleByteArray");
  }

  /**
   * Returns whether a caller uses machinery for its own state: the JDK's atomics, Jackson's
   * buffers.
   */
  static boolean ownUse(StackFrame caller) {
    return (ofJdk(caller) && !SERIALIZATION.contains(caller.type()))
        || caller.type().startsWith("com.fasterxml.jackson.core.");
  }

  static boolean ofJdk(StackFrame method) {
    return JDK.matcher(method.type()).lookingAt();
  }
}
