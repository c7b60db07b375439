package io.accbench.kernel.bench;

import io.accbench.kernel.pollution.Polluter;
import io.accbench.kernel.proof.CodecTraffic;
import io.accbench.kernel.spi.Codec;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The state with a codec built before the first iteration; the proof comes after the last one. The
 * threads of a fork share the codec, as those of a program do. Each has objects and documents of
 * its own, and proves its own work.
 */
public class CodecState extends CodecFork {
  private static Codec.Bound shared;

  /** The shared codec, as each thread's own field: the loop is the same however many there are. */
  Codec.Bound bound;

  @Setup(Level.Trial)
  public void prepare() throws Throwable {
    ForkState.discardOutput();
    Polluter.pollute(new CodecTraffic(System.getProperties()));
    replay();
    bound = shared();
  }

  private Codec.Bound shared() throws Throwable {
    synchronized (CodecState.class) {
      if (shared == null) {
        shared = bind();
      }
      return shared;
    }
  }

  @TearDown(Level.Trial)
  public void proveAfterwards() throws Throwable {
    synchronized (CodecState.class) {
      prove(bound);
    }
  }
}
