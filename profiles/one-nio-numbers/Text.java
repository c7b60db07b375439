import one.nio.serial.Repository;

/** A hand-written serializer of digits, by one-nio's public API: named in each stream. */
public class Text extends Generated {
  @Override
  void register(Class<?> type) throws Exception {
    Repository.provideSerializer(Digits.of(type));
  }
}
