package io.accbench.kernel.bytecode;

import io.accbench.kernel.pollution.Polluter;
import io.accbench.kernel.pollution.Traffic;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The methods that a class file declares, and which of them other code can call without an object
 * or arguments.
 *
 * @param internalName the class's name, with slashes
 * @param above the superclass's name, with slashes; null for that of {@link Object}
 * @param access the class's flags
 * @param callable the descriptors of public static methods without parameters, by name
 * @param others what keeps a method of another kind from being called, by name
 */
public record StaticMethods(
    String internalName,
    String above,
    int access,
    Map<String, String> callable,
    Map<String, String> others) {

  /** Returns those of a class file. */
  public static StaticMethods of(byte[] classFile) {
    Map<String, String> callable = new TreeMap<>();
    Map<String, String> others = new TreeMap<>();
    ClassReader reader = new ClassReader(classFile);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int flags, String name, String descriptor, String signature, String[] thrown) {
            if (Type.getArgumentTypes(descriptor).length > 0) {
              others.putIfAbsent(name, "has parameters");
            } else if ((flags & Opcodes.ACC_STATIC) == 0) {
              others.put(name, "is not static");
            } else if ((flags & Opcodes.ACC_PUBLIC) == 0) {
              others.put(name, "is not public");
            } else {
              callable.put(name, descriptor);
            }
            return null;
          }
        },
        ClassReader.SKIP_CODE);
    return new StaticMethods(
        reader.getClassName(), reader.getSuperName(), reader.getAccess(), callable, others);
  }

  /** Returns whether code of other packages can name the class. */
  public boolean ofPublicClass() {
    return (access & Opcodes.ACC_PUBLIC) != 0;
  }

  /** Returns a class {@link Polluter#USERS_METHOD}, a {@link Traffic} that calls such a method. */
  public byte[] traffic(String method) {
    String name = Polluter.USERS_METHOD.replace('.', '/');
    String[] kinds = {Type.getInternalName(Traffic.class)};
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(
        Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, "java/lang/Object", kinds);
    MethodVisitor made = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    made.visitCode();
    made.visitVarInsn(Opcodes.ALOAD, 0);
    made.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    ClassShell.finish(returned(made));
    MethodVisitor run = writer.visitMethod(Opcodes.ACC_PUBLIC, "run", "()V", null, null);
    run.visitCode();
    call(writer, run, name, method);
    ClassShell.finish(returned(run));
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static MethodVisitor returned(MethodVisitor code) {
    code.visitInsn(Opcodes.RETURN);
    return code;
  }

  /** Writes the call. The result is kept in a field, so that no compiler leaves the work out. */
  private void call(ClassWriter writer, MethodVisitor run, String name, String method) {
    String descriptor = callable.get(method);
    boolean ofInterface = (access & Opcodes.ACC_INTERFACE) != 0;
    Type result = Type.getReturnType(descriptor);
    if (result == Type.VOID_TYPE) {
      run.visitMethodInsn(Opcodes.INVOKESTATIC, internalName, method, descriptor, ofInterface);
      return;
    }
    FieldVisitor kept =
        writer.visitField(Opcodes.ACC_PUBLIC, "result", result.getDescriptor(), null, null);
    kept.visitEnd();
    run.visitVarInsn(Opcodes.ALOAD, 0);
    run.visitMethodInsn(Opcodes.INVOKESTATIC, internalName, method, descriptor, ofInterface);
    run.visitFieldInsn(Opcodes.PUTFIELD, name, "result", result.getDescriptor());
  }
}
