package io.accbench.prepare.recipe;

import io.accbench.kernel.graph.Tag;
import io.accbench.model.FindingKind;
import io.accbench.model.UserException;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.FixtureFindings;
import io.accbench.prepare.discover.Types;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The data that a fork replays, and the classes that it needs for that.
 *
 * @param content the content of {@code recipe.bin}, but for what a full read must give
 * @param assemblers the generated classes; those that are not nestmates belong on the class path
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Recipe(byte[] content, List<Generated> assemblers) {

  /** Returns the bytes of {@code recipe.bin} with the sums that a full read must give. */
  public byte[] bytes(GraphComparison.Checksums expected) {
    long[] fields = expected.fields();
    long[] methods = expected.methods();
    ByteBuffer bytes =
        ByteBuffer.allocate(
            4 * Integer.BYTES + (fields.length + methods.length) * Long.BYTES + content.length);
    bytes.putInt(Tag.MAGIC).putInt(Tag.VERSION);
    for (long[] sums : List.of(fields, methods)) {
      bytes.putInt(sums.length);
      for (long sum : sums) {
        bytes.putLong(sum);
      }
    }
    return bytes.put(content).array();
  }

  /** Returns a recipe that holds a snapshot of a graph. */
  public static Recipe ofGraph(Object root, Types types, FixtureFindings findings) {
    try {
      return new Writer(types, true, findings).write(parts -> parts.values.writeRoot(root));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (StackOverflowError e) {
      throw UserException.badInput(
          "the payload is nested too deeply to be passed to a measured JVM; build the graph in a"
              + " static method and name it with --factory Class::method");
    }
  }

  /** Returns a recipe that calls a static factory, which must return an equal graph each time. */
  public static Recipe ofFactory(Method factory, Types types, FixtureFindings findings) {
    try {
      return new Writer(types, false, findings)
          .write(
              parts -> {
                parts.body.writeByte(Tag.FACTORY);
                parts.body.writeInt(parts.assemblers.factory(factory));
              });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A writer of the root value. */
  private interface Root {
    void write(Writer parts) throws IOException;
  }

  /**
   * The sections of one recipe. They are written into buffers, because the first sections depend on
   * the last ones.
   */
  private static final class Writer {
    private final Types types;
    private final boolean complete;
    private final ClassNames classes = new ClassNames();
    private final Assemblers assemblers = new Assemblers();
    private final Map<Class<?>, Assembly> assemblies = new HashMap<>();
    private final ByteArrayOutputStream bodyBytes = new ByteArrayOutputStream();
    private final DataOutputStream body = new DataOutputStream(bodyBytes);
    private final ValueWriter values;

    /**
     * @param complete whether beans are made and filled, not only read
     */
    Writer(Types types, boolean complete, FixtureFindings findings) {
      this.types = types;
      this.complete = complete;
      for (Bean bean : types.all()) {
        Assembly assembly = new Assembly(bean, complete && bean.making() != null);
        assemblies.put(bean.type(), assembly);
        for (String closed : assembly.closedPackages()) {
          findings.add(FindingKind.PACKAGE_TAKES_NO_CLASS, closed);
        }
        if (assembly.needsNestmate()) {
          findings.add(FindingKind.ASSEMBLED_BY_NESTMATE, Bean.shortName(bean.type()));
        }
      }
      this.values =
          new ValueWriter(
              body, new ValueWriter.RecipeParts(classes, assemblers, types, assemblies, findings));
    }

    private Recipe write(Root root) throws IOException {
      root.write(this);
      ByteArrayOutputStream typeBytes = new ByteArrayOutputStream();
      writeTypes(new DataOutputStream(typeBytes));
      ByteArrayOutputStream assemblerBytes = new ByteArrayOutputStream();
      writeAssemblers(new DataOutputStream(assemblerBytes));
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      classes.writeTo(out);
      assemblerBytes.writeTo(out);
      typeBytes.writeTo(out);
      bodyBytes.writeTo(out);
      return new Recipe(bytes.toByteArray(), List.copyOf(assemblers.all()));
    }

    private void writeTypes(DataOutputStream out) throws IOException {
      TypeWriter writer = new TypeWriter(out, classes, assemblers);
      out.writeInt(types.all().size());
      for (Bean bean : types.all()) {
        boolean made = complete && bean.making() != null;
        writer.write(bean, assemblies.get(bean.type()), made);
      }
    }

    private void writeAssemblers(DataOutputStream out) throws IOException {
      out.writeInt(assemblers.all().size());
      for (Generated assembler : assemblers.all()) {
        out.writeBoolean(assembler.nestmate());
        if (assembler.nestmate()) {
          out.writeInt(classes.number(assembler.home()));
          out.writeInt(assembler.classFile().length);
          out.write(assembler.classFile());
        } else {
          RecipeText.write(out, assembler.name());
        }
      }
    }
  }
}
