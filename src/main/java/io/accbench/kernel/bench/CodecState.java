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
    discardOutput();
    long clean = Polluter.words().isEmpty() ? 0 : content();
    Polluter.pollute(new CodecTraffic(System.getProperties()));
    if (!Polluter.words().isEmpty() && content() != clean) {
      throw new IllegalStateException(
          Polluter.words() + operation + " gives something else than before");
    }
    replay();
    bound = bind();
  }

  /** Returns a checksum of what the operation gives, whatever the order of sets is. */
  private long content() throws Throwable {
    replay();
    Codec.Bound one = bind();
    long sum = 0;
    for (int i = 0; i < roots.length; i++) {
      Object result = go(one, i);
      for (byte each : result instanceof byte[] document ? document : written(one, result)) {
        sum += 257 + each;
      }
    }
    return sum;
  }

  /** Returns what was read as a document, or nothing if the codec only reads. */
  private static byte[] written(Codec.Bound codec, Object read) throws Throwable {
    try {
      return codec.serialize(read);
    } catch (UnsupportedOperationException onlyReads) {
      return new byte[0];
    }
  }

  @TearDown(Level.Trial)
  public void proveAfterwards() throws Throwable {
    prove(bound);
  }
}
