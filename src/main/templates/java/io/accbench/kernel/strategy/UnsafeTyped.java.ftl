package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Accessor;


/**
 * An accessor with an offset in a final field. There is a class for each kind, which implements the
 * slot of its kind and the boxed slot.
 */
abstract class UnsafeTyped extends Accessor {
  final long offset;

  private UnsafeTyped(UnsafeField field) {
    this.offset = field.offset();
  }

  static UnsafeTyped of(UnsafeField field) {
    return switch (field.kind()) {
<#list primitives as kind>
      case UnsafeField.${kind.name?upper_case} -> new Of${kind.name}(field);
</#list>
      default -> new OfReference(field);
    };
  }
<#list primitives as kind>

  private static final class Of${kind.name} extends UnsafeTyped {
    Of${kind.name}(UnsafeField field) {
      super(field);
    }

    @Override
    public ${kind.type} ${kind.get}(Object bean) {
      return UnsafeField.UNSAFE.get${kind.name}(bean, offset);
    }

    @Override
    public Object get(Object bean) {
      return UnsafeField.UNSAFE.get${kind.name}(bean, offset);
    }

    @Override
    public void ${kind.set}(Object bean, ${kind.type} value) {
      UnsafeField.UNSAFE.put${kind.name}(bean, offset, value);
    }

    @Override
    public void set(Object bean, Object value) {
      UnsafeField.UNSAFE.put${kind.name}(bean, offset, ${kind.cast}value);
    }
  }
</#list>

  private static final class OfReference extends UnsafeTyped {
    OfReference(UnsafeField field) {
      super(field);
    }

    @Override
    public Object get(Object bean) {
      return UnsafeField.UNSAFE.getObject(bean, offset);
    }

    @Override
    public void set(Object bean, Object value) {
      UnsafeField.UNSAFE.putObject(bean, offset, value);
    }
  }
}
