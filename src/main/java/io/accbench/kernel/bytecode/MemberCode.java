package io.accbench.kernel.bytecode;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A generator of the instructions that javac emits for {@code ((Order) bean).getId()} and such. */
final class MemberCode implements Opcodes {
  private static final String[] BOXES = {
    null,
    "java/lang/Boolean",
    "java/lang/Character",
    "java/lang/Byte",
    "java/lang/Short",
    "java/lang/Integer",
    "java/lang/Float",
    "java/lang/Long",
    "java/lang/Double"
  };

  private final MethodVisitor code;

  MemberCode(MethodVisitor code) {
    this.code = code;
  }

  /** Generates {@code return ((Host) bean).member}, perhaps boxed; the bean is local variable 1. */
  void read(Access access, boolean boxed) {
    Type value = receiver(access);
    invokeOrGet(access);
    if (boxed) {
      box(value);
    }
    code.visitInsn((boxed ? Type.getType(Object.class) : value).getOpcode(IRETURN));
  }

  /** Generates {@code ((Host) bean).member = value}, perhaps unboxed; the value is variable 2. */
  void write(Access access, boolean boxed) {
    receiver(access);
    Type value =
        access.member() instanceof Field field
            ? Type.getType(field.getType())
            : Type.getArgumentTypes((Method) access.member())[0];
    code.visitVarInsn((boxed ? Type.getType(Object.class) : value).getOpcode(ILOAD), 2);
    if (boxed || value.getSort() >= Type.ARRAY) {
      fromObject(value);
    }
    put(access);
    code.visitInsn(RETURN);
  }

  /**
   * Generates {@code return new Host(arguments…)}, {@code Owner.factory(arguments…)} or {@code
   * Owner.factory(Owner.conversion(argument))}.
   */
  void create(Access access) {
    if (access.member() instanceof Constructor<?> constructor) {
      String owner = Type.getInternalName(constructor.getDeclaringClass());
      String descriptor = Type.getConstructorDescriptor(constructor);
      code.visitTypeInsn(NEW, owner);
      code.visitInsn(DUP);
      arguments(Type.getArgumentTypes(descriptor));
      code.visitMethodInsn(INVOKESPECIAL, owner, "<init>", descriptor, false);
    } else {
      Method factory = (Method) access.member();
      arguments(Type.getArgumentTypes(factory));
      if (access.conversion() != null) {
        invokeStatic(access.conversion());
      }
      invokeStatic(factory);
    }
    code.visitInsn(ARETURN);
  }

  private Type receiver(Access access) {
    code.visitVarInsn(ALOAD, 1);
    code.visitTypeInsn(CHECKCAST, Type.getInternalName(access.host()));
    return access.member() instanceof Field field
        ? Type.getType(field.getType())
        : Type.getReturnType((Method) access.member());
  }

  private void invokeOrGet(Access access) {
    if (access.member() instanceof Field field) {
      field(GETFIELD, field);
    } else {
      invoke(access, (Method) access.member());
    }
  }

  private void put(Access access) {
    if (access.member() instanceof Field field) {
      field(PUTFIELD, field);
      return;
    }
    Method setter = (Method) access.member();
    invoke(access, setter);
    int size = Type.getReturnType(setter).getSize();
    if (size > 0) {
      code.visitInsn(size == 1 ? POP : POP2);
    }
  }

  /**
   * Generates an access to a field of the class that declares it, since the bean may have another
   * field of that name.
   */
  private void field(int opcode, Field field) {
    String owner = Type.getInternalName(field.getDeclaringClass());
    code.visitFieldInsn(opcode, owner, field.getName(), Type.getDescriptor(field.getType()));
  }

  private void invoke(Access access, Method method) {
    boolean ofInterface = access.host().isInterface();
    code.visitMethodInsn(
        ofInterface ? INVOKEINTERFACE : INVOKEVIRTUAL,
        Type.getInternalName(access.host()),
        method.getName(),
        Type.getMethodDescriptor(method),
        ofInterface);
  }

  private void invokeStatic(Method method) {
    Class<?> owner = method.getDeclaringClass();
    String descriptor = Type.getMethodDescriptor(method);
    code.visitMethodInsn(
        INVOKESTATIC,
        Type.getInternalName(owner),
        method.getName(),
        descriptor,
        owner.isInterface());
  }

  private void arguments(Type[] types) {
    for (int index = 0; index < types.length; index++) {
      code.visitVarInsn(ALOAD, 1);
      push(index);
      code.visitInsn(AALOAD);
      fromObject(types[index]);
    }
  }

  private void push(int index) {
    if (index <= 5) {
      code.visitInsn(ICONST_0 + index);
    } else {
      // a method has at most 255 parameters (JVMS 4.3.3), so SIPUSH is enough for all
      code.visitIntInsn(index <= Byte.MAX_VALUE ? BIPUSH : SIPUSH, index);
    }
  }

  private void box(Type type) {
    if (type.getSort() <= Type.DOUBLE) {
      String box = BOXES[type.getSort()];
      String descriptor = "(" + type.getDescriptor() + ")L" + box + ";";
      code.visitMethodInsn(INVOKESTATIC, box, "valueOf", descriptor, false);
    }
  }

  private void fromObject(Type type) {
    if (type.getSort() <= Type.DOUBLE) {
      String box = BOXES[type.getSort()];
      code.visitTypeInsn(CHECKCAST, box);
      String method = type.getClassName() + "Value";
      code.visitMethodInsn(INVOKEVIRTUAL, box, method, "()" + type.getDescriptor(), false);
    } else if (!type.getInternalName().equals("java/lang/Object")) {
      code.visitTypeInsn(CHECKCAST, type.getInternalName());
    }
  }
}
