package io.accbench.kernel.bench;

import java.util.Properties;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The state for the first operation of a codec. Before the shot it only loads the graph and the
 * document; the proof comes after the shot.
 */
public class CodecShot extends CodecFork {
  private ShotAllocation allocation;

  @Setup(Level.Trial)
  public void prepare() throws Throwable {
    ForkState.discardOutput();
    replay();
    Class.forName("io.accbench.kernel.proof.CodecUnderTest");
    Class.forName("io.accbench.kernel.spi.Binding");
    Class.forName("io.accbench.kernel.spi.Codec");
  }

  /** Runs last before the shot and is not timed. */
  @Setup(Level.Invocation)
  public void readBefore() {
    allocation = ShotAllocation.warmed();
    allocation.begin();
  }

  @TearDown(Level.Invocation)
  public void readAfter() {
    allocation.end();
  }

  /** Proves the work with another codec, since the measured one is not kept. */
  @TearDown(Level.Trial)
  public void proveAfterwards() throws Throwable {
    prove(bind());
  }

  @Override
  void addTo(Properties facts) {
    allocation.tell(facts);
  }
}
