package io.accbench.kernel.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.spi.Unsupported;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A method has at most 255 slots for its parameters (JVMS 4.3.3), of which long takes two. */
class LongSignaturesTest implements Opcodes {
  private static Class<?> bean;

  @BeforeAll
  static void define() throws IllegalAccessException {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    String name = "io/accbench/kernel/strategy/Long";
    writer.visit(V17, ACC_PUBLIC, name, null, "java/lang/Object", null);
    for (Class<?>[] types : List.of(ints(253), ints(254), longs(126), longs(127))) {
      String descriptor =
          Type.getMethodDescriptor(
              Type.VOID_TYPE, Arrays.stream(types).map(Type::getType).toArray(Type[]::new));
      MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "<init>", descriptor, null, null);
      code.visitVarInsn(ALOAD, 0);
      code.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
      code.visitInsn(RETURN);
      code.visitMaxs(0, 0);
    }
    bean = MethodHandles.lookup().defineClass(writer.toByteArray());
  }

  @Test
  void parameters_that_leave_a_slot_are_passed_by_each_strategy() throws Throwable {
    for (AccessorStrategy strategy : List.of(new Reflection(), new Handles(), new Hidden())) {
      for (Form form : strategy.forms()) {
        assertThat(made(strategy, form.name(), ints(253), 1)).isInstanceOf(bean);
        assertThat(made(strategy, form.name(), longs(126), 1L)).isInstanceOf(bean);
      }
    }
  }

  @Test
  void parameters_of_all_slots_are_refused_by_handles_alone() throws Throwable {
    for (AccessorStrategy strategy : List.of(new Reflection(), new Hidden())) {
      for (Form form : strategy.forms()) {
        assertThat(made(strategy, form.name(), ints(254), 1)).isInstanceOf(bean);
        assertThat(made(strategy, form.name(), longs(127), 1L)).isInstanceOf(bean);
      }
    }
    for (AccessorStrategy strategy : List.of(new Handles(), new Lambda())) {
      for (Form form : strategy.forms()) {
        assertThatThrownBy(() -> made(strategy, form.name(), ints(254), 1))
            .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> made(strategy, form.name(), longs(127), 1L))
            .isInstanceOf(Unsupported.class);
      }
    }
    assertThatThrownBy(() -> made(new Handles(), "exact", ints(254), 1))
        .hasMessage(bean.getName() + "::new has too many parameters: bad parameter count 256");
  }

  private static Object made(
      AccessorStrategy strategy, String form, Class<?>[] types, Object argument) throws Throwable {
    Object[] arguments = new Object[types.length];
    Arrays.fill(arguments, argument);
    Creation creation = Creation.ofConstructor(bean, types);
    return ((Creator.OfArguments) strategy.creator(creation, form)).create(arguments);
  }

  private static Class<?>[] ints(int count) {
    Class<?>[] types = new Class<?>[count];
    Arrays.fill(types, int.class);
    return types;
  }

  private static Class<?>[] longs(int count) {
    Class<?>[] types = new Class<?>[count];
    Arrays.fill(types, long.class);
    return types;
  }
}
