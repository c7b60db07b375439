package io.accbench.kernel.spi;

/**
 * The configuration for which a codec is built.
 *
 * @param type the class of the root object
 * @param fieldsOnly whether the library is configured to use fields of any visibility and no
 *     getters or setters; false for its default configuration
 * @param strategy the strategy whose accessors replace the library's own, or null
 * @param form the strategy's form, or null
 */
public record Binding(Class<?> type, boolean fieldsOnly, AccessorStrategy strategy, String form) {}
