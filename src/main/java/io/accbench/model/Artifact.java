package io.accbench.model;

/**
 * A file that took part in a run.
 *
 * @param name relative to what a reader can find: {@code accbench-kernel.jar}, {@code
 *     <cwd>/target/classes}, {@code <m2>/org/…}; never an absolute path
 * @param sha256 the SHA-256 of its bytes; for a directory, that of its sorted entries and their
 *     bytes
 */
public record Artifact(String name, String sha256) {}
