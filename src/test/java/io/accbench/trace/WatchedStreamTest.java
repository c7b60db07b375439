package io.accbench.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.trace.TraceReader.WatchedStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WatchedStreamTest {
  @Test
  void a_stream_tells_its_share_once_an_interval() throws IOException {
    List<Double> shares = new ArrayList<>();
    long[] now = {0};
    try (WatchedStream stream =
        new WatchedStream(
            new ByteArrayInputStream(new byte[1000]), 1000, shares::add, () -> now[0])) {
      assertThat(stream.read(new byte[100])).isEqualTo(100);
      now[0] += 6_000_000_000L;
      assertThat(stream.read(new byte[150])).isEqualTo(150);
      assertThat(stream.read()).isZero();
      now[0] += 6_000_000_000L;
      assertThat(stream.read(new byte[0], 0, 0)).isZero();
      assertThat(stream.readAllBytes()).hasSize(749);
    }

    assertThat(shares).containsExactly(0.25, 0.251);
  }
}
