package io.accbench.prepare;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.accbench.kernel.payload.Order;
import io.accbench.kernel.payload.Point;
import io.accbench.model.Fixture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BinderTest {
  private static final UserClassLoader CLASSES =
      new UserClassLoader(List.of("target/classes", "lib/a.jar"));

  static final class Polymorphic {
    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    public Object any;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{                      | payload.json:1:2: Unexpected end-of-input",
        "{\"id\": 7, oops}      | payload.json:1:11: Unexpected character ('o'",
        "{\"id\": 7} {}         | payload.json:1:11: Trailing token",
        "{\"id\": \"seven\"}    | payload.json:1:8: Cannot deserialize value of type `long`",
        "{\"id\": 7,\"id\": 8}   | payload.json:1:14: Duplicate field 'id'",
        "{\"lines\": [{\"sku\": \"a\", \"sku\": \"a\"}]} | Duplicate field 'sku'",
        "{\"colour\": 1}        | payload.json:1:13: Unrecognized field \"colour\"",
        "{\"lines\": [{\"sku\": {}}]} | (at lines[0].sku)",
        "null                   | payload.json:1:1: binds to null",
        "` `                    | payload.json:1:1: No content to map",
      })
  void whatDoesNotBind_isOneLineWithLineAndColumn(String json, String expected) {
    assertThatUserError(() -> bind(Order.class.getName(), json))
        .hasMessageContaining(expected)
        .message()
        .hasLineCount(1);
  }

  static final class Broken {
    public int x;

    static {
      fail();
    }

    private static void fail() {
      throw new IllegalStateException("no such table");
    }
  }

  @Test
  void aStaticInitialiserThatThrows_isToldWithWhatItThrew() {
    assertThatUserError(() -> bind(Broken.class.getName(), "{\"x\": 1}"))
        .hasMessageEndingWith(
            "ExceptionInInitializerError: caused by IllegalStateException: no such table");
  }

  static Object point() {
    return new Point();
  }

  /** A name for the list, as a value of a type reference is. */
  interface Points extends List<Point> {}

  interface Orders extends List<Order> {}

  static Object points() {
    return List.of(new Point(), new Point());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "io.accbench.kernel.payload.Point                   | point",
        "java.lang.Object                                   | point",
        "io.accbench.kernel.payload.Point                   | points",
        "java.util.List<io.accbench.kernel.payload.Point>   | points",
        "java.lang.Iterable<io.accbench.kernel.payload.Point> | points",
        "io.accbench.prepare.BinderTest$Points              | points",
      })
  void whatAFactoryReturns_mayBeASubtypeOrSeveralOfTheType(String type, String factory) {
    assertThat(ofFactory(type, factory).build()).isNotNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "io.accbench.kernel.payload.Order | point | is of type io.accbench.kernel.payload.Point",
        "io.accbench.kernel.payload.Order | points | is of type java.util.ImmutableCollections",
        "java.util.List<io.accbench.kernel.payload.Order> | points | is of type java.util.",
        "java.util.List<io.accbench.kernel.payload.Point> | point | is of type io.accbench.kernel",
        "io.accbench.prepare.BinderTest$Orders | points | is of type java.util.",
        "io.accbench.prepare.BinderTest$Orders | point | is of type io.accbench.kernel",
        "com.acme.Nowhere | point | type \"com.acme.Nowhere\" is not on the class path",
      })
  void whatAFactoryReturns_isNoOtherType(String type, String factory, String expected) {
    assertThatUserError(() -> ofFactory(type, factory).build()).hasMessageContaining(expected);
  }

  private static GraphSource ofFactory(String type, String factory) {
    String method = BinderTest.class.getName() + "::" + factory;
    return GraphSource.of(new Fixture("F", "", "", type, null, method), CLASSES);
  }

  @Test
  void anErrorInALaterLine_hasThatLine() {
    assertThatThrownBy(() -> bind(Order.class.getName(), "{\n  \"id\": 7,\n  \"revision\": []\n}"))
        .hasMessageStartingWith("payload.json:3:15: ");
  }

  @Test
  void aMissingType_namesTheClassPath() {
    assertThatUserError(() -> bind("com.acme.Ordr", "{}"))
        .hasMessageContaining(
            "\"com.acme.Ordr\" is not on the class path (target/classes, lib/a.jar)");
  }

  @Test
  void aMissingTypeArgument_isNamed() {
    assertThatUserError(() -> bind("java.util.List<com.acme.Ordr>", "[]"))
        .hasMessageContaining("com.acme.Ordr");
  }

  @Test
  void aClassNamedByThePayload_isNeverInstantiated() {
    assertThatUserError(
            () ->
                bind(
                    Polymorphic.class.getName(),
                    "{\"any\": {\"@class\": \"java.util.ArrayList\"}}"))
        .hasMessageContaining("denied");
  }

  private static Object bind(String type, String json) {
    return new Binder(type, CLASSES).bind("payload.json", json);
  }
}
