package io.accbench.catalog;

import java.util.List;

/**
 * A codec as it describes itself.
 *
 * @param name what {@code --codec} takes
 * @param className the class that implements it
 * @param summary one line
 * @param artifacts what a stack must hold, {@code group:artifact}
 * @param takesStrategy whether a strategy's accessors can take the place of its own
 * @param takesFieldsOnly whether it can be configured to use fields only
 */
public record Library(
    String name,
    String className,
    String summary,
    List<String> artifacts,
    boolean takesStrategy,
    boolean takesFieldsOnly) {}
