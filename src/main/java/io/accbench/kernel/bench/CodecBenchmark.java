package io.accbench.kernel.bench;

import io.accbench.kernel.spi.Codec;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The benchmark of the codec suite: it measures what it costs to turn an object into a document's
 * bytes, and back, through one library.
 *
 * <p>The codec, its stack and the payload are benchmark parameters, one set for each fork. One
 * operation goes through the whole corpus, which usually is one document. It does not measure
 * reading the document from disk and building the mapper (except in {@link #first}). Run it with
 * {@code ./accbench run --suite codec}.
 */
public class CodecBenchmark {

  /** Writes objects to bytes; the codec was built before. */
  @Benchmark
  public void serialize(CodecState state, Blackhole sink) throws Throwable {
    for (Object root : state.roots) {
      sink.consume(state.bound.serialize(root));
    }
  }

  /**
   * Reads objects from bytes, also for the document in reverse order; the codec was built before.
   */
  @Benchmark
  public void deserialize(CodecState state, Blackhole sink) throws Throwable {
    for (byte[] document : state.documents) {
      sink.consume(state.bound.deserialize(document));
    }
  }

  /**
   * Writes objects to bytes and reads them back; the codec was built before. Each operation writes
   * the same objects.
   */
  @Benchmark
  public void roundtrip(CodecState state, Blackhole sink) throws Throwable {
    for (Object root : state.roots) {
      sink.consume(state.bound.deserialize(state.bound.serialize(root)));
    }
  }

  /** Runs {@link #serialize} with a slowdown of known size. */
  @Benchmark
  public void serializeInjected(CodecState state, Injection injection, Blackhole sink)
      throws Throwable {
    for (int i = injection.times(); i > 0; i--) {
      serialize(state, sink);
    }
  }

  /** Runs {@link #deserialize} with a slowdown of known size. */
  @Benchmark
  public void deserializeInjected(CodecState state, Injection injection, Blackhole sink)
      throws Throwable {
    for (int i = injection.times(); i > 0; i--) {
      deserialize(state, sink);
    }
  }

  /** Runs the first operation of the JVM; loading the library and building the mapper are timed. */
  @Benchmark
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public void first(CodecShot state, Blackhole sink) throws Throwable {
    Codec.Bound bound = state.bind();
    for (int i = 0; i < state.roots.length; i++) {
      sink.consume(state.go(bound, i));
    }
  }
}
