package io.accbench.kernel.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.spi.Codec;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodecBenchmarkTest {
  private final Object root = new Object();
  private final byte[] written = {1};
  private final Object read = new Object();
  private final List<Object> given = new ArrayList<>();

  private final CodecState state = new CodecState();

  /** Remembers what it was given. */
  private final class Recorder implements Codec.Bound {
    @Override
    public byte[] serialize(Object value) {
      given.add(value);
      return written;
    }

    @Override
    public Object deserialize(byte[] document) {
      given.add(document);
      return read;
    }
  }

  /** From the bytes on, each operation would write an object that the library has never met. */
  @Test
  void a_round_trip_begins_at_the_object_and_reads_what_it_has_written() throws Throwable {
    state.roots = new Object[] {root};
    state.documents = new byte[][] {{2}};
    state.bound = new Recorder();
    state.operation = "roundtrip";

    new CodecBenchmark().roundtrip(state, BareShot.sink());
    assertThat(given).containsExactly(root, written);

    assertThat(state.go(state.bound, 0)).isSameAs(read);
    assertThat(given).containsExactly(root, written, root, written);
  }
}
