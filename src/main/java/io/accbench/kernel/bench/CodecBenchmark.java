package io.accbench.kernel.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/**
 * What does it cost to turn an object into a document's bytes, and back, through one library?
 *
 * <p>The codec, its stack and the payload are benchmark parameters, one set for each fork. Not
 * measured: reading the document from disk, building the mapper (but in {@link #first}). Run by
 * {@code ./accbench run --suite codec}.
 */
public class CodecBenchmark {

  /** Object to bytes, with all built before. */
  @Benchmark
  public Object serialize(CodecState state) throws Throwable {
    return state.bound.serialize(state.root);
  }

  /** Bytes to object, with all built before; also for the document in reverse order. */
  @Benchmark
  public Object deserialize(CodecState state) throws Throwable {
    return state.bound.deserialize(state.document);
  }

  /** Bytes to object to bytes, with all built before. */
  @Benchmark
  public Object roundtrip(CodecState state) throws Throwable {
    return state.bound.serialize(state.bound.deserialize(state.document));
  }

  /** The first operation of the JVM: loads the library, builds the mapper, goes one way. */
  @Benchmark
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public Object first(CodecShot state) throws Throwable {
    return state.go(state.bind());
  }
}
