package io.accbench.kernel.codec;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JacksonProofTest {

  @Test
  void every_strategy_writes_and_reads_what_jackson_does_and_all_is_replaced() throws Exception {
    assertThat(new JacksonProof().run()).isEmpty();
  }
}
