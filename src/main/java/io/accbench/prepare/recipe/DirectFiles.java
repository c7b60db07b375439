package io.accbench.prepare.recipe;

import io.accbench.kernel.bytecode.DirectClasses;
import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.model.UserException;
import java.util.Map;

/**
 * The class files of the accessors of the strategy {@code direct}, which are compiled for every
 * property before the fork starts.
 */
public final class DirectFiles {
  private DirectFiles() {}

  /**
   * Returns the content of each class file by its path. The path is relative to a class path folder
   * and has slashes: {@code com/acme/X.class}.
   */
  public static Map<String, byte[]> generate(BeanType... types) {
    DirectClasses classes = new DirectClasses();
    for (BeanType type : types) {
      try {
        for (MemberKind member : MemberKind.values()) {
          classes.add(type.properties(member));
        }
        if (type.creation() != null) {
          classes.add(type.creation());
        }
      } catch (ReflectiveOperationException e) {
        throw UserException.badInput("no accessor can be compiled for " + type.bean() + ": " + e);
      }
    }
    return classes.files();
  }
}
