<#import "/@includes/unsafe.ftl" as unsafe>
package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;

/**
 * An accessor with an offset in a final field, and a switch over the field's kind for the boxed
 * slot. It does not check the receiver.
 */
final class UnsafeSwitch extends Accessor {
  private final long offset;
  private final int kind;

  UnsafeSwitch(UnsafeField field) {
    this.offset = field.offset();
    this.kind = field.kind();
  }
  <@unsafe.accessors/>
}
