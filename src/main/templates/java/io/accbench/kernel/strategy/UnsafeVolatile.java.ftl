<#import "/@includes/unsafe.ftl" as unsafe>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;

/** An accessor like {@link UnsafeSwitch}, with volatile reads and writes. */
final class UnsafeVolatile extends Accessor {
  private final long offset;
  private final int kind;

  UnsafeVolatile(UnsafeField field) {
    this.offset = field.offset();
    this.kind = field.kind();
  }
  <@unsafe.accessors mode="Volatile"/>
}
