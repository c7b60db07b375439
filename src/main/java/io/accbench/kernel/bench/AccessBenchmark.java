package io.accbench.kernel.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The benchmark of the access suite: it measures what one operation over a graph of beans costs
 * through one strategy.
 *
 * <p>The workload (operation, layout, slots, strategy) is a benchmark parameter, one for each fork.
 * It does not measure finding the beans (the graph is flattened beforehand), walking collections
 * (except in {@code copy}) and converting values. Iteration order is fixed, as in a serializer, so
 * a branch predictor may learn it, which is the best case of a megamorphic call. Run it with {@code
 * ./accbench run --suite access}.
 */
public class AccessBenchmark {

  /** Runs one pass over the whole graph in steady state; the accessors were made before. */
  @Benchmark
  public void operation(SteadyState state, Blackhole sink) throws Throwable {
    state.workload.run(sink);
  }

  /** Runs {@link #operation} with a slowdown of known size. */
  @Benchmark
  public void operationInjected(SteadyState state, Injection injection, Blackhole sink)
      throws Throwable {
    for (int i = injection.times(); i > 0; i--) {
      state.workload.run(sink);
    }
  }

  /** Makes one access through an accessor in an instance field. */
  @Benchmark
  public void mono(OneProperty state, Blackhole sink) throws Throwable {
    state.viaField(sink);
  }

  /** Makes one access through an accessor in a static final field. */
  @Benchmark
  public void constant(OneProperty state, Blackhole sink) throws Throwable {
    state.viaConstant(sink);
  }

  /** Runs the first operation of the JVM: looks up and links every accessor, then calls each. */
  @Benchmark
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public void first(ShotState state, Blackhole sink) throws Throwable {
    state.link().run(sink);
  }

  /** Does nothing: the smallest time that this JVM on this machine can resolve. */
  @Benchmark
  public void empty() {}
}
