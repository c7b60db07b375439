package io.accbench.kernel.bytecode;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A copy of a class with JMH benchmarks, in which one benchmark does its operation as often as
 * {@code AddedWork.times()} says. The method keeps its signature; its code moves to a method beside
 * it, which it calls in a loop.
 */
public final class RepeatedBenchmark {
  private static final int API = Opcodes.ASM9;
  private static final String COUNT_CLASS = "io/accbench/kernel/profiler/AddedWork";
  private static final String MOVED = "$accbench";
  private static final String BENCHMARK = "Lorg/openjdk/jmh/annotations/Benchmark;";
  private static final String GROUP = "Lorg/openjdk/jmh/annotations/Group;";

  private RepeatedBenchmark() {}

  /**
   * Returns the internal name of the superclass; null for that of {@link Object}.
   *
   * @param classFile the bytes of a class
   */
  public static String superclass(byte[] classFile) {
    return new ClassReader(classFile).getSuperName();
  }

  /**
   * Returns the changed class; empty bytes if it declares no such benchmark.
   *
   * @param classFile the bytes of a class
   * @param name the name of the benchmark's method, or of its group of methods
   */
  public static byte[] of(byte[] classFile, String name) {
    ClassReader reader = new ClassReader(classFile);
    Set<String> chosen = new HashSet<>();
    reader.accept(new Chosen(name, chosen), ClassReader.SKIP_CODE);
    if (chosen.isEmpty()) {
      return new byte[0];
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    reader.accept(new Repeating(writer, chosen), 0);
    return writer.toByteArray();
  }

  /** Collects the methods, as name and descriptor, that are the benchmark. */
  private static final class Chosen extends ClassVisitor {
    private final String wanted;
    private final Set<String> found;

    Chosen(String wanted, Set<String> found) {
      super(API);
      this.wanted = wanted;
      this.found = found;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] thrown) {
      return new MethodVisitor(API) {
        private boolean benchmark;
        private boolean group;

        @Override
        public AnnotationVisitor visitAnnotation(String type, boolean visible) {
          benchmark |= type.equals(BENCHMARK);
          return type.equals(GROUP)
              ? new AnnotationVisitor(API) {
                @Override
                public void visit(String key, Object value) {
                  group |= wanted.equals(value);
                }
              }
              : null;
        }

        @Override
        public void visitEnd() {
          if (benchmark && (group || name.equals(wanted))) {
            found.add(name + descriptor);
          }
        }
      };
    }
  }

  /** Moves the code of the chosen methods, and adds methods that call it in a loop. */
  private static final class Repeating extends ClassVisitor {
    private final Set<String> chosen;
    private String owner;

    Repeating(ClassVisitor next, Set<String> chosen) {
      super(API, next);
      this.chosen = chosen;
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String above, String[] faces) {
      owner = name;
      super.visit(version, access, name, signature, above, faces);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] thrown) {
      if (!chosen.contains(name + descriptor)) {
        return super.visitMethod(access, name, descriptor, signature, thrown);
      }
      loop(
          super.visitMethod(access, name, descriptor, signature, thrown), access, name, descriptor);
      int kept = access & (Opcodes.ACC_STATIC | Opcodes.ACC_STRICT);
      int moved = kept | Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
      return super.visitMethod(moved, name + MOVED, descriptor, signature, thrown);
    }

    private void loop(MethodVisitor code, int access, String name, String descriptor) {
      boolean ofClass = (access & Opcodes.ACC_STATIC) != 0;
      LocalVariables variables = new LocalVariables(ofClass ? null : owner, descriptor);
      Type result = Type.getReturnType(descriptor);
      boolean any = result.getSort() != Type.VOID;
      code.visitCode();
      code.visitMethodInsn(Opcodes.INVOKESTATIC, COUNT_CLASS, "times", "()I", false);
      code.visitVarInsn(Opcodes.ISTORE, variables.left());
      if (any) {
        code.visitInsn(LocalVariables.zero(result));
        code.visitVarInsn(result.getOpcode(Opcodes.ISTORE), variables.result());
      }
      Label again = new Label();
      code.visitLabel(again);
      variables.write(code);
      variables.loadArguments(code);
      code.visitMethodInsn(
          ofClass ? Opcodes.INVOKESTATIC : Opcodes.INVOKEVIRTUAL,
          owner,
          name + MOVED,
          descriptor,
          false);
      if (any) {
        code.visitVarInsn(result.getOpcode(Opcodes.ISTORE), variables.result());
      }
      code.visitIincInsn(variables.left(), -1);
      code.visitVarInsn(Opcodes.ILOAD, variables.left());
      code.visitJumpInsn(Opcodes.IFGT, again);
      if (any) {
        code.visitVarInsn(result.getOpcode(Opcodes.ILOAD), variables.result());
      }
      code.visitInsn(result.getOpcode(Opcodes.IRETURN));
      code.visitMaxs(0, 0);
      code.visitEnd();
    }
  }
}
