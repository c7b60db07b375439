package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.Assembler;
import io.accbench.prepare.discover.Jdk;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The generated assemblers of a recipe. An assembler is a class with the code that makes, fills and
 * reads beans; each is held once and has a number.
 */
final class Assemblers {
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final List<Generated> generated = new ArrayList<>();

  /** Returns the number of the assembler, and adds the assembler if it is new. */
  int number(Generated assembler) {
    return numbers.computeIfAbsent(
        assembler.name(),
        name -> {
          generated.add(assembler);
          return generated.size() - 1;
        });
  }

  /** Returns the number of the assembler that lists the constants of an enum. */
  int constants(Class<?> type) {
    boolean reachable = MemberAccess.toType(Assembler.class, type);
    return number(
        Jdk.owns(type) && reachable
            ? Generated.ofJdkEnum(type)
            : Generated.of(type, false, List.of(code -> code.constants(type))));
  }

  /** Returns the number of the assembler that calls a static factory without arguments. */
  int factory(Method method) {
    Class<?> owner = method.getDeclaringClass();
    MethodType signature = MethodType.methodType(method.getReturnType());
    return number(
        Generated.of(
            owner,
            !MemberAccess.toExecutable(owner, method),
            List.of(code -> code.call(owner, method.getName(), signature, new int[0]))));
  }

  List<Generated> all() {
    return generated;
  }
}
