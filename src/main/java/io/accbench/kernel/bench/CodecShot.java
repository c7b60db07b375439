package io.accbench.kernel.bench;

import java.util.Properties;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Nothing but the graph and the document before the shot; the proof comes after it. */
public class CodecShot extends CodecFork {
  private ShotAllocation allocation;

  @Setup(Level.Trial)
  public void prepare() throws Throwable {
    replay();
    Class.forName("io.accbench.kernel.proof.CodecUnderTest");
    Class.forName("io.accbench.kernel.spi.Binding");
    Class.forName("io.accbench.kernel.spi.Codec");
  }

  /** The last before the shot, and outside of its time. */
  @Setup(Level.Invocation)
  public void readBefore() {
    allocation = ShotAllocation.warmed();
    allocation.begin();
  }

  @TearDown(Level.Invocation)
  public void readAfter() {
    allocation.end();
  }

  /** With a codec of its own: the measured one is not kept. */
  @TearDown(Level.Trial)
  public void proveAfterwards() throws Throwable {
    prove(bind());
  }

  @Override
  void addTo(Properties facts) {
    allocation.tell(facts);
  }
}
