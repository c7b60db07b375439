package io.accbench.kernel.bytecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.strategy.sample.Kinds;
import io.accbench.kernel.strategy.sample.Samples;
import io.accbench.kernel.strategy.sample.Samples.Chained;
import io.accbench.kernel.strategy.sample.Samples.Initialised;
import io.accbench.kernel.strategy.sample.Samples.Money;
import io.accbench.kernel.strategy.sample.Samples.Wide;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The floor must be what javac makes of hand-written code, instruction for instruction. */
class AccessorClassTest {

  @Test
  void getters_are_what_javac_compiles() throws Exception {
    assertThat(code(getter(method(Kinds.class, "intValue", int.class), Kind.INT)))
        .isEqualTo(code(HandWritten.ReadInt.class));
    assertThat(code(getter(method(Kinds.class, "intValue", int.class), Kind.OBJECT)))
        .isEqualTo(code(HandWritten.ReadBoxedInt.class));
    assertThat(code(getter(method(Kinds.class, "text", String.class), Kind.OBJECT)))
        .isEqualTo(code(HandWritten.ReadText.class));
    assertThat(code(getter(publicField(), Kind.INT))).isEqualTo(code(HandWritten.ReadField.class));
  }

  @Test
  void setters_are_what_javac_compiles() throws Exception {
    assertThat(code(setter(method(Kinds.class, "longValue", long.class), Kind.LONG)))
        .isEqualTo(code(HandWritten.WriteLong.class));
    assertThat(code(setter(method(Kinds.class, "doubleValue", double.class), Kind.OBJECT)))
        .isEqualTo(code(HandWritten.WriteBoxedDouble.class));
    assertThat(code(setter(method(Kinds.class, "ints", int[].class), Kind.OBJECT)))
        .isEqualTo(code(HandWritten.WriteInts.class));
    assertThat(code(setter(method(Kinds.class, "any", Object.class), Kind.OBJECT)))
        .isEqualTo(code(HandWritten.WriteAny.class));
    assertThat(code(setter(method(Chained.class, "total", long.class), Kind.LONG)))
        .isEqualTo(code(HandWritten.WriteChained.class));
    assertThat(code(setter(publicField(), Kind.INT))).isEqualTo(code(HandWritten.WriteField.class));
  }

  @Test
  void creators_are_what_javac_compiles() throws Exception {
    assertThat(code(creator(Creation.ofConstructor(Initialised.class))))
        .isEqualTo(code(HandWritten.CreateInitialised.class));
    assertThat(
            code(
                creator(
                    Creation.ofFactory(Money.class, Money.class, "of", long.class, String.class))))
        .isEqualTo(code(HandWritten.CreateMoney.class));
    List<Class<?>> types = new ArrayList<>();
    for (RecordComponent component : Wide.class.getRecordComponents()) {
      types.add(component.getType());
    }
    assertThat(code(creator(Creation.ofConstructor(Wide.class, types.toArray(new Class<?>[0])))))
        .isEqualTo(code(HandWritten.CreateWide.class));
  }

  @Test
  void prepared_files_are_a_class_for_each_slot_and_operation() throws Exception {
    String folder = Kinds.class.getPackageName().replace('.', '/');
    Map<String, byte[]> files =
        new DirectClasses().add(method(Kinds.class, "intValue", int.class)).files();
    assertThat(withoutHash(files))
        .containsExactly(
            folder + "/Kinds$$Direct$method$read$intValue$INT$.class",
            folder + "/Kinds$$Direct$method$read$intValue$OBJECT$.class",
            folder + "/Kinds$$Direct$method$write$intValue$INT$.class",
            folder + "/Kinds$$Direct$method$write$intValue$OBJECT$.class");
    Property hidden =
        Property.ofField(Kinds.class, "text", String.class, Kinds.class, "text", true);
    assertThat(withoutHash(new DirectClasses().add(hidden).files()))
        .containsExactly(
            folder + "/Kinds$$Direct$field$read$text$OBJECT$.nest",
            folder + "/Kinds$$Direct$field$write$text$OBJECT$.nest");
  }

  private static List<String> withoutHash(Map<String, byte[]> files) {
    return files.keySet().stream().map(name -> name.replaceFirst("[0-9a-f]+\\.", ".")).toList();
  }

  @Test
  void names_differ_on_every_file_system_and_are_short() {
    List<String> properties =
        List.of(
            "userName",
            "username",
            "UserName",
            "Row.rank",
            "Row$rank",
            "Row_rank",
            "Row-rank",
            "a b",
            "\u0431\u0430",
            "\u0430\u044f",
            "\u00e9",
            "e\u0301",
            "x".repeat(200) + "a",
            "x".repeat(200) + "b",
            "\u00fc".repeat(120));
    Set<String> names = new HashSet<>();
    for (String property : properties) {
      String name =
          Compiled.setterName(
              Property.ofField(Kinds.class, property, boolean.class, Kinds.class, "flag", true),
              Kind.BOOLEAN);
      String file = name.substring(name.lastIndexOf('.') + 1) + ".class";
      assertThat(file).matches("[\\w$.]{1,143}");
      names.add(file.toLowerCase(Locale.ROOT));
    }
    assertThat(names).hasSameSizeAs(properties);
  }

  @Test
  void a_file_that_is_generated_twice_is_refused() throws Exception {
    Property property = method(Kinds.class, "intValue", int.class);
    DirectClasses classes = new DirectClasses().add(property);
    assertThatThrownBy(() -> classes.add(property))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("intValue")
        .hasMessageEndingWith("is generated twice");
  }

  @Test
  void a_package_private_class_needs_no_nestmate() throws Exception {
    Property open =
        Property.ofField(Samples.narrow(), "open", int.class, Samples.narrow(), "open", false);
    assertThat(new DirectClasses().add(open).files().keySet())
        .hasSize(2)
        .allMatch(name -> name.endsWith(".class"));
  }

  @Test
  void overloaded_creations_have_names_of_their_own() {
    assertThat(Compiled.creatorName(Creation.ofConstructor(Money.class)))
        .isNotEqualTo(Compiled.creatorName(Creation.ofConstructor(Money.class, long.class)))
        .isNotEqualTo(Compiled.creatorName(Creation.ofFactory(Money.class, Money.class, "of")));
  }

  private static byte[] getter(Property property, Kind slot) throws Exception {
    return AccessorClass.getter("a.Generated", Access.toRead(property), slot);
  }

  private static byte[] setter(Property property, Kind slot) throws Exception {
    return AccessorClass.setter("a.Generated", Access.toWrite(property), slot);
  }

  private static byte[] creator(Creation creation) throws Exception {
    return AccessorClass.creator("a.Generated", Access.toCreate(creation), creation.arity());
  }

  private static Property publicField() {
    return Property.ofField(
        Initialised.class, "value", int.class, Initialised.class, "value", true);
  }

  private static Property method(Class<?> bean, String name, Class<?> type) {
    String suffix = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    return Property.ofMethods(bean, name, type, bean, "get" + suffix, bean, "set" + suffix);
  }

  private static List<String> code(Class<?> handWritten) throws Exception {
    String file = handWritten.getName().substring(handWritten.getPackageName().length() + 1);
    try (InputStream stream = handWritten.getResourceAsStream(file + ".class")) {
      return code(stream.readAllBytes());
    }
  }

  /** The slot's method: its descriptor and instructions, one a line. */
  private static List<String> code(byte[] bytes) {
    List<String> lines = new ArrayList<>();
    new ClassReader(bytes).accept(new SlotMethod(lines), ClassReader.SKIP_DEBUG);
    return lines;
  }

  private static final class SlotMethod extends ClassVisitor {
    private final List<String> lines;

    SlotMethod(List<String> lines) {
      super(Opcodes.ASM9);
      this.lines = lines;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      if (name.startsWith("<")) {
        return null;
      }
      lines.add(access + " " + name + descriptor);
      return new Instructions(lines);
    }
  }

  private static final class Instructions extends MethodVisitor {
    private final List<String> lines;

    Instructions(List<String> lines) {
      super(Opcodes.ASM9);
      this.lines = lines;
    }

    @Override
    public void visitInsn(int opcode) {
      lines.add("" + opcode);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
      lines.add(opcode + " " + operand);
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
      lines.add(opcode + " " + variable);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      lines.add(opcode + " " + type);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
      lines.add(opcode + " " + owner + "." + name + descriptor);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean ofInterface) {
      lines.add(opcode + " " + owner + "." + name + descriptor + ofInterface);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
      lines.add("jump " + opcode);
    }
  }
}
