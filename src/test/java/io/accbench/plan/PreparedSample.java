package io.accbench.plan;

import io.accbench.model.Cause;
import io.accbench.model.Prepared;
import io.accbench.model.Support;
import io.accbench.model.SupportGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A fixture as the preparing JVM would describe it, with each strategy's known limits: lambda
 * reaches methods only, varhandle and unsafe fields only, unsafe no records, varhandle makes
 * nothing.
 */
public final class PreparedSample {
  private static final List<String> PROPERTIES = List.of("id", "total", "note");

  private final String name;
  private final String jvm;
  private final boolean record;
  private final List<Support> support = new ArrayList<>();

  private PreparedSample(String name, String jvm, boolean record) {
    this.name = name;
    this.jvm = jvm;
    this.record = record;
  }

  public static Prepared bean(String name, String jvm) {
    return new PreparedSample(name, jvm, false).prepared();
  }

  public static Prepared record(String name, String jvm) {
    return new PreparedSample(name, jvm, true).prepared();
  }

  private Prepared prepared() {
    for (var strategy : Samples.CATALOG.strategies()) {
      for (String form : strategy.formNames()) {
        probe(strategy.name(), strategy.name() + "/" + form);
      }
    }
    String type = "com.acme.Root";
    List<String> writable = record ? List.of() : PROPERTIES;
    String creation = record ? "record constructor" : "no-arg constructor";
    return new Prepared(
        name,
        jvm,
        type,
        "",
        0,
        1,
        List.of(
            new Prepared.PreparedBean(
                type, 1, PROPERTIES, PROPERTIES, writable, writable, creation)),
        Map.of(),
        SupportGroup.of(support),
        List.of());
  }

  private void probe(String strategy, String form) {
    for (String property : PROPERTIES) {
      for (String operation : List.of("read", "write")) {
        add(form, "field", property, operation, fieldReason(strategy));
        boolean reaches = !strategy.equals("varhandle") && !strategy.equals("unsafe");
        add(form, "method", property, operation, reaches ? "" : "reaches no methods");
      }
    }
    String makes = strategy.equals("varhandle") ? "makes no instances" : "";
    add(form, "method", "Root()", "construct", makes);
  }

  private String fieldReason(String strategy) {
    if (strategy.equals("lambda")) {
      return "LambdaConversionException: Unsupported MethodHandle kind: getField";
    }
    return record && strategy.equals("unsafe")
        ? "UnsupportedOperationException: can't get field offset on a record class"
        : "";
  }

  private void add(String form, String member, String property, String operation, String reason) {
    boolean unsafe = form.startsWith("unsafe") && reason.isEmpty() && Integer.parseInt(jvm) > 23;
    Support.Status status =
        !reason.isEmpty()
            ? Support.Status.NOT_SUPPORTED
            : unsafe ? Support.Status.NEEDS_FLAG : Support.Status.OK;
    List<String> flags =
        unsafe ? List.of("--sun-misc-unsafe-memory-access=allow") : List.<String>of();
    support.add(
        new Support(
            form, member, "com.acme.Root", property, operation, status, Cause.of(reason), flags));
  }
}
