package io.accbench.plan;

import java.nio.file.Path;
import java.util.Map;

/**
 * What to run, as a file says it; values are judged together with the command line's.
 *
 * @param name the file's name without {@code .yaml}
 * @param folder where it lies; what it names by file lies there, too
 * @param description one line
 * @param values by key, all that a profile needs among them
 */
public record Profile(String name, Path folder, String description, Map<Key, Given> values) {}
