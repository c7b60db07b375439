package io.accbench.kernel.wire;

/** The names of the facts that a fork writes when it has proved its work; all values are texts. */
public final class FactKeys {
  /** The runtime version of the fork's JVM: {@code 17.0.15+6}. */
  public static final String RUNTIME_VERSION = "java.runtime.version";

  /** The name of the fork's JVM: {@code OpenJDK 64-Bit Server VM}. */
  public static final String VM_NAME = "java.vm.name";

  /** The way in which JMH's blackhole consumes values; JMH reports it. */
  public static final String BLACKHOLE = "blackhole";

  /** The checksum over the class path of somebody else's benchmark, and what of it is run. */
  public static final String CODE = "code";

  /** The bytes that the benchmark printed; absent if it printed nothing. */
  public static final String PRINTED = "printed";

  /**
   * The operations of one invocation of somebody else's benchmark, as {@code
   * OperationsPerInvocation} gives them: 1 without the annotation.
   */
  public static final String OPERATIONS = "operations";

  /** The version of JMH that runs somebody else's benchmark: {@code 1.21}. */
  public static final String JMH = "jmh";

  /** Present while a fork's JVM is polluted, and for ever where it ended meanwhile. */
  public static final String POLLUTING = "polluting";

  /** How many warm-up iterations came before the traffic of a fork changed. */
  public static final String SHIFTED = "shifted";

  /** The JIT compiler, where it is not HotSpot's own. */
  public static final String JIT = "jit";

  /** Why the log of the JIT compiler may be incomplete; most launches do not have it. */
  public static final String JIT_LOG = "jit.log";

  /**
   * Precedes a place, as {@code model.LeftCode} writes it, at which compiled code was left again
   * and again while the fork was steady: how often.
   */
  public static final String DISCARDED = "jit.discarded.";

  /** Precedes such a place where code was left since the traffic of the fork changed: how often. */
  public static final String LEFT = "jit.left.";

  /** The strategy with its form, or the codec. */
  public static final String STRATEGY = "strategy";

  /** The checksum of the work, which all cells of a block share. */
  public static final String CHECKSUM = "checksum";

  /** A sum over what a codec wrote, or read and wrote again, whatever the order of its parts. */
  public static final String CONTENT = "content";

  /** The number of beans in the graph. */
  public static final String BEANS = "beans";

  /** The number of property accesses of one operation. */
  public static final String ACCESSES = "accesses";

  /** The separator of the items of a fact that is a list. */
  public static final String LIST = ", ";

  /** The classes of the accessors, a list. */
  public static final String EXECUTING = "executing";

  /** The bytes that a single shot's thread allocated; a launch holds them as B/op instead. */
  public static final String ALLOCATED_BYTES = "allocatedBytes";

  /** The jars from which the library's classes were loaded. */
  public static final String LOADED = "loaded";

  /** The size of the documents that one operation reads or writes, in bytes. */
  public static final String DOCUMENT_BYTES = "bytes";

  /** The number of documents in the corpus. */
  public static final String DOCUMENTS = "documents";

  /** The number of properties that an operation has; absent when the codec does not report them. */
  public static final String PROPERTIES = "properties";

  /**
   * The number of properties that a module or strategy replaced; absent where nothing was to be
   * replaced.
   */
  public static final String REPLACED = "replaced";

  /**
   * Precedes the number of a reason for which properties were not replaced: how many, a tab, and
   * the reason.
   */
  public static final String NOT_REPLACED = "notReplaced.";

  /** The checksum over the code that executes each property. */
  public static final String EXECUTIONS = "executions";

  private FactKeys() {}
}
