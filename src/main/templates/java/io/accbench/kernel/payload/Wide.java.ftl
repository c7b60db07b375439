<#import "/@includes/bean.ftl" as bean>
<#assign rows = []>
<#list 1..4 as number>
<#list [
  "int count", "long total", "double ratio", "float share", "short code", "byte level",
  "char grade", "boolean active", "Integer limit", "Long stamp", "Double rate", "String label"
] as row>
<#assign rows = rows + [row + number]>
</#list>
</#list>
package io.accbench.kernel.payload;

/** 48 properties of every primitive kind, boxes and strings, interleaved. */
public final class Wide {
  <@bean.properties rows/>
}
