package known;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * A program whose parts are known: 30 % of its time and of its allocation are in {@code
 * ObjectMapper.writeValueAsBytes}, 10 % of the time of all in a getter that this calls by
 * reflection; 10 % are in {@code ObjectMapper.readValue}, 60 % in the program itself.
 */
public class KnownParts {
  static final List<Object> KEPT = new ArrayList<>();

  public static final class Bean {
    public long getAmount() {
      return Work.spin(1);
    }
  }

  static byte[] rest() {
    Work.sink += Work.spin(6);
    return new byte[6_000];
  }

  public static void main(String[] arguments) throws Exception {
    Method method = Bean.class.getMethod("getAmount");
    Bean bean = new Bean();
    Work.Getter getter = () -> (Long) method.invoke(bean);
    ObjectMapper mapper = new ObjectMapper();
    long end = System.nanoTime() + Long.parseLong(arguments[0]) * 1_000_000;
    while (System.nanoTime() < end) {
      KEPT.add(mapper.writeValueAsBytes(getter));
      KEPT.add(mapper.readValue(5));
      KEPT.add(rest());
      if (KEPT.size() > 1000) {
        KEPT.clear();
      }
    }
  }
}
