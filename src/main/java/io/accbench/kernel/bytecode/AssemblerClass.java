package io.accbench.kernel.bytecode;

import static org.objectweb.asm.Opcodes.AALOAD;
import static org.objectweb.asm.Opcodes.AASTORE;
import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.POP;
import static org.objectweb.asm.Opcodes.PUTFIELD;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import io.accbench.kernel.graph.Assembler;
import java.lang.invoke.MethodType;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/**
 * A generator of the class file of one {@link Assembler}: straight-line code that makes, fills and
 * reads beans of one class, in several methods if there are many fields. Call the methods in any
 * order, each member once, then {@link #toBytes}.
 *
 * <p>Indices are those of the value and reference arrays that are passed to an assembler.
 */
public final class AssemblerClass {
  private static final String SUPER = Type.getInternalName(Assembler.class);
  private static final String FILLED = "(Ljava/lang/Object;[Ljava/lang/Object;)V";

  /**
   * The number of fields in one method. Arbitrary: the code of a field has less than 25 bytes, and
   * a method may have 65,535 (JVMS 4.7.3); HotSpot compiles one of 8,000.
   */
  private static final int MOST_FIELDS = 300;

  private final String name;
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
  private MethodVisitor write;
  private MethodVisitor read;
  private int written;
  private int references;

  /**
   * @param name the binary name of the class to generate
   */
  public AssemblerClass(String name) {
    this.name = name.replace('.', '/');
    writer.visit(V17, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, this.name, null, SUPER, null);
    constructor();
    registration();
    write = method("write", FILLED);
    read = method("read", FILLED);
  }

  /** Generates a call of a constructor; parameter {@code i} takes value {@code indices[i]}. */
  public void construct(Class<?> bean, Class<?>[] parameters, int[] indices) {
    MethodVisitor code = method("create", "([Ljava/lang/Object;)Ljava/lang/Object;");
    code.visitTypeInsn(NEW, Type.getInternalName(bean));
    code.visitInsn(DUP);
    arguments(code, parameters, indices);
    String descriptor = MethodType.methodType(void.class, parameters).toMethodDescriptorString();
    code.visitMethodInsn(INVOKESPECIAL, Type.getInternalName(bean), "<init>", descriptor, false);
    end(code, ARETURN);
  }

  /** Generates a call of a static method that makes beans; see {@link #construct}. */
  public void call(Class<?> owner, String method, MethodType signature, int[] indices) {
    MethodVisitor code = method("create", "([Ljava/lang/Object;)Ljava/lang/Object;");
    arguments(code, signature.parameterArray(), indices);
    code.visitMethodInsn(
        INVOKESTATIC,
        Type.getInternalName(owner),
        method,
        signature.toMethodDescriptorString(),
        owner.isInterface());
    end(code, ARETURN);
  }

  /** Generates code that sets a field from a value. */
  public void writeField(Class<?> owner, String field, Class<?> type, int index) {
    beginWrite(owner);
    value(write, 2, index, type);
    write.visitFieldInsn(PUTFIELD, Type.getInternalName(owner), field, Type.getDescriptor(type));
  }

  /** Generates a call of a setter with a value; a result, such as the bean, is dropped. */
  public void writeThrough(Class<?> owner, String setter, MethodType signature, int index) {
    beginWrite(owner);
    value(write, 2, index, signature.parameterType(0));
    invoke(write, owner, setter, signature);
    if (signature.returnType() != void.class) {
      write.visitInsn(POP);
    }
  }

  /** Generates code that reads a field of a reference type. */
  public void readField(Class<?> owner, String field, Class<?> type, int index) {
    place(owner, index);
    read.visitFieldInsn(GETFIELD, Type.getInternalName(owner), field, Type.getDescriptor(type));
    read.visitInsn(AASTORE);
  }

  /** Generates code that reads a reference through its getter. */
  public void readThrough(Class<?> owner, String getter, Class<?> type, int index) {
    place(owner, index);
    invoke(read, owner, getter, MethodType.methodType(type));
    read.visitInsn(AASTORE);
  }

  /** Generates a method that returns the constants of an enum. */
  public void constants(Class<?> enumType) {
    MethodVisitor code = method("constants", "()[Ljava/lang/Object;");
    code.visitMethodInsn(
        INVOKESTATIC,
        Type.getInternalName(enumType),
        "values",
        "()" + Type.getDescriptor(enumType.arrayType()),
        false);
    end(code, ARETURN);
  }

  /**
   * Returns the class file; nothing may be added afterwards.
   *
   * @throws IndexOutOfBoundsException when it would be larger than a class file may be
   */
  public byte[] toBytes() {
    end(write, RETURN);
    end(read, RETURN);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private void constructor() {
    MethodVisitor code = writer.visitMethod(0, "<init>", "()V", null, null);
    code.visitCode();
    code.visitVarInsn(ALOAD, 0);
    code.visitMethodInsn(INVOKESPECIAL, SUPER, "<init>", "()V", false);
    end(code, RETURN);
  }

  private void registration() {
    MethodVisitor code = writer.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null);
    code.visitCode();
    code.visitTypeInsn(NEW, name);
    code.visitInsn(DUP);
    code.visitMethodInsn(INVOKESPECIAL, name, "<init>", "()V", false);
    code.visitMethodInsn(INVOKESTATIC, SUPER, "register", "(L" + SUPER + ";)V", false);
    end(code, RETURN);
  }

  private MethodVisitor method(String method, String descriptor) {
    MethodVisitor code = writer.visitMethod(ACC_PUBLIC, method, descriptor, null, null);
    code.visitCode();
    return code;
  }

  private static void end(MethodVisitor code, int returnOpcode) {
    code.visitInsn(returnOpcode);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private static void receiver(MethodVisitor code, Class<?> owner) {
    code.visitVarInsn(ALOAD, 1);
    code.visitTypeInsn(CHECKCAST, Type.getInternalName(owner));
  }

  private static void invoke(
      MethodVisitor code, Class<?> owner, String method, MethodType signature) {
    code.visitMethodInsn(
        INVOKEVIRTUAL,
        Type.getInternalName(owner),
        method,
        signature.toMethodDescriptorString(),
        false);
  }

  private void beginWrite(Class<?> owner) {
    if (++written % MOST_FIELDS == 0) {
      write = next(write, "write$" + written);
    }
    receiver(write, owner);
  }

  /** Ends a method with a call of another, and begins that. */
  private MethodVisitor next(MethodVisitor code, String method) {
    code.visitVarInsn(ALOAD, 0);
    code.visitVarInsn(ALOAD, 1);
    code.visitVarInsn(ALOAD, 2);
    code.visitMethodInsn(INVOKEVIRTUAL, name, method, FILLED, false);
    end(code, RETURN);
    return method(method, FILLED);
  }

  private void place(Class<?> owner, int index) {
    if (++references % MOST_FIELDS == 0) {
      read = next(read, "read$" + references);
    }
    read.visitVarInsn(ALOAD, 2);
    push(read, index);
    receiver(read, owner);
  }

  private static void arguments(MethodVisitor code, Class<?>[] parameters, int[] indices) {
    for (int i = 0; i < parameters.length; i++) {
      value(code, 1, indices[i], parameters[i]);
    }
  }

  private static void value(MethodVisitor code, int variable, int index, Class<?> type) {
    code.visitVarInsn(ALOAD, variable);
    push(code, index);
    code.visitInsn(AALOAD);
    if (type.isPrimitive()) {
      Class<?> box = MethodType.methodType(type).wrap().returnType();
      code.visitTypeInsn(CHECKCAST, Type.getInternalName(box));
      code.visitMethodInsn(
          INVOKEVIRTUAL,
          Type.getInternalName(box),
          type.getName() + "Value",
          "()" + Type.getDescriptor(type),
          false);
    } else if (type != Object.class) {
      code.visitTypeInsn(CHECKCAST, Type.getInternalName(type));
    }
  }

  private static void push(MethodVisitor code, int index) {
    code.visitLdcInsn(index);
  }
}
