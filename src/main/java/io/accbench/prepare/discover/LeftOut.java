package io.accbench.prepare.discover;

import io.accbench.model.FindingKind;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The members of one bean class that are left out or treated in their own way, by finding. */
final class LeftOut {
  private final Map<FindingKind, List<String>> members = new EnumMap<>(FindingKind.class);

  /** Adds a member, perhaps with what it does: {@code getName throws ….} */
  void add(FindingKind kind, String member) {
    members.computeIfAbsent(kind, key -> new ArrayList<>()).add(member);
  }

  /** Adds a member with the exception that it throws when it is called. */
  void addThrown(FindingKind kind, Method member, Exception caught) {
    Throwable cause = caught instanceof InvocationTargetException ? caught.getCause() : caught;
    add(kind, member.getName() + " throws " + Thrown.of(cause).cause().thrown());
  }

  /** Adds a setter that does not take what the getter returns. */
  void addOtherType(Method setter) {
    String parameter = setter.getParameterTypes()[0].getSimpleName();
    add(FindingKind.SETTER_OF_OTHER_TYPE, setter.getName() + "(" + parameter + ")");
  }

  void report(Class<?> bean, FixtureFindings findings) {
    members.forEach(
        (kind, all) -> findings.add(kind, Bean.shortName(bean), String.join(", ", all)));
  }
}
