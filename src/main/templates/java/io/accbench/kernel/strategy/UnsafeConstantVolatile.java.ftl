<#import "/@includes/unsafe.ftl" as unsafe>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;
import java.lang.invoke.MethodHandles;

/**
 * An accessor like {@link UnsafeVolatile} whose offset and kind are static final. It is a template:
 * {@link ConstantClass} defines a copy for each accessor.
 */
final class UnsafeConstantVolatile extends Accessor {
  private static final long OFFSET;
  private static final int KIND;

  static {
    try {
      UnsafeField field =
          MethodHandles.classData(MethodHandles.lookup(), ConstantClass.DATA, UnsafeField.class);
      OFFSET = field.offset();
      KIND = field.kind();
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
  <@unsafe.accessors offset="OFFSET" kind="KIND" mode="Volatile"/>
}
