import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;

/** A new mapper for each message with the module Afterburner. */
public class PerRequestAfterburner extends PerRequest {
  @Override
  Module module() {
    return new AfterburnerModule();
  }
}
