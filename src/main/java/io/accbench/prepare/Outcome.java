package io.accbench.prepare;

import io.accbench.model.Prepared;
import java.util.List;

/**
 * What a preparing JVM answers.
 *
 * @param prepared null when there are problems
 * @param problems what the user can mend, one a line; empty when all went well
 */
record Outcome(Prepared prepared, List<String> problems) {}
