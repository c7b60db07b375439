package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Unsupported;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A generator of one class for all members of a bean. Each slot is a {@code switch} over an index,
 * which is in a final field of the accessor.
 */
public final class BeanClass implements Opcodes {
  private static final String INDEX = "index";

  private final BeanMembers members;
  private final String binaryName;

  /** Creates a generator for the members that a nestmate of {@code host} can access. */
  public BeanClass(Class<?> host, MemberKind kind) {
    this.members = new BeanMembers(host, kind);
    this.binaryName = host.getName() + "$$Hidden$" + kind;
  }

  /** Returns the name under which the class registers an {@link IndexedAccessors}. */
  public String binaryName() {
    return binaryName;
  }

  /**
   * Returns the index of a member for reading through a slot.
   *
   * @throws UnsupportedOperationException when the class leaves it out
   */
  public int indexToRead(Access access, Kind slot) {
    return found(members.indexToRead(access, slot), access);
  }

  /**
   * Returns the index of a member for writing through a slot.
   *
   * @throws UnsupportedOperationException when the class leaves it out, as it does with final
   *     fields
   */
  public int indexToWrite(Access access, Kind slot) {
    return found(members.indexToWrite(access, slot), access);
  }

  /** Returns the class file. */
  public byte[] bytes() {
    ClassShell shell = new ClassShell(binaryName, interfaces());
    shell.writer().visitField(ACC_PRIVATE | ACC_FINAL, INDEX, "I", null, null).visitEnd();
    constructor(shell);
    for (Kind kind : Kind.values()) {
      if (!members.readable(kind).isEmpty()) {
        readers(shell, kind);
      }
      if (!members.writable(kind).isEmpty()) {
        writers(shell, kind);
      }
    }
    return shell.end(at(shell));
  }

  private List<Class<?>> interfaces() {
    List<Class<?>> interfaces = new ArrayList<>();
    interfaces.add(IndexedAccessors.class);
    for (Kind kind : Kind.values()) {
      if (!members.readable(kind).isEmpty()) {
        interfaces.add(Slot.getter(kind));
      }
      if (!members.writable(kind).isEmpty()) {
        interfaces.add(Slot.setter(kind));
      }
    }
    return interfaces;
  }

  private static void constructor(ClassShell shell) {
    MethodVisitor code = shell.writer().visitMethod(ACC_PRIVATE, "<init>", "(I)V", null, null);
    code.visitCode();
    code.visitVarInsn(ALOAD, 0);
    code.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    code.visitVarInsn(ALOAD, 0);
    code.visitVarInsn(ILOAD, 1);
    code.visitFieldInsn(PUTFIELD, shell.name(), INDEX, "I");
    code.visitInsn(RETURN);
    ClassShell.finish(code);
  }

  private MethodVisitor at(ClassShell shell) {
    MethodVisitor code = shell.method("at", "(I)Ljava/lang/Object;");
    code.visitTypeInsn(NEW, shell.name());
    code.visitInsn(DUP);
    code.visitVarInsn(ILOAD, 1);
    code.visitMethodInsn(INVOKESPECIAL, shell.name(), "<init>", "(I)V", false);
    code.visitInsn(ARETURN);
    return code;
  }

  private void readers(ClassShell shell, Kind kind) {
    List<Access> cases = members.readable(kind);
    MethodVisitor code = shell.method(Slot.getterMethod(kind), ClassShell.getterDescriptor(kind));
    Label[] labels = beginSwitch(shell, code, cases.size());
    for (int i = 0; i < labels.length; i++) {
      beginCase(code, labels[i]);
      new MemberCode(code).read(cases.get(i), kind == Kind.OBJECT);
    }
    ClassShell.finish(code);
  }

  private void writers(ClassShell shell, Kind kind) {
    List<Access> cases = members.writable(kind);
    MethodVisitor code = shell.method(Slot.setterMethod(kind), ClassShell.setterDescriptor(kind));
    Label[] labels = beginSwitch(shell, code, cases.size());
    for (int i = 0; i < labels.length; i++) {
      beginCase(code, labels[i]);
      new MemberCode(code).write(cases.get(i), kind == Kind.OBJECT);
    }
    ClassShell.finish(code);
  }

  /**
   * Begins a {@code switch (index)}. Its default case, which is never reached, throws a
   * NullPointerException.
   */
  private static Label[] beginSwitch(ClassShell shell, MethodVisitor code, int cases) {
    Label[] labels = new Label[cases];
    for (int i = 0; i < cases; i++) {
      labels[i] = new Label();
    }
    Label none = new Label();
    code.visitVarInsn(ALOAD, 0);
    code.visitFieldInsn(GETFIELD, shell.name(), INDEX, "I");
    code.visitTableSwitchInsn(0, cases - 1, none, labels);
    beginCase(code, none);
    code.visitInsn(ACONST_NULL);
    code.visitInsn(ATHROW);
    return labels;
  }

  private static void beginCase(MethodVisitor code, Label label) {
    code.visitLabel(label);
    code.visitFrame(F_SAME, 0, null, 0, null);
  }

  private static int found(int index, Access access) {
    if (index < 0) {
      throw Unsupported.because(
          "the generated class of "
              + access.host().getName()
              + " does not hold "
              + access.member().getName()
              + ": it holds non-final fields, get…, is…, set…, with…, …_$eq and methods named like"
              + " a field");
    }
    return index;
  }
}
