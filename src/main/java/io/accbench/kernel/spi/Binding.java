package io.accbench.kernel.spi;

/**
 * What a codec is made for.
 *
 * @param type the class of the root object
 * @param fieldsOnly whether the library is told to use fields of any visibility and no getters or
 *     setters; false: the library as it comes
 * @param strategy whose accessors replace the library's own, or null
 * @param form the strategy's form, or null
 */
public record Binding(Class<?> type, boolean fieldsOnly, AccessorStrategy strategy, String form) {}
