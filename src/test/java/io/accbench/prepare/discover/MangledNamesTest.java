package io.accbench.prepare.discover;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Names as Kotlin's compiler gives them to accessors whose type is a value class. */
final class MangledNamesTest implements Opcodes {
  private static final String NAME = "io/accbench/prepare/discover/Mangled";

  @Test
  void aKotlinGetterAndSetter_areThoseOfTheField() throws Exception {
    Class<?> type = MethodHandles.lookup().defineClass(kotlin());
    Object bean = type.getDeclaredConstructor().newInstance();

    List<MethodProperty> found =
        new Accessors(type, Fields.of(type), List.of(bean), List.of(bean))
            .find((kind, arguments) -> {});

    assertThat(found)
        .singleElement()
        .satisfies(
            property -> {
              assertThat(property.property().name()).isEqualTo("amount");
              assertThat(property.getter().getName()).isEqualTo("getAmount-8VGDPUY");
              assertThat(property.setter().getName()).isEqualTo("setAmount-I2sNMHw");
              assertThat(property.faithful()).isTrue();
            });
  }

  @Test
  void aValueClass_isMadeByItsConstructorAndTheFactoryThatBoxes() throws Exception {
    Class<?> type = Class.forName("valueclass.PlainInt"); // a test resource, by Kotlin's compiler
    Object value = type.getMethod("box-impl", int.class).invoke(null, 7);

    Instantiator making =
        new InstantiatorFinder(type, Fields.of(type), value).find((kind, arguments) -> {});

    assertThat(making.words()).isEqualTo("factory PlainInt::box-impl of constructor-impl");
  }

  private static byte[] kotlin() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SUPER, NAME, null, "java/lang/Object", null);
    writer.visitField(ACC_PRIVATE, "amount", "J", null, null).visitEnd();
    MethodVisitor code = method(writer, "<init>", "()V");
    code.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    end(code, RETURN);
    code = method(writer, "getAmount-8VGDPUY", "()J");
    code.visitFieldInsn(GETFIELD, NAME, "amount", "J");
    end(code, LRETURN);
    code = method(writer, "setAmount-I2sNMHw", "(J)V");
    code.visitVarInsn(LLOAD, 1);
    code.visitFieldInsn(PUTFIELD, NAME, "amount", "J");
    end(code, RETURN);
    return writer.toByteArray();
  }

  private static MethodVisitor method(ClassWriter writer, String name, String descriptor) {
    MethodVisitor code = writer.visitMethod(ACC_PUBLIC, name, descriptor, null, null);
    code.visitCode();
    code.visitVarInsn(ALOAD, 0);
    return code;
  }

  private static void end(MethodVisitor code, int opcode) {
    code.visitInsn(opcode);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }
}
