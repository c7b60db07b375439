package io.accbench.analysis.fork;

import io.accbench.model.JitOutcome;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The forks of one cell whose JIT compiler's log contains the measured loop, with the code of each.
 *
 * @param code the code in the order of the forks; forks that share their outcomes share their code
 */
public record LoggedForks(List<Fork> forks, List<CompiledFork> code) {

  /** Returns the forks whose log contains the measured loop. */
  public static LoggedForks of(List<Fork> forks) {
    Map<List<JitOutcome>, CompiledFork> known = new IdentityHashMap<>();
    List<Fork> logged = new ArrayList<>();
    List<CompiledFork> compiled = new ArrayList<>();
    for (Fork fork : forks) {
      CompiledFork code = known.computeIfAbsent(fork.launch().jit(), CompiledFork::new);
      if (code.known()) {
        logged.add(fork);
        compiled.add(code);
      }
    }
    return new LoggedForks(List.copyOf(logged), List.copyOf(compiled));
  }
}
