package io.accbench.run;

import io.accbench.model.Cell;
import io.accbench.model.Jvm;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The places and classes that a run uses. It holds everything with an absolute path; no such path
 * reaches a journal.
 *
 * @param home accbench's own folder, with {@code target/}
 * @param scratch the working folder of hosts and forks
 * @param jvms the JVMs by label
 * @param prepared the output folder of the preparing JVM, by {@link #key}
 * @param userClassPath the user's classes and jars, in order
 * @param strategyClasses the class of each strategy, by its name
 * @param libraries the libraries under test; {@link LibraryPaths#NONE} in suite access
 * @param jvmArgs the arguments added to every fork, as the user wrote them
 * @param redaction the rules that make a launch fit to be published
 */
public record RunPaths(
    Path home,
    Path scratch,
    Map<String, Jvm> jvms,
    Map<String, Path> prepared,
    List<Path> userClassPath,
    Map<String, String> strategyClasses,
    LibraryPaths libraries,
    List<String> jvmArgs,
    Redaction redaction) {

  /** Returns the key of {@link #prepared}. */
  public static String key(String fixture, String jvm, String stack) {
    return fixture + "@" + jvm + "@" + stack;
  }

  /** Returns the folder of the cell's own stack, or else that of all stacks. */
  Path preparedFor(Cell cell) {
    Path own = prepared.get(key(cell.fixture(), cell.jvm(), cell.stack()));
    return own != null ? own : prepared.get(key(cell.fixture(), cell.jvm(), ""));
  }
}
