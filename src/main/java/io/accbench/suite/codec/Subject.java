package io.accbench.suite.codec;

import io.accbench.model.Jvm;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * One codec with one fixture on one stack and JVM.
 *
 * @param fixture its name
 * @param type the class of the root object
 * @param recipe the recipe of the object graph
 * @param documents the documents that are read
 * @param jvm the JVM that will measure
 * @param flags the flags for the JVM
 * @param classPath all that the measured JVM has, in order
 * @param stack the stack's name
 * @param stackList the file that lists the stack's jars, as the measured side verifies them
 * @param codec the codec's name in cells
 * @param codecClass the codec's class
 * @param member {@code default} or {@code field}
 * @param strategyClass the strategy class of the accessors inside the codec, or empty
 * @param form the form of these accessors, or empty
 */
record Subject(
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

  /** Returns the same subject with further entries at the end of its class path. */
  Subject with(List<Path> further) {
    return new Subject(
        fixture,
        type,
        recipe,
        documents,
        jvm,
        flags,
        Stream.concat(classPath.stream(), further.stream()).toList(),
        stack,
        stackList,
        codec,
        codecClass,
        member,
        strategyClass,
        form);
  }

  /** Returns a text for messages: {@code codec gson, fixture order, stack json, JVM 17}. */
  String words() {
    return "codec %s, fixture %s, stack %s, JVM %s".formatted(codec, fixture, stack, jvm.label());
  }
}
