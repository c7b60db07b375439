package io.accbench.kernel.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.spi.Unsupported;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The table of what each strategy is known to reach, on every JDK since 17: a change here is a
 * decision.
 */
final class SupportTable {
  /** A form that differs from the rest of its strategy has a column of its own. */
  private static final List<String> COLUMNS =
      List.of(
          "direct",
          "reflection",
          "methodhandle",
          "lambda/typed",
          "lambda/invoker",
          "unsafe",
          "unsafe/typed",
          "varhandle",
          "hidden/property",
          "hidden/bean");

  private static final String ROWS =
      """
      private field read |                         ok   ok   ok   LCE  ok   ok   ok   ok   ok   ok
      private field write |                        ok   ok   ok   LCE  ok   ok   ok   ok   ok   ok
      volatile field read |                        ok   ok   ok   LCE  ok   ok   UOE  ok   ok   ok
      volatile field write |                       ok   ok   ok   LCE  ok   ok   UOE  ok   ok   ok
      final field read |                           ok   ok   ok   LCE  ok   ok   ok   ok   ok   ok
      final field write |                          UOE  ok   ok   IAX  ok   ok   ok   UOE  IAE  UOE
      superclass field read |                      ok   ok   ok   LCE  ok   ok   ok   ok   ok   ok
      superclass field write |                     ok   ok   ok   LCE  ok   ok   ok   ok   ok   ok
      field of another package's superclass read | ok   ok   ok   LCE  ok   ok   ok   ok   ok   ok
      field of another package's superclass write | ok   ok   ok   LCE  ok   ok   ok   ok   ok   ok
      non-public class field read |                ok   ok   ok   LCE  ok   ok   ok   ok   ok   ok
      non-public class field write |               ok   ok   ok   LCE  ok   ok   ok   ok   ok   ok
      record field read |                          ok   ok   ok   LCE  ok   UOE  UOE  ok   ok   ok
      record field write |                         UOE  IAX  IAX  IAX  IAX  UOE  UOE  UOE  IAE  UOE
      method read |                                ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      method write |                               ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      superclass method read |                     ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      superclass method write |                    ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      method of another package's superclass read | ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      method of another package's superclass write | ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      non-public class method read |               ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      non-public class method write |              ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      record method read |                         ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      record method write |                        UOE  UOE  UOE  UOE  UOE  UOE  UOE  UOE  UOE  UOE
      setter of another type read |                ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      setter of another type write |               ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      private setter read |                        ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      private setter write |                       ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      default method read |                        ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      default method write |                       UOE  UOE  UOE  UOE  UOE  UOE  UOE  UOE  UOE  UOE
      create converted |                           ok   ok   ok   UOE  ok   UOE  UOE  UOE  ok   ok
      create factory |                             ok   ok   ok   UOE  ok   UOE  UOE  UOE  ok   ok
      create no-arg |                              ok   ok   ok   ok   ok   raw  raw  UOE  ok   ok
      create no-arg factory |                      ok   ok   ok   ok   ok   UOE  UOE  UOE  ok   ok
      create private arguments |                   ok   ok   ok   UOE  ok   UOE  UOE  UOE  ok   ok
      create private no-arg |                      ok   ok   ok   ok   ok   ok   ok   UOE  ok   ok
      create record |                              ok   ok   ok   UOE  ok   UOE  UOE  UOE  ok   ok
      create wide record |                         ok   ok   ok   UOE  ok   UOE  UOE  UOE  ok   ok
      """;

  private static final Map<String, String> WORDS =
      Map.of(
          "ok", "ok",
          "raw", "another: Initialised",
          "UOE", "UnsupportedOperationException",
          "IAX", "IllegalAccessException",
          "IAE", "IllegalAccessError",
          "LCE", "LambdaConversionException");

  private SupportTable() {}

  /** Row → outcome for {@code strategy/form}. */
  static Map<String, String> of(String form) {
    int column = column(form);
    Map<String, String> outcomes = new TreeMap<>();
    for (String row : ROWS.lines().toList()) {
      int bar = row.indexOf('|');
      String[] cells = row.substring(bar + 1).trim().split(" +", -1);
      outcomes.put(row.substring(0, bar).trim(), WORDS.get(cells[column]));
    }
    return outcomes;
  }

  private static int column(String form) {
    String name = form.equals("unsafe/checked") ? "unsafe/typed" : form;
    return COLUMNS.contains(name)
        ? COLUMNS.indexOf(name)
        : COLUMNS.indexOf(name.substring(0, name.indexOf('/')));
  }

  /** The exception's name in the table; the name of its parent for a refusal of our own. */
  static String thrown(Throwable thrown) {
    assertThat(Unsupported.refusal(thrown)).as(thrown.toString()).isTrue();
    Class<?> type = thrown.getClass();
    return (type == Unsupported.class ? type.getSuperclass() : type).getSimpleName();
  }

  /** Both, if they are the same; a disagreement is shown. */
  static String same(String one, String other) {
    return one.equals(other) ? one : one + " / " + other;
  }
}
