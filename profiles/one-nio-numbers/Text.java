import one.nio.serial.Repository;
import one.nio.serial.Serializer;

/** A hand-written serializer of digits, by one-nio's public API: named in each stream. */
public class Text extends Generated {
  @Override
  void register() throws Exception {
    for (Serializer<?> digits : Digits.all()) {
      Repository.provideSerializer(digits);
    }
  }
}
