package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.PackageVersion;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import io.accbench.kernel.spi.Form;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;

/**
 * Proves on the Jackson that stands on the class path that every strategy gives the documents and
 * objects that Jackson itself gives, and that everything it should replace was replaced. Needs
 * neither JUnit nor anything else: {@code java -cp … io.accbench.kernel.codec.JacksonProof}.
 */
public final class JacksonProof {
  private final List<String> differences = new ArrayList<>();
  private int compared;
  private int refused;

  public static void main(String[] arguments) throws Exception {
    JacksonProof proof = new JacksonProof();
    List<String> differences = proof.run();
    PrintStream out = System.out;
    out.println(
        "databind "
            + PackageVersion.VERSION
            + ", JDK "
            + Runtime.version().feature()
            + ": "
            + proof.compared
            + " compared, "
            + proof.refused
            + " not reached, "
            + differences.size()
            + " differences");
    differences.forEach(out::println);
    System.exit(differences.isEmpty() ? 0 : 1);
  }

  /** The differences, one line each; empty when all is proved. */
  List<String> run() throws Exception {
    for (AccessorStrategy strategy : strategies()) {
      for (Form form : strategy.forms()) {
        for (ProofCase one : ProofCases.all()) {
          check(one, strategy, form.name());
        }
      }
    }
    differences.addAll(UseProof.run());
    differences.addAll(new ActivationProof().run());
    return differences;
  }

  /** All but {@code direct}, whose classes are compiled before a fork. */
  static List<AccessorStrategy> strategies() {
    return ServiceLoader.load(AccessorStrategy.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(strategy -> !strategy.name().equals("direct"))
        .toList();
  }

  private void check(ProofCase one, AccessorStrategy strategy, String form) throws Exception {
    String what = strategy.name() + "/" + form + " " + one.name();
    ObjectMapper plain = mapper(one, null, null);
    ObjectMapper swapped = mapper(one, strategy, form);
    String written = write(plain, one);
    String document = one.document() != null ? one.document() : written;
    String read = plain.writeValueAsString(plain.readValue(document, one.type()));
    compare(
        what + " written",
        one.reachedBy(strategy.name(), form, Direction.SERIALIZE),
        written,
        () -> write(swapped, one));
    compare(
        what + " read",
        one.reachedBy(strategy.name(), form, Direction.DESERIALIZE),
        read,
        () -> plain.writeValueAsString(swapped.readValue(document, one.type())));
    for (Direction direction : Direction.values()) {
      if (one.reachedBy(strategy.name(), form, direction)) {
        replaced(what, one, strategy.name() + "/" + form, direction, swapped);
      }
    }
  }

  private static ObjectMapper mapper(ProofCase one, AccessorStrategy strategy, String form)
      throws Exception {
    ObjectMapper mapper =
        JacksonMapper.of(new Binding(one.type(), one.fieldsOnly(), strategy, form));
    one.settings().accept(mapper);
    return mapper;
  }

  private static String write(ObjectMapper mapper, ProofCase one) throws Exception {
    return new String(
        mapper.writerFor(one.type()).writeValueAsBytes(one.value()), StandardCharsets.UTF_8);
  }

  private interface Attempt {
    String get() throws Exception;
  }

  private void compare(String what, boolean reached, String expected, Attempt attempt) {
    String actual;
    try {
      actual = attempt.get();
    } catch (Exception | LinkageError thrown) {
      actual = thrown.toString();
    }
    boolean proved =
        reached
            ? actual.equals(expected)
            : actual.contains(" cannot ") || what.startsWith("unsafe");
    if (reached) {
      compared++;
    } else {
      refused++;
    }
    if (!proved) {
      differences.add(
          what + ": expected " + (reached ? expected : "a refusal") + ", was " + actual);
    }
  }

  /** Everything was replaced but what the case names, and varhandles create nothing. */
  private void replaced(
      String what, ProofCase one, String held, Direction direction, ObjectMapper mapper)
      throws Exception {
    Set<String> left = new TreeSet<>();
    int replaced = 0;
    for (Execution execution : JacksonExecutions.of(mapper, one.type())) {
      if (execution.direction() != direction || execution.property().isEmpty()) {
        continue;
      }
      if (execution.replaced()) {
        replaced++;
        proved(execution.code().contains(held), what, execution);
      } else {
        proved(!execution.reason().isEmpty(), what, execution);
        boolean creation = execution.property().equals("<init>");
        if (!(creation && held.startsWith("varhandle/"))) {
          left.add(direction + " " + execution.property());
        }
      }
    }
    Set<String> expected = new TreeSet<>(one.left());
    expected.removeIf(line -> !line.startsWith(direction + " "));
    if (!left.equals(expected)) {
      differences.add(what + ": not replaced are " + left + " but should be " + expected);
    }
    if (replaced < one.least()) {
      differences.add(what + " " + direction + ": replaced " + replaced + " of " + one.least());
    }
  }

  private void proved(boolean proved, String what, Execution execution) {
    if (!proved) {
      differences.add(what + ": " + execution);
    }
  }
}
