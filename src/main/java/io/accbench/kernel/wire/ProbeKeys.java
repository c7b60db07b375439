package io.accbench.kernel.wire;

/**
 * The names of properties in the request to a codec's probe and in its result. A fork of suite
 * codec gets the first five and {@link #STACK} as system properties.
 */
public final class ProbeKeys {
  /** The codec's class. */
  public static final String CODEC = "accbench.codec";

  /** The root object's class. */
  public static final String TYPE = "accbench.type";

  /** {@code true} where the library uses fields only. */
  public static final String FIELDS_ONLY = "accbench.fieldsOnly";

  /** The class of the strategy inside the library; empty for the library's own accessors. */
  public static final String STRATEGY = "accbench.strategy";

  /** The strategy's form; empty for its default. */
  public static final String FORM = "accbench.form";

  /** The file that holds the recipe of the object graph. */
  public static final String RECIPE = "accbench.recipe";

  /** The file that holds the document. */
  public static final String DOCUMENT = "accbench.document";

  /** The file that holds the document with its fields in the opposite order. */
  public static final String REVERSED = "accbench.reversed";

  /** The file that lists the stack's jars. */
  public static final String STACK = "accbench.stack";

  /**
   * The folders of the graphs whose types pollute a fork, a list as of a class path: in each there
   * is {@code recipe.bin}, and for a codec {@code document.json} and {@code reversed.json}.
   */
  public static final String TRAFFIC = "accbench.traffic";

  /**
   * What the probe tries of what pollutes a fork: {@code types}, {@code strings} or {@code
   * application}, which is both; absent where it tries what is measured.
   */
  public static final String POLLUTION = "accbench.pollution";

  /**
   * Present where the threads of a fork share the codec, so that the probe tries it in several; the
   * obstacle of that has the same name.
   */
  public static final String SHARED = "shared";

  /** The prefix of the number of something that the codec refuses, and is not polluted with. */
  public static final String LEFT_OUT = "leftOut.";

  /** The folder that receives the result. */
  public static final String OUT = "accbench.out";

  /** The file of the result in the folder {@link #OUT}. */
  public static final String RESULT_FILE = "proof.properties";

  /** The jars that the probe's JVM loaded. */
  public static final String LOADED = "loaded";

  /**
   * The property that is present when the codec's documents are not JSON, so that it reads what it
   * has written.
   */
  public static final String READS_ITS_OWN = "own";

  /**
   * The names of the properties whose arrays have an order, a list; absent if the graph holds no
   * set.
   */
  public static final String ORDERED = "ordered";

  /** The prefix of the number of an execution: one line for the code that executes one property. */
  public static final String EXECUTION = "execution.";

  /** The value in place of an operation when the obstacle prevents all operations. */
  public static final String ALL = "all";

  /** The value in place of an operation when the codec fails to list its executions. */
  public static final String EXECUTIONS = "executions";

  /** The value of {@link #obstacle} for a refusal. */
  public static final String REFUSED = "refused";

  /** The value of {@link #obstacle} for a failure. */
  public static final String FAILED = "failed";

  private ProbeKeys() {}

  /** Returns the name of the property that says whether an operation is refused or failed. */
  public static String obstacle(String operation) {
    return "obstacle." + operation;
  }

  /** Returns the name of the property that holds the simple name of the exception. */
  public static String exception(String operation) {
    return obstacle(operation) + ".exception";
  }

  /** Returns the name of the property that holds the obstacle in words. */
  public static String message(String operation) {
    return obstacle(operation) + ".message";
  }

  /** Returns the name of the property that holds the stack trace, one line a frame. */
  public static String trace(String operation) {
    return obstacle(operation) + ".trace";
  }
}
