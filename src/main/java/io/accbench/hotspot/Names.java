package io.accbench.hotspot;

import io.accbench.jfr.Frame;
import io.accbench.model.StableName;
import java.util.regex.Pattern;

/** Names of classes without what the JVM numbers anew in each process. */
final class Names {
  /** What tells classes of one JVM apart, and what a reader may have appended to it. */
  private static final Pattern IN_JVM = Pattern.compile("[./+](0x[0-9a-f]+)(\\.\\d+)?$");

  private Names() {}

  /** Whether the JVM made the class up: one address each process, and one descriptor each use. */
  static boolean hidden(String type) {
    return StableName.addressed(type) || type.contains("LambdaForm$");
  }

  static String type(String type) {
    return StableName.of(type);
  }

  /** The same frame for the same code, in whichever process, without its line. */
  static Frame method(Frame frame) {
    String descriptor = hidden(frame.type()) ? "" : frame.descriptor();
    return new Frame(type(frame.type()), frame.method(), descriptor, 0);
  }

  /** The same frame for the same code of one JVM, in whichever way its class is written. */
  static Frame inJvm(Frame frame) {
    boolean hidden = frame.type().contains("0x");
    String type = hidden ? IN_JVM.matcher(frame.type()).replaceFirst("+$1") : frame.type();
    return hidden || frame.line() != 0
        ? new Frame(type, frame.method(), frame.descriptor(), 0)
        : frame;
  }
}
