package io.accbench.model;

import java.util.regex.Pattern;

/** The name of a class without the numbers that the JVM assigns again in each process. */
public final class StableName {
  /**
   * The address of a hidden class: {@code /0x..}, {@code .0x..} or {@code +0x..}, by JDK and
   * reader.
   */
  private static final Pattern ADDRESS = Pattern.compile("[./+]0x[0-9a-f]+(\\.\\d+)?$");

  private static final Pattern LAMBDA = Pattern.compile("\\$\\$Lambda\\$?\\d+");
  private static final Pattern GENERATED =
      Pattern.compile("(Generated(?:Method|Constructor|SerializationConstructor)Accessor)\\d+$");

  private StableName() {}

  /** Returns the name that the same class has in every process. */
  public static String of(String type) {
    String name = type;
    if (addressed(name)) {
      name = ADDRESS.matcher(name).replaceFirst("");
    }
    if (name.contains("$$Lambda")) {
      name = LAMBDA.matcher(name).replaceFirst("\\$\\$Lambda");
    }
    return name.contains("Generated") ? GENERATED.matcher(name).replaceFirst("$1") : name;
  }

  /** Returns whether the name ends in the address of a hidden class. */
  public static boolean addressed(String type) {
    return type.contains("0x") && ADDRESS.matcher(type).find();
  }
}
