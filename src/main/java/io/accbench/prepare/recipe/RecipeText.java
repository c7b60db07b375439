package io.accbench.prepare.recipe;

import java.io.DataOutputStream;
import java.io.IOException;

/** Writes text of any length as a recipe holds it: the number of chars, then the chars. */
final class RecipeText {
  private RecipeText() {}

  static void write(DataOutputStream out, String text) throws IOException {
    out.writeInt(text.length());
    out.writeChars(text);
  }
}
