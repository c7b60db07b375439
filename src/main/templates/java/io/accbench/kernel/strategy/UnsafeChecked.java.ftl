<#import "/@includes/unsafe.ftl" as unsafe>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;

/**
 * An accessor like {@link UnsafeSwitch} that also checks that the receiver is of the field's class.
 */
final class UnsafeChecked extends Accessor {
  private final Class<?> type;
  private final long offset;
  private final int kind;

  UnsafeChecked(UnsafeField field) {
    this.offset = field.offset();
    this.kind = field.kind();
    this.type = field.owner();
  }
  <@unsafe.accessors bean="type.cast(bean)"/>
}
