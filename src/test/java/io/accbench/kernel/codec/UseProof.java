package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Execution;
import java.util.ArrayList;
import java.util.List;

/**
 * The proof that whatever is said to be replaced was called, where a case's document holds every
 * property.
 */
final class UseProof {
  private static final String COMPLETE =
      "kinds|kinds by field|record|record by field|unwrapped|inherited|polymorphic|array"
          + "|constructor|factory|parent";

  private UseProof() {}

  static List<String> run() throws Exception {
    List<String> differences = new ArrayList<>();
    for (ProofCase one : ProofCases.all()) {
      if (one.name().matches(COMPLETE)) {
        check(one, differences);
      }
    }
    return differences;
  }

  private static void check(ProofCase one, List<String> differences) throws Exception {
    CountedStrategy strategy = new CountedStrategy();
    ObjectMapper mapper =
        JacksonMapper.of(new Binding(one.type(), one.fieldsOnly(), strategy, null));
    mapper.readValue(mapper.writeValueAsBytes(one.value()), one.type());
    for (Execution execution : JacksonExecutions.of(mapper, one.type())) {
      boolean argument = execution.code().startsWith("CreatorProperty: ");
      if (execution.replaced() && !argument && !strategy.called.contains(line(execution))) {
        differences.add(one.name() + ": never called: " + execution + " in " + strategy.called);
      }
    }
  }

  private static String line(Execution execution) {
    String property = execution.property().replaceFirst("^at\\.", "");
    return execution.direction() + " " + execution.type() + "." + property;
  }
}
