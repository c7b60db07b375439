/** The codec after the change, on the parser and generator that came with it. */
public class NativeProvider extends JacksonProvider {
  @Override
  String provider() {
    return "smithy";
  }
}
