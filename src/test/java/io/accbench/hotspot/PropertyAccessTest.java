package io.accbench.hotspot;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.jfr.StackFrame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PropertyAccessTest {
  /**
   * Frames from the root to the leaf, parted by spaces, with a descriptor where it matters, as
   * {@code owner/property}; or none.
   */
  private static String on(String stack) {
    List<StackFrame> methods = new ArrayList<>();
    for (String each : stack.split(" ", -1)) {
      int end = each.indexOf('(') < 0 ? each.length() : each.indexOf('(');
      int dot = each.lastIndexOf('.', end);
      StackFrame raw =
          new StackFrame(
              each.substring(0, dot), each.substring(dot + 1, end), each.substring(end), 7);
      methods.add(StableNames.method(raw));
    }
    Collections.reverse(methods);
    PropertyAccess access = PropertyAccess.on(methods);
    return access == null
        ? "none"
        : access.owner().type() + "." + access.owner().method() + "/" + access.property();
  }

  @ParameterizedTest
  @CsvSource({
    "a.Mapper.write java.lang.reflect.Method.invoke"
        + " jdk.internal.reflect.DirectMethodHandleAccessor.invoke"
        + " java.lang.invoke.LambdaForm$DMH+0x0000000100.7.invokeVirtual a.Order.getTotal,"
        + " java.lang.reflect.Method.invoke/Order.total",
    "a.Mapper.write java.lang.reflect.Method.invoke a.Order.getTotal()J a.Ledger.sum,"
        + " java.lang.reflect.Method.invoke/Order.total",
    "a.Mapper.write java.lang.reflect.Method.invoke a.Order.getTotal-pVg5ArA()I a.Ledger.sum,"
        + " java.lang.reflect.Method.invoke/Order.total",
    "a.Mapper.write java.lang.reflect.Method.invoke a.Order.getTotal$shop()I a.Ledger.sum,"
        + " java.lang.reflect.Method.invoke/Order.total",
    "a.Mapper.read java.lang.reflect.Method.invoke a.Order.setTags([[Ljava/lang/String;)La/Order;"
        + " a.Ledger.sum, java.lang.reflect.Method.invoke/Order.tags",
    "a.Mapper.write java.lang.reflect.Method.invoke a.Price.getGross-impl(J)J a.Ledger.sum,"
        + " java.lang.reflect.Method.invoke/Price.gross",
    "a.Mapper.write java.lang.reflect.Field.get, java.lang.reflect.Field.get/",
    "a.Mapper.read java.lang.reflect.Constructor.newInstance a.Order.<init> a.Order.check,"
        + " java.lang.reflect.Constructor.newInstance/Order.<init>",
    "a.Mapper.write a.Order$$Lambda$14+0x00007f.88.apply a.Order.isPaid a.Ledger.sum,"
        + " a.Order$$Lambda.apply/Order.paid",
    "a.Mapper.write java.lang.reflect.Method.invoke a.Point.x,"
        + " java.lang.reflect.Method.invoke/Point.x",
    "a.Mapper.write java.lang.invoke.LambdaForm$MH.0x01.invoke java.lang.Integer.valueOf,"
        + " java.lang.invoke.LambdaForm$MH.invoke/",
    "a.Mapper.write sun.misc.Unsafe.getInt, sun.misc.Unsafe.getInt/",
    "a.Unboxer.call java.lang.Class.getMethod java.lang.Class.privateGetMethodRecursive"
        + " java.util.HashMap.get, java.lang.Class.getMethod/",
    "java.io.ObjectStreamClass$FieldReflector.getPrimFieldValues jdk.internal.misc.Unsafe.getInt,"
        + " jdk.internal.misc.Unsafe.getInt/",
  })
  void what_reaches_a_property(String stack, String access) {
    assertThat(on(stack)).isEqualTo(access);
  }

  @ParameterizedTest
  @CsvSource({
    "a.Launcher.main java.lang.reflect.Method.invoke a.App.main a.App.work",
    "a.Stream.map a.App$$Lambda.0x01.apply a.App.lambda$main$0 a.App.work",
    "a.Cache.put a.Cache$$Lambda.0x01.apply a.Cache.load a.Cache.fetch",
    "a.Bus.send java.lang.reflect.Method.invoke a.Shop.getReady()V a.Shop.open",
    "a.Bus.send java.lang.reflect.Method.invoke a.Shop.getOrder(I)La/Order; a.Shop.find",
    "a.Bus.send java.lang.reflect.Method.invoke a.Price.getIn-impl(JI)J a.Shop.find",
    "a.Bus.send java.lang.reflect.Method.invoke a.Shop.setUp()V a.Shop.open",
    "a.Bus.send java.lang.reflect.Method.invoke a.Shop.setPrice(IJ)V a.Shop.open",
    "a.App.work java.lang.invoke.MethodHandleNatives.linkCallSite"
        + " java.lang.invoke.MethodHandleNatives.linkCallSiteImpl",
    "a.App.work java.lang.invoke.MethodHandleNatives.linkMethodHandleConstant",
    "a.App.work java.lang.invoke.MethodHandleNatives.linkMethod java.lang.invoke.Invokers.make",
    "a.App.work java.lang.invoke.MethodHandleNatives.linkDynamicConstant",
    "java.util.concurrent.ConcurrentHashMap.tabAt jdk.internal.misc.Unsafe.getReferenceAcquire",
    "a.Counter.add java.lang.invoke.VarHandleGuards.guard_LI_I"
        + " java.lang.invoke.VarHandleInts$FieldInstanceReadWrite.getAndAdd",
    "a.Text.of java.lang.invoke.Invokers$Holder.linkToTargetMethod"
        + " java.lang.StringConcatHelper.mix",
    "com.fasterxml.jackson.core.util.Recycler.get java.lang.invoke.VarHandleGuards.guard_L",
    "a.Parser.scan java.lang.invoke.VarHandleByteArrayAsLongs$ArrayHandle.get",
    "a.App.work java.util.HashMap.get",
  })
  void what_uses_the_same_classes_for_something_else(String stack) {
    assertThat(on(stack)).isEqualTo("none");
  }

  @Test
  void program_started_by_reflection_still_shows_the_property_beneath() {
    assertThat(
            on(
                "a.Launcher.main java.lang.reflect.Method.invoke a.App.main a.Mapper.write"
                    + " java.lang.reflect.Field.getInt"))
        .isEqualTo("java.lang.reflect.Field.getInt/");
  }

  @Test
  void names_that_a_jvm_numbers_are_one_name() {
    assertThat(
            List.of(
                "b.Bean$$Lambda.0x000000008405ac20",
                "b.Bean$$Lambda$108+0x0000000801.365991446",
                "b.Bean$$Lambda$14/0x0000000801"))
        .allMatch(name -> StableNames.type(name).equals("b.Bean$$Lambda"));
    assertThat(StableNames.type("jdk.internal.reflect.GeneratedMethodAccessor17"))
        .isEqualTo("jdk.internal.reflect.GeneratedMethodAccessor");
    assertThat(StableNames.type("a.Version0x2")).isEqualTo("a.Version0x2");
    assertThat(StableNames.method(new StackFrame("a.LambdaForm$MH.0x0f", "invoke", "(I)V", 3)))
        .isEqualTo(new StackFrame("a.LambdaForm$MH", "invoke", "", 0));
  }

  @Test
  void stack_ends_at_jmhs_stub() {
    StackFrame leaf = new StackFrame("a.Order", "getTotal", "()I", 1);
    StackFrame stub =
        new StackFrame("a.jmh_generated.B_read_jmhTest", "read_avgt_jmhStub", "()V", 2);
    StackFrame invoke = new StackFrame("java.lang.reflect.Method", "invoke", "()V", 3);

    assertThat(JmhStub.above(List.of(leaf, stub, invoke))).containsExactly(leaf);
    assertThat(JmhStub.above(List.of(stub, invoke))).containsExactly(stub);
    assertThat(JmhStub.above(List.of(leaf, invoke))).containsExactly(leaf, invoke);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "(I[BLjava/lang/String;[[Ljava/util/Map$Entry;)V~ (int, byte[], String, Map$Entry[][])",
        "()J~ ()",
        "(Ljava/lang/String~ ''",
        "([;~ ''",
      })
  void parameters_as_java_writes_them(String descriptor, String java) {
    assertThat(JavaNames.parameters(descriptor)).isEqualTo(java);
  }
}
