package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.kernel.spi.Execution;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the code that executes each property under a mapper of Jackson 2. It inspects the
 * serializers and deserializers that the mapper has built, and builds none itself. It works on
 * databind 2.17 to 2.22 and on any mapper, so a user's own codec may call it.
 */
public final class JacksonExecutions {

  private JacksonExecutions() {}

  /**
   * Returns the executions of the root type first, then those of the types that its properties lead
   * to, then those of all other beans that the mapper met, by name. Each type occurs once in each
   * direction.
   *
   * @throws NoSuchFieldException when this version of databind caches its serializers and
   *     deserializers in other fields
   */
  public static List<Execution> of(ObjectMapper mapper, Class<?> type)
      throws ReflectiveOperationException {
    List<Execution> executions = new ArrayList<>();
    JacksonReasons reasons = JacksonReasons.of(mapper);
    new SerializerWalk(reasons, executions).walk(type, JacksonBuilt.serializers(mapper));
    new DeserializerWalk(reasons, executions).walk(type, JacksonBuilt.deserializers(mapper));
    return executions;
  }
}
