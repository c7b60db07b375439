package io.accbench.prepare;

import io.accbench.model.Prepared;
import java.util.List;

/**
 * The answer of a preparing JVM.
 *
 * @param prepared the result of preparing; null when there are problems
 * @param problems the problems that the user can solve, one a line; empty when all went well
 */
record PreparingResult(Prepared prepared, List<String> problems) {}
