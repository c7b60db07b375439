import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;

/** A new mapper for each message with the module Blackbird. */
public class PerRequestBlackbird extends PerRequest {
  @Override
  Module module() {
    return new BlackbirdModule();
  }
}
