import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;

/** The same mapper with the module Afterburner. */
public class FormatterAfterburner extends Formatter {
  @Override
  Module module() {
    return new AfterburnerModule();
  }
}
