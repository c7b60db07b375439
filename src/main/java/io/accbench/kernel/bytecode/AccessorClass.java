package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Kind;
import org.objectweb.asm.MethodVisitor;

/**
 * A generator of classes that implement one slot for one member, as javac would compile
 * hand-written code.
 *
 * <p>The static initialiser of such a class registers an instance in {@link Compiled}, under the
 * class's name.
 */
public final class AccessorClass {
  private AccessorClass() {}

  /** Returns the bytes of a class that reads a member through {@code slot}. */
  public static byte[] getter(String binaryName, Access access, Kind slot) {
    ClassShell shell = new ClassShell(binaryName);
    MethodVisitor code = shell.method(Slot.getterMethod(slot), ClassShell.getterDescriptor(slot));
    new MemberCode(code).read(access, slot == Kind.OBJECT);
    return shell.end(code);
  }

  /** Returns the bytes of a class that writes a member through {@code slot}. */
  public static byte[] setter(String binaryName, Access access, Kind slot) {
    ClassShell shell = new ClassShell(binaryName);
    MethodVisitor code = shell.method(Slot.setterMethod(slot), ClassShell.setterDescriptor(slot));
    new MemberCode(code).write(access, slot == Kind.OBJECT);
    return shell.end(code);
  }

  /** Returns the bytes of a class that creates instances from that many arguments. */
  public static byte[] creator(String binaryName, Access access, int arity) {
    ClassShell shell = new ClassShell(binaryName);
    String parameters = arity == 0 ? "()" : "([Ljava/lang/Object;)";
    MethodVisitor code = shell.method("create", parameters + "Ljava/lang/Object;");
    new MemberCode(code).create(access);
    return shell.end(code);
  }
}
