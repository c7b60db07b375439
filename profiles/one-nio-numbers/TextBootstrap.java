/** The same as a serializer that both sides know, which takes reflection: the study's own arm. */
public class TextBootstrap extends Generated {
  @Override
  void register(Class<?> type) throws Exception {
    Bootstrap.add(Digits.of(type));
  }
}
