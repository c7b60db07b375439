package io.accbench.kernel.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.graph.Assembler;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Setter;
import io.accbench.kernel.strategy.Hidden;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** HotSpot compiles no method above 8,000 bytes; a class file holds none above 65,535. */
@Tag("slow")
class ManyPropertiesTest implements Opcodes {
  private static final int LARGEST_COMPILED = 8_000;

  /** A bean's properties up to this one are tried, and every so manieth behind. */
  private static final int ALL_OF = 700;

  private static final int SOME_BEHIND = 61;

  @ParameterizedTest
  @ValueSource(ints = {255, 700, 1_200, 5_000})
  void one_class_for_a_bean_reads_and_writes_each_property_in_methods_that_are_compiled(int count)
      throws Throwable {
    Class<?> bean = bean("Read" + count, count);
    Object instance = bean.getDeclaredConstructor().newInstance();
    Hidden strategy = new Hidden();

    for (MemberKind member : MemberKind.values()) {
      for (int i = 0; i < count; i += i < ALL_OF ? 1 : SOME_BEHIND) {
        Property property = property(bean, member, i);
        var typed = (Setter.OfInt) strategy.setter(property, Kind.INT, "bean");
        var boxed = (Setter.OfObject) strategy.setter(property, Kind.OBJECT, "bean");
        typed.setInt(instance, i);
        assertThat(bean.getField("p" + i).getInt(instance)).isEqualTo(i);
        boxed.set(instance, -i);
        assertThat(((Getter.OfInt) strategy.getter(property, Kind.INT, "bean")).getInt(instance))
            .isEqualTo(-i);
        assertThat(((Getter.OfObject) strategy.getter(property, Kind.OBJECT, "bean")).get(instance))
            .isEqualTo(-i);
      }
      Map<String, Integer> sizes = sizes(new BeanClass(bean, member).bytes());
      assertThat(sizes).containsKeys("getInt", "get", "setInt", "set");
      assertThat(sizes.values()).allMatch(size -> size <= LARGEST_COMPILED);
      assertThat(sizes.containsKey("getInt$0")).isEqualTo(count > 660);
    }
  }

  @Test
  void an_assembler_of_many_fields_has_several_methods() throws Exception {
    int count = 5_000;
    Class<?> bean = bean("Assembled", count);
    AssemblerClass code = new AssemblerClass(bean.getName() + "$$Assembler");
    for (int i = 0; i < count; i++) {
      code.writeField(bean, "p" + i, int.class, i);
      code.readThrough(bean, "toString", String.class, i);
    }
    byte[] classFile = code.toBytes();
    assertThat(sizes(classFile).values()).allMatch(size -> size <= LARGEST_COMPILED);
    Constructor<?> constructor =
        MethodHandles.lookup()
            .defineHiddenClass(classFile, true)
            .lookupClass()
            .getDeclaredConstructor();
    constructor.setAccessible(true);
    Assembler assembler = (Assembler) constructor.newInstance();
    Object instance = bean.getDeclaredConstructor().newInstance();
    Object[] values = IntStream.range(0, count).boxed().toArray();
    Object[] references = new Object[count];

    assembler.write(instance, values);
    assembler.read(instance, references);

    for (int i = 0; i < count; i++) {
      assertThat(bean.getField("p" + i).getInt(instance)).isEqualTo(i);
    }
    assertThat(references).containsOnly(instance.toString());
  }

  /** Returns the size of the code of each method, in bytes. */
  private static Map<String, Integer> sizes(byte[] classFile) {
    Map<String, Integer> sizes = new TreeMap<>();
    ClassVisitor sizing =
        new ClassVisitor(ASM9, new ClassWriter(0)) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] thrown) {
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
            return new MethodVisitor(ASM9, next) {
              @Override
              public void visitMaxs(int stack, int locals) {
                Label end = new Label();
                visitLabel(end);
                sizes.put(name, end.getOffset());
                super.visitMaxs(stack, locals);
              }
            };
          }
        };
    new ClassReader(classFile).accept(sizing, 0);
    return sizes;
  }

  private static Class<?> bean(String name, int count) throws IllegalAccessException {
    String internal = "io/accbench/kernel/bytecode/" + name;
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(V17, ACC_PUBLIC, internal, null, "java/lang/Object", null);
    MethodVisitor constructor = writer.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
    constructor.visitVarInsn(ALOAD, 0);
    constructor.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    constructor.visitInsn(RETURN);
    constructor.visitMaxs(0, 0);
    for (int i = 0; i < count; i++) {
      writer.visitField(ACC_PUBLIC, "p" + i, "I", null, null);
      MethodVisitor getter = writer.visitMethod(ACC_PUBLIC, "getP" + i, "()I", null, null);
      getter.visitVarInsn(ALOAD, 0);
      getter.visitFieldInsn(GETFIELD, internal, "p" + i, "I");
      getter.visitInsn(IRETURN);
      getter.visitMaxs(0, 0);
      MethodVisitor setter = writer.visitMethod(ACC_PUBLIC, "setP" + i, "(I)V", null, null);
      setter.visitVarInsn(ALOAD, 0);
      setter.visitVarInsn(ILOAD, 1);
      setter.visitFieldInsn(PUTFIELD, internal, "p" + i, "I");
      setter.visitInsn(RETURN);
      setter.visitMaxs(0, 0);
    }
    return MethodHandles.lookup().defineClass(writer.toByteArray());
  }

  private static Property property(Class<?> bean, MemberKind member, int index) {
    String name = "p" + index;
    return member == MemberKind.FIELD
        ? Property.ofField(bean, name, int.class, bean, name, true)
        : Property.ofMethods(bean, name, int.class, bean, "getP" + index, bean, "setP" + index);
  }
}
