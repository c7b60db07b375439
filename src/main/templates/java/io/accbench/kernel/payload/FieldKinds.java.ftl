<#assign names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]>
<#assign ints = ["71_111", "72_222", "73_333", "74_444", "75_555", "76_666", "77_777", "78_888"]>
<#assign longs = [
  "7_000_001_111L", "7_000_002_222L", "7_000_003_333L", "7_000_004_444L",
  "7_000_005_555L", "7_000_006_666L", "7_000_007_777L", "7_000_008_888L"
]>
<#assign rows = [
  {"bean": "Booleans", "type": "boolean", "doc": "Fields of type boolean.",
    "values": ["true", "false", "true", "true", "false", "true", "false", "false"]},
  {"bean": "Bytes", "type": "byte", "doc": "Fields of type byte.",
    "values": ["-11", "22", "-33", "44", "-55", "66", "-77", "88"]},
  {"bean": "Shorts", "type": "short", "doc": "Fields of type short.",
    "values": ["7_111", "-7_222", "7_333", "-7_444", "7_555", "-7_666", "7_777", "-7_888"]},
  {"bean": "Chars", "type": "char", "doc": "Fields of type char.",
    "values": ["'a'", r"'\u00e4'", "'0'", r"'\u20ac'", "'z'", r"'\u4e2d'", "' '", "'~'"]},
  {"bean": "Ints", "type": "int", "doc": "Fields of type int.", "values": ints},
  {"bean": "Longs", "type": "long", "doc": "Fields of type long.", "values": longs},
  {"bean": "Floats", "type": "float", "doc": "Fields of type float.",
    "values": ["1.25f", "2.25f", "3.25f", "4.25f", "5.25f", "6.25f", "7.25f", "8.25f"]},
  {"bean": "Doubles", "type": "double", "doc": "Fields of type double.",
    "values": ["1.25", "2.25", "3.25", "4.25", "5.25", "6.25", "7.25", "8.25"]},
  {"bean": "References", "type": "String", "doc": "References to strings.",
    "values": ['"value 1"', '"value 2"', '"value 3"', '"value 4"', '"value 5"', '"value 6"', '"value 7"', '"value 8"']},
  {"bean": "Volatiles", "type": "volatile long", "doc": "Volatile fields of type long.", "values": longs}
]>
package io.accbench.kernel.payload;

/**
 * Beans with fields of one kind each; eight of them, since the call site of a serializer sees more
 * than one property.
 */
public final class FieldKinds {
  private FieldKinds() {}
<#list rows as row>

  static final class ${row.bean} {
<#list names as name>
    ${row.type} ${name};
</#list>
  }

  /** ${row.doc} */
  static ${row.bean} ${row.bean?uncap_first}() {
    ${row.bean} bean = new ${row.bean}();
<#list names as name>
    bean.${name} = ${row.values[name?index]};
</#list>
    return bean;
  }
</#list>

  static final class Finals {
<#list names as name>
    final int ${name};
</#list>

    Finals(
<#list names as name>
        int ${name}${name?is_last?then(") {", ",")}
</#list>
<#list names as name>
      this.${name} = ${name};
</#list>
    }
  }

  /** Final fields. */
  static Finals finals() {
    return new Finals(${ints?join(", ")});
  }

  record Components(
<#list names as name>
      int ${name}${name?is_last?then(") {}", ",")}
</#list>

  /** Components of a record. */
  static Components components() {
    return new Components(${ints?join(", ")});
  }
}
