import java.math.BigDecimal;
import java.math.BigInteger;
import one.nio.serial.Repository;

/** The generated delegate without its schema in the stream: what the hand-written one is held to. */
public class GeneratedBootstrap extends Generated {
  @Override
  void register() throws Exception {
    Bootstrap.add(Repository.get(BigInteger.class));
    Bootstrap.add(Repository.get(BigDecimal.class));
  }
}
