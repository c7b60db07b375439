/** The codec after the change, on the provider that stayed its default. */
public class JacksonProvider extends Baseline {
  @Override
  boolean optimized() {
    return true;
  }
}
