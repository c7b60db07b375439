package io.accbench.prepare.recipe;

import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The classes that a recipe names, numbered in the order of first use. */
final class ClassNames {
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  int number(Class<?> type) {
    return numbers.computeIfAbsent(type.getName(), name -> numbers.size());
  }

  void writeTo(DataOutputStream out) throws IOException {
    out.writeInt(numbers.size());
    for (String name : numbers.keySet()) {
      RecipeText.write(out, name);
    }
  }
}
