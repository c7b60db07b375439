package io.accbench.run;

import io.accbench.model.Jvm;
import io.accbench.model.PlannedCell;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The places that a run uses. It holds everything with an absolute path; no such path reaches a
 * journal.
 *
 * @param jars the folder of accbench's jars
 * @param scratch the working folder of hosts and forks
 * @param jvms the JVMs by label
 * @param work what the fork of a cell runs
 * @param jvmArgs the arguments added to every fork, as the user wrote them
 * @param redaction the rules that make a launch fit to be published
 * @param prepareAnew makes the next run prepare everything itself
 */
public record RunPaths(
    Path jars,
    Path scratch,
    Map<String, Jvm> jvms,
    Function<PlannedCell, ForkWork> work,
    List<String> jvmArgs,
    Redaction redaction,
    Runnable prepareAnew) {}
