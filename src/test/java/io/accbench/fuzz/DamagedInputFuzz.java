package io.accbench.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import com.code_intelligence.jazzer.mutation.annotation.WithSize;
import java.io.IOException;
import java.util.List;

/** Inputs of every kind, damaged, and one of the commands that read them. */
class DamagedInputFuzz {
  @FuzzTest
  void survives(
      @NotNull Subject subject,
      byte intact,
      byte command,
      @NotNull @WithSize(max = 4) List<@NotNull Damage> damages)
      throws IOException {
    byte[] input = subject.intact(intact);
    for (Damage damage : damages) {
      input = damage.to(input, subject.notation());
    }
    try (Trial trial = Trial.of(subject, input)) {
      trial.run(subject.command(command));
    }
  }
}
