package io.accbench.stack;

import io.accbench.model.CommandText;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.HeapFlags;
import io.accbench.model.Jvm;
import io.accbench.stack.JvmProbe.StartAttempt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * JVMs that were started like their forks, for as long as it takes to print a version.
 *
 * @param jvms the JVMs with their heaps; one that does not start with its own flags says why
 * @param findings what they warn of, and which have a heap of their own
 * @param problems what they refuse of the arguments of all forks; where none starts with its own
 *     flags, why
 */
public record StartedJvms(List<Jvm> jvms, List<Finding> findings, List<String> problems) {

  /** Starts each JVM. One that is too old is left out, since it runs no fork. */
  static StartedJvms of(JvmProbe probe, List<Jvm> jvms, List<String> arguments) {
    List<String> wrong = NamedJvm.problems("-jvmArgs: ", arguments);
    if (!wrong.isEmpty()) {
      return new StartedJvms(List.of(), List.of(), wrong);
    }
    StartedJvms started = new StartedJvms(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (Jvm jvm : jvms) {
      started.jvms.add(jvm.feature() < Jvms.OLDEST ? jvm : started.start(probe, jvm, arguments));
    }
    List<Jvm> refusing = started.jvms.stream().filter(jvm -> jvm.refusal() != null).toList();
    if (started.problems.isEmpty() && refusing.size() == jvms.size()) {
      refusing.forEach(
          jvm -> started.problems.add("--jvm %s: it %s".formatted(jvm.label(), jvm.refusal())));
    }
    return started;
  }

  private Jvm start(JvmProbe probe, Jvm jvm, List<String> arguments) {
    String subject = "JVM " + jvm.label();
    StartAttempt attempt = attempt(probe, jvm, arguments);
    attempt
        .warnings()
        .forEach(words -> findings.add(Finding.of(FindingKind.JVM_WARNS, subject, words)));
    if (HeapFlags.sizeIn(jvm.flags()) && HeapFlags.sizeIn(arguments)) {
      findings.add(Finding.of(FindingKind.HEAP_OF_ONE_JVM, subject));
    }
    if (attempt.refusal().isPresent()) {
      Optional<String> withoutFlags =
          jvm.flags().isEmpty()
              ? attempt.refusal()
              : attempt(probe, jvm.with(List.of()), arguments).refusal();
      withoutFlags.ifPresent(
          why ->
              problems.add(
                  "%s does not start with %s: %s; correct -jvmArgs or --heap"
                      .formatted(subject, String.join(" ", arguments), why)));
    }
    String flags = CommandText.join(jvm.flags());
    return jvm.started(
        attempt.heap().orElse(null),
        attempt.refusal().map(why -> "does not start with " + flags + ": " + why).orElse(null));
  }

  private static StartAttempt attempt(JvmProbe probe, Jvm jvm, List<String> arguments) {
    List<String> all = new ArrayList<>(jvm.compilerFlags());
    all.addAll(HeapFlags.ofFork(List.of(), arguments, jvm.flags()));
    return probe.start(jvm.executable(), all);
  }
}
