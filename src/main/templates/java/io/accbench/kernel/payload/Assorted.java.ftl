<#import "/@includes/bean.ftl" as bean>
<#assign kinds = [
  "int count", "long total", "double ratio", "float share", "short code", "byte level",
  "char grade", "boolean active", "Integer limit", "Long stamp", "Double rate", "Boolean known",
  "String label", "Shade shade", "List<String> tags", "Map<String, Integer> sums"
]>
<#assign parts = []>
<#list 1..24 as number>
<#assign parts = parts + ["Part${number} part${number}"]>
</#list>
package io.accbench.kernel.payload;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/** A bean of 24 small ones of classes of their own, with properties of every kind. */
public class Assorted implements Serializable {
  <@bean.properties parts + ["List<Part1> more", "Map<String, Part2> byName", "Part3 absent"]/>
<#list 0..23 as number>

  /** Four properties of different kinds. */
  public static class Part${number + 1} implements Serializable {
  <#assign rows = []>
  <#list 0..3 as row>
  <#assign rows = rows + [kinds[(number * 5 + row * 7) % 16]]>
  </#list>
  <@bean.properties rows/>
  }
</#list>

  /** Some constants. */
  public enum Shade {
    LIGHT,
    DARK,
    NONE
  }
}
