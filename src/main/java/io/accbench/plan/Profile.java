package io.accbench.plan;

import java.nio.file.Path;
import java.util.Map;

/**
 * A profile: what a run shall measure, as a file says it. Its values are checked together with
 * those of the command line.
 *
 * @param name the file's name without {@code .yaml}
 * @param folder the folder of the file; other files that it names are relative to this folder
 * @param description one line
 * @param values by key, all that a profile needs among them
 */
public record Profile(String name, Path folder, String description, Map<Key, RawSetting> values) {}
