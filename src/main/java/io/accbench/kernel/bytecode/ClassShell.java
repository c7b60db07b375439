package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.spi.Kind;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The common parts of all generated accessors: the superclass {@link Accessor}, a private
 * constructor, and a static initialiser that registers an instance in {@link Compiled} under the
 * class's name.
 */
final class ClassShell implements Opcodes {
  private static final String OBJECT = "java/lang/Object";
  private static final String SUPERCLASS = Type.getInternalName(Accessor.class);
  private static final String[] THROWS = {"java/lang/Throwable"};

  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
  private final String name;

  /**
   * @param interfaces the internal names of those that the class implements beside the slots
   */
  ClassShell(String binaryName, String... interfaces) {
    name = binaryName.replace('.', '/');
    writer.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SUPER, name, null, SUPERCLASS, interfaces);
    constructor();
    registration(binaryName);
  }

  /** Returns the descriptor of a getter: {@code (Object)int} for {@link Kind#INT}. */
  static String getterDescriptor(Kind slot) {
    return "(L" + OBJECT + ";)" + Type.getDescriptor(slot.type());
  }

  /** Returns the descriptor of a setter: {@code (Object, int)void} for {@link Kind#INT}. */
  static String setterDescriptor(Kind slot) {
    return "(L" + OBJECT + ";" + Type.getDescriptor(slot.type()) + ")V";
  }

  ClassWriter writer() {
    return writer;
  }

  /** Returns the internal name, with slashes. */
  String name() {
    return name;
  }

  /** Generates the beginning of a constructor, which calls that of {@link Accessor}. */
  static void callSuperclass(MethodVisitor code) {
    code.visitVarInsn(ALOAD, 0);
    code.visitMethodInsn(INVOKESPECIAL, SUPERCLASS, "<init>", "()V", false);
  }

  /** Begins a public method; {@link #finish} or {@link #end} ends it. */
  MethodVisitor method(String method, String descriptor) {
    MethodVisitor code = writer.visitMethod(ACC_PUBLIC, method, descriptor, null, THROWS);
    code.visitCode();
    return code;
  }

  static void finish(MethodVisitor code) {
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  /** Ends the last method and the class. */
  byte[] end(MethodVisitor code) {
    finish(code);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private void constructor() {
    MethodVisitor code = writer.visitMethod(ACC_PRIVATE, "<init>", "()V", null, null);
    code.visitCode();
    callSuperclass(code);
    code.visitInsn(RETURN);
    finish(code);
  }

  private void registration(String binaryName) {
    MethodVisitor code = writer.visitMethod(ACC_STATIC, "<clinit>", "()V", null, null);
    code.visitCode();
    code.visitLdcInsn(binaryName);
    code.visitTypeInsn(NEW, name);
    code.visitInsn(DUP);
    code.visitMethodInsn(INVOKESPECIAL, name, "<init>", "()V", false);
    String registry = Type.getInternalName(Compiled.class);
    String descriptor = "(Ljava/lang/String;L" + OBJECT + ";)V";
    code.visitMethodInsn(INVOKESTATIC, registry, "register", descriptor, false);
    code.visitInsn(RETURN);
    finish(code);
  }
}
