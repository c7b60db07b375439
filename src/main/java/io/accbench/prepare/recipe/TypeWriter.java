package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.Shape;
import io.accbench.kernel.spi.Creation;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.FieldProperty;
import io.accbench.prepare.discover.Instantiator;
import io.accbench.prepare.discover.MethodProperty;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.util.ArrayList;
import java.util.List;

/** Writes bean types as {@code io.accbench.kernel.graph} reads them. */
final class TypeWriter {
  private final DataOutputStream out;
  private final ClassNames classes;
  private final Assemblers assemblers;

  TypeWriter(DataOutputStream out, ClassNames classes, Assemblers assemblers) {
    this.out = out;
    this.classes = classes;
    this.assemblers = assemblers;
  }

  /**
   * @param complete whether the assembly also makes and fills beans
   */
  void write(Bean bean, Assembly assembly, boolean complete) throws IOException {
    type(bean);
    List<Integer> parts = assembly.generate().stream().map(assemblers::number).toList();
    out.writeInt(complete ? parts.get(0) : -1);
    numbers(parts);
    List<Integer> arguments =
        complete
            ? bean.making().arguments().stream().map(FieldProperty::index).toList()
            : List.of();
    List<Integer> stored = new ArrayList<>(arguments);
    stored.addAll(assembly.written());
    assembly.filled().forEach(field -> stored.add(field.index()));
    numbers(stored);
    out.writeInt(arguments.size());
    numbers(assembly.filled().stream().map(bean.references()::indexOf).toList());
    out.writeInt(bean.references().size());
  }

  private void type(Bean bean) throws IOException {
    out.writeInt(classes.number(bean.type()));
    out.writeInt(bean.fields().size());
    for (FieldProperty field : bean.fields()) {
      field(field);
    }
    out.writeInt(bean.methods().size());
    for (MethodProperty method : bean.methods()) {
      method(method);
    }
    making(bean.making());
  }

  private void field(FieldProperty field) throws IOException {
    RecipeText.write(out, field.property().name());
    out.writeInt(classes.number(field.field().getType()));
    out.writeInt(classes.number(field.field().getDeclaringClass()));
    RecipeText.write(out, field.field().getName());
    out.writeBoolean(field.property().writable());
    shape(field.shape());
  }

  private void method(MethodProperty method) throws IOException {
    RecipeText.write(out, method.property().name());
    out.writeInt(classes.number(method.property().type()));
    out.writeInt(classes.number(method.getter().getDeclaringClass()));
    RecipeText.write(out, method.getter().getName());
    out.writeBoolean(method.setter() != null);
    if (method.setter() != null) {
      out.writeInt(classes.number(method.setter().getDeclaringClass()));
      RecipeText.write(out, method.setter().getName());
      out.writeInt(classes.number(method.property().writeType()));
    }
    shape(method.shape());
  }

  private void making(Instantiator making) throws IOException {
    out.writeBoolean(making != null);
    if (making == null) {
      out.writeInt(0);
      return;
    }
    Creation creation = making.creation();
    Executable executable = making.executable();
    out.writeBoolean(creation.factory());
    if (creation.factory()) {
      out.writeInt(classes.number(executable.getDeclaringClass()));
      RecipeText.write(out, executable.getName());
      out.writeBoolean(creation.converted());
      if (creation.converted()) {
        RecipeText.write(out, making.conversion().getName());
      }
    }
    out.writeInt(creation.arity());
    for (Class<?> parameter : creation.parameterTypes()) {
      out.writeInt(classes.number(parameter));
    }
    out.writeInt(creation.arity());
    for (String name : making.argumentNames()) {
      RecipeText.write(out, name);
    }
  }

  @SuppressWarnings("EnumOrdinal") // valueOf would call values() by reflection in the fork
  private void shape(Shape shape) throws IOException {
    out.writeByte(shape.ordinal());
  }

  private void numbers(List<Integer> numbers) throws IOException {
    out.writeInt(numbers.size());
    for (int number : numbers) {
      out.writeInt(number);
    }
  }
}
