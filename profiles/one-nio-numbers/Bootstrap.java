import java.lang.reflect.Method;
import one.nio.serial.Repository;
import one.nio.serial.Serializer;

/** Makes a serializer one of those that both sides know; one-nio does so with its own alone. */
final class Bootstrap {
  private Bootstrap() {}

  static void add(Serializer<?> serializer) throws Exception {
    Method add = Repository.class.getDeclaredMethod("addBootstrap", Serializer.class);
    add.setAccessible(true);
    add.invoke(null, serializer);
  }
}
