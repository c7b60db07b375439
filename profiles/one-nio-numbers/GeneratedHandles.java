/** The generated delegate in the mode that reaches fields by VarHandles. */
public class GeneratedHandles extends Generated {
  @Override
  void register() throws Exception {
    System.setProperty("one.nio.serial.gen.mode", "method_handles"); // read when one-nio is loaded
  }
}
