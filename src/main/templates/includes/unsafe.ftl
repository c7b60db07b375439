<#--
  The getters and setters of an accessor that uses Unsafe. Those of the boxed slot switch over the field's kind.
  The parameters are Java expressions for the receiver, the offset and the kind; "mode" is Volatile for a volatile field.
-->
<#macro accessors bean="bean" offset="offset" kind="kind" mode="">
<#list primitives as primitive>

  @Override
  public ${primitive.type} ${primitive.get}(Object bean) throws Throwable {
    return UnsafeField.UNSAFE.get${primitive.name}${mode}(${bean}, ${offset});
  }
</#list>

  @Override
  public Object get(Object bean) throws Throwable {
    switch (${kind}) {
<#list primitives as primitive>
      case UnsafeField.${primitive.name?upper_case}:
        return UnsafeField.UNSAFE.get${primitive.name}${mode}(${bean}, ${offset});
</#list>
      default:
        return UnsafeField.UNSAFE.getObject${mode}(${bean}, ${offset});
    }
  }
<#list primitives as primitive>

  @Override
  public void ${primitive.set}(Object bean, ${primitive.type} value) throws Throwable {
    UnsafeField.UNSAFE.put${primitive.name}${mode}(${bean}, ${offset}, value);
  }
</#list>

  @Override
  public void set(Object bean, Object value) throws Throwable {
    switch (${kind}) {
<#list primitives as primitive>
      case UnsafeField.${primitive.name?upper_case}:
        UnsafeField.UNSAFE.put${primitive.name}${mode}(${bean}, ${offset}, ${primitive.cast}value);
        break;
</#list>
      default:
        UnsafeField.UNSAFE.putObject${mode}(${bean}, ${offset}, value);
    }
  }
</#macro>
