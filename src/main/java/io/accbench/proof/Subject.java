package io.accbench.proof;

import io.accbench.model.Jvm;
import java.nio.file.Path;
import java.util.List;

/**
 * One codec with one fixture on one stack and JVM.
 *
 * @param fixture its name
 * @param type the class of the root object
 * @param recipe of the object graph
 * @param documents what is read
 * @param jvm the JVM that will measure
 * @param flags for it
 * @param classPath all that the measured JVM has, in order
 * @param stack the stack's name
 * @param stackList the file that lists the stack's jars, as the measured side verifies them
 * @param codec as cells name it
 * @param codecClass its class
 * @param member {@code default} or {@code field}
 * @param strategyClass of the accessors inside, or empty
 * @param form their form, or empty
 */
public record Subject(
    String fixture,
    String type,
    Path recipe,
    Documents documents,
    Jvm jvm,
    List<String> flags,
    List<Path> classPath,
    String stack,
    Path stackList,
    String codec,
    String codecClass,
    String member,
    String strategyClass,
    String form) {

  /** For messages: {@code codec gson, fixture order, stack json, JVM 17}. */
  String words() {
    return "codec %s, fixture %s, stack %s, JVM %s".formatted(codec, fixture, stack, jvm.label());
  }
}
