<#-- The properties of a bean, each given as "type name": a field, a getter and a setter. Customer.java is the sample. -->
<#macro properties rows>
<#list rows as row>
  ${row};
</#list>
<#list rows as row>
<#local type = row?keep_before_last(" ")>
<#local name = row?keep_after_last(" ")>

  public ${type} ${(type == "boolean")?then("is", "get")}${name?cap_first}() {
    return ${name};
  }

  public void set${name?cap_first}(${row}) {
    this.${name} = ${name};
  }
</#list>
</#macro>
