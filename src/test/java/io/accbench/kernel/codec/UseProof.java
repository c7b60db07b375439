package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Setter;
import io.accbench.kernel.strategy.Reflection;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

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

  /** Reflection that remembers what was called: an accessor in place need not be one in use. */
  private static final class CountedStrategy implements AccessorStrategy {
    private final AccessorStrategy reflection = new Reflection();

    /** The way, the bean class and the property's first name; {@code <init>} for a creator. */
    final Set<String> called = new TreeSet<>();

    @Override
    public String name() {
      return "counted";
    }

    @Override
    public String summary() {
      return "reflection, counted";
    }

    @Override
    public List<Form> forms() {
      return reflection.forms();
    }

    @Override
    public Getter getter(Property property, Kind slot, String form) throws Throwable {
      Getter.OfObject getter = (Getter.OfObject) reflection.getter(property, slot, form);
      return (Getter.OfObject)
          bean -> {
            called.add("SERIALIZE " + property);
            return getter.get(bean);
          };
    }

    @Override
    public Setter setter(Property property, Kind slot, String form) throws Throwable {
      Setter.OfObject setter = (Setter.OfObject) reflection.setter(property, slot, form);
      return (Setter.OfObject)
          (bean, value) -> {
            called.add("DESERIALIZE " + property);
            setter.set(bean, value);
          };
    }

    @Override
    public Creator creator(Creation creation, String form) throws Throwable {
      String line = "DESERIALIZE " + creation.bean().getName() + ".<init>";
      if (reflection.creator(creation, form) instanceof Creator.OfArguments creator
          && creation.arity() > 0) {
        return (Creator.OfArguments)
            arguments -> {
              called.add(line);
              return creator.create(arguments);
            };
      }
      Creator.OfNothing creator = (Creator.OfNothing) reflection.creator(creation, form);
      return (Creator.OfNothing)
          () -> {
            called.add(line);
            return creator.create();
          };
    }
  }
}
