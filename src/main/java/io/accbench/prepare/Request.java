package io.accbench.prepare;

import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import java.nio.file.Path;
import java.util.List;

/**
 * One fixture to prepare on one JVM.
 *
 * @param fixture the payload and its type, or a factory
 * @param jvm the JVM that will measure
 * @param jars the folder of accbench's jars
 * @param userClassPath the user's classes and jars, in order; empty for built-in fixtures
 * @param output an empty or missing folder that receives {@code recipe.bin}, {@code classes/} and
 *     {@code prepared.json}
 * @param beanless whether a graph without beans is accepted, such as a number for a codec
 * @param forms the strategy forms to probe, as {@code name/form}; empty for all
 */
public record Request(
    Fixture fixture,
    Jvm jvm,
    Path jars,
    List<Path> userClassPath,
    Path output,
    boolean beanless,
    List<String> forms) {

  /** Creates a request for which every form is probed. */
  public Request(
      Fixture fixture,
      Jvm jvm,
      Path jars,
      List<Path> userClassPath,
      Path output,
      boolean beanless) {
    this(fixture, jvm, jars, userClassPath, output, beanless, List.of());
  }
}
