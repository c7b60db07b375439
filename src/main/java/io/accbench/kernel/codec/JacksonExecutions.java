package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.kernel.spi.Execution;
import java.util.ArrayList;
import java.util.List;

/**
 * What executes each property under a mapper of Jackson 2, read from the serializers and
 * deserializers that the mapper has built: nothing is built for the question. Works on databind
 * 2.17 to 2.22 and on any mapper, so a codec of the user's own may call it.
 */
public final class JacksonExecutions {

  private JacksonExecutions() {}

  /**
   * The root type's code first, then that of the types its properties lead to, then of all other
   * beans that the mapper met, by name; each type once in each direction.
   *
   * @throws NoSuchFieldException when this version of databind keeps what it built elsewhere
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
