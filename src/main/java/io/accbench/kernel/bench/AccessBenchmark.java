package io.accbench.kernel.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What does one operation over a graph of beans cost through one strategy?
 *
 * <p>The workload (operation, layout, slots, strategy) is a benchmark parameter, one for each fork.
 * Not measured: finding the beans (the graph is flattened beforehand), walking collections (but in
 * {@code copy}), converting values. Iteration order is fixed, as in a serializer, so a branch
 * predictor may learn it: the good case of a megamorphic call. Run by {@code ./accbench run --suite
 * access}.
 */
public class AccessBenchmark {

  /** One pass over the whole graph in steady state; the accessors were made before. */
  @Benchmark
  public void operation(SteadyState state, Blackhole sink) throws Throwable {
    state.workload.run(sink);
  }

  /** {@link #operation} with a slow-down of known size. */
  @Benchmark
  public void operationInjected(SteadyState state, Injection injection, Blackhole sink)
      throws Throwable {
    for (int i = injection.times(); i > 0; i--) {
      state.workload.run(sink);
    }
  }

  /** One access through an accessor in an instance field. */
  @Benchmark
  public void mono(OneProperty state, Blackhole sink) throws Throwable {
    state.viaField(sink);
  }

  /** One access through an accessor in a static final field. */
  @Benchmark
  public void constant(OneProperty state, Blackhole sink) throws Throwable {
    state.viaConstant(sink);
  }

  /** The first operation of the JVM: looks up and links every accessor, then calls each. */
  @Benchmark
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public void first(ShotState state, Blackhole sink) throws Throwable {
    state.link().run(sink);
  }

  /** Nothing: the floor of what this JVM on this machine can resolve. */
  @Benchmark
  public void empty() {}
}
