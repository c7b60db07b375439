package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Kind;
import java.util.List;
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

  /** Returns the bytes of a class that implements {@code Getter.OfX} for {@code slot}. */
  public static byte[] getter(String binaryName, Access access, Kind slot) {
    ClassShell shell = new ClassShell(binaryName, List.of(Slot.getter(slot)));
    MethodVisitor code = shell.method(Slot.getterMethod(slot), ClassShell.getterDescriptor(slot));
    new MemberCode(code).read(access, slot == Kind.OBJECT);
    return shell.end(code);
  }

  /** Returns the bytes of a class that implements {@code Setter.OfX} for {@code slot}. */
  public static byte[] setter(String binaryName, Access access, Kind slot) {
    ClassShell shell = new ClassShell(binaryName, List.of(Slot.setter(slot)));
    MethodVisitor code = shell.method(Slot.setterMethod(slot), ClassShell.setterDescriptor(slot));
    new MemberCode(code).write(access, slot == Kind.OBJECT);
    return shell.end(code);
  }

  /** Returns the bytes of a class that implements {@link Creator} for that many arguments. */
  public static byte[] creator(String binaryName, Access access, int arity) {
    Class<?> slot = arity == 0 ? Creator.OfNothing.class : Creator.OfArguments.class;
    ClassShell shell = new ClassShell(binaryName, List.of(slot));
    String parameters = arity == 0 ? "()" : "([Ljava/lang/Object;)";
    MethodVisitor code = shell.method("create", parameters + "Ljava/lang/Object;");
    new MemberCode(code).create(access);
    return shell.end(code);
  }
}
