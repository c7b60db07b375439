import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;

/** The same mapper with the module Blackbird. */
public class FormatterBlackbird extends Formatter {
  @Override
  Module module() {
    return new BlackbirdModule();
  }
}
