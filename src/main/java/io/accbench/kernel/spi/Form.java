package io.accbench.kernel.spi;

/**
 * A variant of a strategy, for example {@code methodhandle/exact}.
 *
 * @param name lower case, unique within its strategy
 * @param summary one line for {@code accbench list strategies}
 */
public record Form(String name, String summary) {}
