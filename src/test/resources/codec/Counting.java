import static java.nio.charset.StandardCharsets.UTF_8;

import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import io.accbench.kernel.spi.Execution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells how often it was bound in its JVM, and how many threads use what it bound. */
public class Counting implements Codec {
  private static int bound;

  @Override
  public Bound bind(Binding binding) {
    synchronized (Counting.class) {
      bound++;
    }
    return new PointText();
  }

  static class PointText implements Bound {
    private final Set<Thread> users = new HashSet<>();

    @Override
    public byte[] serialize(Object value) {
      synchronized (users) {
        users.add(Thread.currentThread());
      }
      return ("{\"x\":" + ((Point) value).getX() + "}").getBytes(UTF_8);
    }

    @Override
    public Object deserialize(byte[] document) {
      Point point = new Point();
      point.setX(Integer.parseInt(new String(document, UTF_8).replaceAll("[^-0-9]", "")));
      return point;
    }

    @Override
    public List<Execution> executions() throws IOException {
      Files.writeString(
          Path.of(System.getProperty("counting.told")),
          "bound " + bound + ", used by " + users.size() + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
      return List.of();
    }
  }
}
