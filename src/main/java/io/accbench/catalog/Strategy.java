package io.accbench.catalog;

import io.accbench.kernel.spi.Form;
import java.util.List;

/**
 * A strategy as it describes itself.
 *
 * @param name what {@code --strategy} takes
 * @param className the class that implements it
 * @param summary one line
 * @param forms at least one; the first is the default
 * @param flags JVM flags that it needs where the JVM knows them
 * @param constantForm the name of the form for the layout {@code constant}
 */
public record Strategy(
    String name,
    String className,
    String summary,
    List<Form> forms,
    List<String> flags,
    String constantForm) {

  /** Returns the form that the bare name stands for. */
  public String defaultForm() {
    return forms.get(0).name();
  }

  /** Returns the names of the forms, the default first. */
  public List<String> formNames() {
    return forms.stream().map(Form::name).toList();
  }
}
