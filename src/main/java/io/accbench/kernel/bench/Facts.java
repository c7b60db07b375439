package io.accbench.kernel.bench;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.TreeSet;

/** What a fork says of itself: the JVM it ran on, what it did, and by which classes. */
final class Facts {
  /** Class names; arbitrary: enough to recognise the strategy. */
  private static final int SHOWN = 3;

  private final Properties facts = ofJvm();

  Facts(ForkState state, Workload workload, long proof) {
    facts.setProperty("strategy", state.strategy);
    facts.setProperty("checksum", Long.toString(proof));
    facts.setProperty("beans", Integer.toString(state.graph.beans().length));
    facts.setProperty("accesses", Integer.toString(workload.accesses()));
    facts.setProperty("executing", executing(workload.accessors()));
    state.addTo(facts);
  }

  /**
   * The classes of the accessors, each once, without the address of a hidden class; at most {@link
   * #SHOWN}.
   */
  private static String executing(Object[] accessors) {
    TreeSet<String> names = new TreeSet<>();
    for (Object accessor : accessors) {
      names.add(accessor.getClass().getName().replaceFirst("/0x.*", ""));
    }
    int total = names.size();
    while (names.size() > SHOWN) {
      names.remove(names.last());
    }
    return String.join(", ", names) + (total > SHOWN ? ", … (" + total + " classes)" : "");
  }

  /** What is true of the JVM whatever it runs. */
  static Properties ofJvm() {
    Properties facts = new Properties();
    facts.setProperty("java.runtime.version", System.getProperty("java.runtime.version", ""));
    facts.setProperty("java.vm.name", System.getProperty("java.vm.name", ""));
    return facts;
  }

  void write(Path file) throws IOException {
    write(facts, file);
  }

  /** Writes them in the format of {@link Properties}; with several threads the last one wins. */
  static void write(Properties facts, Path file) throws IOException {
    try (Writer out = Files.newBufferedWriter(file)) {
      facts.store(out, null);
    }
  }
}
