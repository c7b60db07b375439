import one.nio.serial.Serializer;

/** The same as a serializer that both sides know, which takes reflection: the study's own arm. */
public class TextBootstrap extends Generated {
  @Override
  void register() throws Exception {
    for (Serializer<?> digits : Digits.all()) {
      Bootstrap.add(digits);
    }
  }
}
