package io.accbench.model;

/**
 * A jar of a stack.
 *
 * @param coordinates {@code g:a[:ext[:classifier]]:version}, or {@code file:acme.jar} for a local
 *     jar
 * @param name the file's name, without folder
 * @param sha256 the SHA-256 of its bytes
 */
public record StackJar(String coordinates, String name, String sha256) {}
