package io.accbench.app;

import io.accbench.model.CodecProof;
import io.accbench.model.PlannedCell;
import io.accbench.model.Prepared;
import io.accbench.model.Stack;
import io.accbench.plan.PreparedCells;
import io.accbench.run.ForkWork;
import java.util.List;
import java.util.Map;

/** The cells of a run, ready to be planned and measured. */
public interface PreparedSuite extends PreparedCells {

  /** Returns what the fork of a cell runs. */
  ForkWork work(PlannedCell planned);

  /** Returns the fixtures that were prepared, one for each JVM; empty in a suite without them. */
  default List<Prepared> prepared() {
    return List.of();
  }

  /** Returns why a fixture could not be prepared on a JVM, by fixture and JVM. */
  default Map<List<String>, String> unprepared() {
    return Map.of();
  }

  /** Returns the libraries under test, those that are unavailable included. */
  default List<Stack> libraries() {
    return List.of();
  }

  /** Returns what each codec did before anything was measured. */
  default List<CodecProof> proofs() {
    return List.of();
  }
}
