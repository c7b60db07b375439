package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Unsupported;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A generator of one class for all members of a bean. Each slot is a {@code switch} over an index,
 * which is in a final field of the accessor.
 *
 * <p>HotSpot does not compile a large method. So a slot with too many members for one method has
 * several, each for 256 members at most, and a {@code switch} that calls them.
 */
public final class BeanClass implements Opcodes {
  private static final String INDEX = "index";

  /**
   * The size of the largest method that HotSpot compiles, in bytes: {@code HugeMethodLimit} of its
   * {@code globals.hpp}, which a product build cannot change.
   */
  private static final int LARGEST_COMPILED = 8_000;

  private static final int PART_BITS = 8;

  /** The number of members in one of several methods. A member takes at most 24 bytes. */
  private static final int PART = 1 << PART_BITS;

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

  /**
   * Returns the class file.
   *
   * @throws UnsupportedOperationException when there are more members than a class file can hold
   */
  public byte[] bytes() {
    ClassShell shell = new ClassShell(binaryName, Type.getInternalName(IndexedAccessors.class));
    shell.writer().visitField(ACC_PRIVATE | ACC_FINAL, INDEX, "I", null, null).visitEnd();
    constructor(shell);
    for (Kind kind : Kind.values()) {
      slot(shell, kind, false);
      slot(shell, kind, true);
    }
    try {
      return shell.end(at(shell));
    } catch (IndexOutOfBoundsException constants) {
      throw Unsupported.because(binaryName + " would have more than 65,535 constants");
    }
  }

  private static void constructor(ClassShell shell) {
    MethodVisitor code = shell.writer().visitMethod(ACC_PRIVATE, "<init>", "(I)V", null, null);
    code.visitCode();
    ClassShell.callSuperclass(code);
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

  /** Generates the method of a slot, if there is a member for it. */
  private void slot(ClassShell shell, Kind kind, boolean write) {
    List<Access> cases = write ? members.writable(kind) : members.readable(kind);
    if (cases.isEmpty()) {
      return;
    }
    String name = write ? Slot.setterMethod(kind) : Slot.getterMethod(kind);
    String descriptor =
        write ? ClassShell.setterDescriptor(kind) : ClassShell.getterDescriptor(kind);
    MethodVisitor tried = new ClassShell(binaryName).method(name, descriptor);
    if (members(shell, tried, cases, kind, write, NOP) <= LARGEST_COMPILED) {
      members(shell, shell.method(name, descriptor), cases, kind, write, NOP);
      return;
    }
    List<String> parts = new ArrayList<>();
    for (int from = 0; from < cases.size(); from += PART) {
      String part = name + "$" + parts.size();
      MethodVisitor code = shell.writer().visitMethod(ACC_PRIVATE, part, descriptor, null, null);
      code.visitCode();
      int to = Math.min(from + PART, cases.size());
      members(shell, code, cases.subList(from, to), kind, write, IAND);
      parts.add(part);
    }
    calls(shell, shell.method(name, descriptor), parts, kind, write);
  }

  /** Generates a method with a case for each member, and returns the size of its code in bytes. */
  private static int members(
      ClassShell shell,
      MethodVisitor code,
      List<Access> cases,
      Kind kind,
      boolean write,
      int operator) {
    Label[] labels = beginSwitch(shell, code, cases.size(), operator);
    for (int i = 0; i < labels.length; i++) {
      beginCase(code, labels[i]);
      MemberCode member = new MemberCode(code);
      if (write) {
        member.write(cases.get(i), kind == Kind.OBJECT);
      } else {
        member.read(cases.get(i), kind == Kind.OBJECT);
      }
    }
    Label end = new Label();
    code.visitLabel(end);
    ClassShell.finish(code);
    return end.getOffset();
  }

  /** Generates a method that calls the one of several which has the case of the index. */
  private static void calls(
      ClassShell shell, MethodVisitor code, List<String> parts, Kind kind, boolean write) {
    Type value = Type.getType(kind.type());
    String descriptor =
        write ? ClassShell.setterDescriptor(kind) : ClassShell.getterDescriptor(kind);
    Label[] labels = beginSwitch(shell, code, parts.size(), ISHR);
    for (int i = 0; i < labels.length; i++) {
      beginCase(code, labels[i]);
      code.visitVarInsn(ALOAD, 0);
      code.visitVarInsn(ALOAD, 1);
      if (write) {
        code.visitVarInsn(value.getOpcode(ILOAD), 2);
      }
      code.visitMethodInsn(INVOKEVIRTUAL, shell.name(), parts.get(i), descriptor, false);
      code.visitInsn(write ? RETURN : value.getOpcode(IRETURN));
    }
    ClassShell.finish(code);
  }

  /**
   * Begins a {@code switch (index)}, or {@code (index >> 8)} or {@code (index & 255)}. Its default
   * case, which is never reached, throws a NullPointerException.
   *
   * @param operator {@code NOP}, {@code ISHR} or {@code IAND}
   */
  private static Label[] beginSwitch(
      ClassShell shell, MethodVisitor code, int cases, int operator) {
    Label[] labels = new Label[cases];
    for (int i = 0; i < cases; i++) {
      labels[i] = new Label();
    }
    Label none = new Label();
    code.visitVarInsn(ALOAD, 0);
    code.visitFieldInsn(GETFIELD, shell.name(), INDEX, "I");
    if (operator != NOP) {
      code.visitIntInsn(SIPUSH, operator == IAND ? PART - 1 : PART_BITS);
      code.visitInsn(operator);
    }
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
