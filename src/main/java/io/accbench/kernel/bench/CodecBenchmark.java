package io.accbench.kernel.bench;

import io.accbench.kernel.spi.Codec;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What does it cost to turn an object into a document's bytes, and back, through one library?
 *
 * <p>The codec, its stack and the payload are benchmark parameters, one set for each fork. One
 * operation goes through the whole corpus, which usually is one document. Not measured: reading the
 * document from disk, building the mapper (but in {@link #first}). Run by {@code ./accbench run
 * --suite codec}.
 */
public class CodecBenchmark {

  /** Object to bytes, with all built before. */
  @Benchmark
  public void serialize(CodecState state, Blackhole sink) throws Throwable {
    for (Object root : state.roots) {
      sink.consume(state.bound.serialize(root));
    }
  }

  /** Bytes to object, with all built before; also for the document in reverse order. */
  @Benchmark
  public void deserialize(CodecState state, Blackhole sink) throws Throwable {
    for (byte[] document : state.documents) {
      sink.consume(state.bound.deserialize(document));
    }
  }

  /** Object to bytes to object, with all built before: the same objects in each operation. */
  @Benchmark
  public void roundtrip(CodecState state, Blackhole sink) throws Throwable {
    for (Object root : state.roots) {
      sink.consume(state.bound.deserialize(state.bound.serialize(root)));
    }
  }

  /** {@link #serialize} with a slow-down of known size. */
  @Benchmark
  public void serializeInjected(CodecState state, Injection injection, Blackhole sink)
      throws Throwable {
    for (int i = injection.times(); i > 0; i--) {
      serialize(state, sink);
    }
  }

  /** {@link #deserialize} with a slow-down of known size. */
  @Benchmark
  public void deserializeInjected(CodecState state, Injection injection, Blackhole sink)
      throws Throwable {
    for (int i = injection.times(); i > 0; i--) {
      deserialize(state, sink);
    }
  }

  /** The first operation of the JVM: loads the library, builds the mapper, goes one way. */
  @Benchmark
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public void first(CodecShot state, Blackhole sink) throws Throwable {
    Codec.Bound bound = state.bind();
    for (int i = 0; i < state.roots.length; i++) {
      sink.consume(state.go(bound, i));
    }
  }
}
