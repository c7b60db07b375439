package io.accbench.kernel.codec;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.ConstructorDetector;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Execution;
import io.accbench.kernel.spi.Execution.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/**
 * The proof of what Blackbird and Afterburner replace, on the classes of the study: a frame of
 * private final fields under the study's mapper, and a dense bean with getters and setters.
 */
final class ActivationProof {
  private final List<String> differences = new ArrayList<>();

  /** Afterburner logs each field that its generated class cannot reach, with a stack trace. */
  static final Logger NOISE = Logger.getLogger("com.fasterxml.jackson.module.afterburner");

  List<String> run() throws Exception {
    NOISE.setLevel(Level.OFF);
    blackbird();
    afterburner();
    List<Execution> plain = executions(formatter(), ProofCases.frame());
    expect("vanilla, frame", plain, "SERIALIZE 0 of 5: BeanSerializer, {}");
    expect("vanilla, frame", plain, "DESERIALIZE 0 of 5: BeanDeserializer, {}");
    return differences;
  }

  private void blackbird() throws Exception {
    List<Execution> frame =
        executions(formatter().registerModule(new BlackbirdModule()), ProofCases.frame());
    expect("blackbird, frame", frame, "SERIALIZE 0 of 5: BeanSerializer, {private field=5}");
    expect(
        "blackbird, frame",
        frame,
        "DESERIALIZE 0 of 5: blackbird.deser.SuperSonicBeanDeserializer,"
            + " {private constructor=1, private field=5}");

    List<Execution> dense =
        executions(
            new ObjectMapper().registerModule(new BlackbirdModule()), new ProofBeans.Dense());
    expect("blackbird, dense", dense, "SERIALIZE 8 of 8: BeanSerializer, {}");
    expect(
        "blackbird, dense",
        dense,
        "DESERIALIZE 8 of 8: blackbird.deser.SuperSonicBeanDeserializer, {}");

    List<Execution> mixed =
        executions(formatter().registerModule(new BlackbirdModule()), new ProofBeans.Dense());
    expect(
        "blackbird, dense by field", mixed, "SERIALIZE 0 of 8: BeanSerializer, {private field=8}");
    expect(
        "blackbird, dense by field",
        mixed,
        "DESERIALIZE 8 of 8: blackbird.deser.SuperSonicBeanDeserializer, {}");
  }

  private void afterburner() throws Exception {
    List<Execution> dense =
        executions(
            new ObjectMapper().registerModule(new AfterburnerModule()), new ProofBeans.Dense());
    expect("afterburner, dense", dense, "SERIALIZE 8 of 8: BeanSerializer, {}");
    expect(
        "afterburner, dense",
        dense,
        "DESERIALIZE 8 of 8: afterburner.deser.SuperSonicBeanDeserializer, {}");
    List<Execution> frame =
        executions(formatter().registerModule(new AfterburnerModule()), ProofCases.frame());
    expect("afterburner, frame", frame, "SERIALIZE 0 of 5: BeanSerializer, {private field=5}");
    List<Execution> point =
        executions(formatter().registerModule(new AfterburnerModule()), new Point());
    expect(
        "afterburner, point",
        point,
        "SERIALIZE 0 of 1: BeanSerializer, {fell back after an error=1}");
  }

  /** Configured as the study's: fields only but for setters, properties-based constructors. */
  private static ObjectMapper formatter() {
    return new ObjectMapper()
        .setConstructorDetector(ConstructorDetector.USE_PROPERTIES_BASED)
        .registerModule(new ParameterNamesModule())
        .setSerializationInclusion(JsonInclude.Include.NON_NULL)
        .setVisibility(PropertyAccessor.CREATOR, Visibility.PUBLIC_ONLY)
        .setVisibility(PropertyAccessor.GETTER, Visibility.NONE)
        .setVisibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
        .setVisibility(PropertyAccessor.FIELD, Visibility.ANY);
  }

  private static List<Execution> executions(ObjectMapper mapper, Object value) throws Exception {
    mapper.readValue(mapper.writeValueAsBytes(value), value.getClass());
    return JacksonExecutions.of(mapper, value.getClass());
  }

  private void expect(String what, List<Execution> executions, String expected) {
    Direction direction = Direction.valueOf(expected.substring(0, expected.indexOf(' ')));
    String actual = summary(executions, direction);
    if (!actual.equals(expected)) {
      differences.add(what + ": expected " + expected + " but was " + actual);
    }
  }

  private static String summary(List<Execution> executions, Direction direction) {
    List<Execution> all = executions.stream().filter(e -> e.direction() == direction).toList();
    List<Execution> properties =
        all.stream().filter(e -> !e.property().matches("|<init>")).toList();
    long replaced = properties.stream().filter(Execution::replaced).count();
    return direction
        + " "
        + replaced
        + " of "
        + properties.size()
        + ": "
        + all.get(0).code()
        + ", "
        + all.stream()
            .filter(e -> !e.reason().isEmpty())
            .collect(Collectors.groupingBy(Execution::reason, TreeMap::new, Collectors.counting()));
  }
}
