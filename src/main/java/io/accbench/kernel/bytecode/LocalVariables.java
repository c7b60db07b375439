package io.accbench.kernel.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The local variables of a method that calls another with its own arguments, in a loop: receiver,
 * arguments, the number of calls that are left, the last result.
 */
final class LocalVariables {
  private final String owner;
  private final Type[] arguments;
  private final Type result;
  private final int left;

  /**
   * @param owner the internal name of the receiver's class; null for a static method
   */
  LocalVariables(String owner, String descriptor) {
    this.owner = owner;
    this.arguments = Type.getArgumentTypes(descriptor);
    this.result = Type.getReturnType(descriptor);
    int size = owner == null ? 0 : 1;
    for (Type argument : arguments) {
      size += argument.getSize();
    }
    this.left = size;
  }

  /** Returns the index of the number of calls that are left. */
  int left() {
    return left;
  }

  /** Returns the index of the last result. */
  int result() {
    return left + 1;
  }

  /** Returns the instruction that loads zero or null. */
  static int zero(Type type) {
    return switch (type.getSort()) {
      case Type.LONG -> Opcodes.LCONST_0;
      case Type.FLOAT -> Opcodes.FCONST_0;
      case Type.DOUBLE -> Opcodes.DCONST_0;
      case Type.OBJECT, Type.ARRAY -> Opcodes.ACONST_NULL;
      default -> Opcodes.ICONST_0;
    };
  }

  void loadArguments(MethodVisitor code) {
    int index = 0;
    if (owner != null) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
      index = 1;
    }
    for (Type argument : arguments) {
      code.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), index);
      index += argument.getSize();
    }
  }

  /** Writes the frame that the verifier expects at the head of the loop. */
  void write(MethodVisitor code) {
    List<Object> locals = new ArrayList<>();
    if (owner != null) {
      locals.add(owner);
    }
    for (Type argument : arguments) {
      locals.add(verified(argument));
    }
    locals.add(Opcodes.INTEGER);
    if (result.getSort() != Type.VOID) {
      locals.add(verified(result));
    }
    code.visitFrame(Opcodes.F_FULL, locals.size(), locals.toArray(), 0, new Object[0]);
  }

  private static Object verified(Type type) {
    return switch (type.getSort()) {
      case Type.LONG -> Opcodes.LONG;
      case Type.FLOAT -> Opcodes.FLOAT;
      case Type.DOUBLE -> Opcodes.DOUBLE;
      case Type.OBJECT, Type.ARRAY -> type.getInternalName();
      default -> Opcodes.INTEGER;
    };
  }
}
