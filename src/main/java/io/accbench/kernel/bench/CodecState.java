package io.accbench.kernel.bench;

import io.accbench.kernel.pollution.Polluter;
import io.accbench.kernel.proof.CodecTraffic;
import io.accbench.kernel.spi.Codec;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** The state with a codec built before the first iteration; the proof comes after the last one. */
public class CodecState extends CodecFork {
  Codec.Bound bound;

  @Setup(Level.Trial)
  public void prepare() throws Throwable {
    ForkState.discardOutput();
    Polluter.pollute(new CodecTraffic(System.getProperties()));
    replay();
    bound = bind();
  }

  @TearDown(Level.Trial)
  public void proveAfterwards() throws Throwable {
    prove(bound);
  }
}
