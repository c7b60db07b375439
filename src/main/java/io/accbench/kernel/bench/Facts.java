package io.accbench.kernel.bench;

import io.accbench.kernel.profiler.FactsFile;
import io.accbench.kernel.wire.FactKeys;
import java.io.IOException;
import java.util.Properties;
import java.util.TreeSet;

/** The facts about a fork: the JVM that it ran on, its work, and the classes that did it. */
final class Facts {
  /** The most class names shown. Arbitrary: enough to recognise the strategy. */
  private static final int SHOWN = 3;

  private final Properties facts = ofJvm();

  Facts(ForkState state, Workload workload, long proof) {
    facts.setProperty(FactKeys.STRATEGY, state.strategy);
    facts.setProperty(FactKeys.CHECKSUM, Long.toString(proof));
    facts.setProperty(FactKeys.BEANS, Integer.toString(state.graph.beans().length));
    facts.setProperty(FactKeys.ACCESSES, Integer.toString(workload.accesses()));
    facts.setProperty(FactKeys.EXECUTING, executing(workload.accessors()));
    state.addTo(facts);
  }

  /**
   * Returns the classes of the accessors, each once, without the address of a hidden class; at most
   * {@link #SHOWN}.
   */
  private static String executing(Object[] accessors) {
    TreeSet<String> names = new TreeSet<>();
    for (Object accessor : accessors) {
      String name = accessor.getClass().getName();
      int address = name.indexOf("/0x");
      names.add(address < 0 ? name : name.substring(0, address));
    }
    while (names.size() > SHOWN) {
      names.remove(names.last());
    }
    return String.join(FactKeys.LIST, names);
  }

  /** Returns the facts about the JVM, which do not depend on what it runs. */
  static Properties ofJvm() {
    Properties facts = new Properties();
    facts.setProperty(FactKeys.RUNTIME_VERSION, System.getProperty("java.runtime.version", ""));
    facts.setProperty(FactKeys.VM_NAME, System.getProperty("java.vm.name", ""));
    return facts;
  }

  void write(String file) throws IOException {
    FactsFile.write(facts, file);
  }
}
