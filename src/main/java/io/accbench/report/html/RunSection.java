package io.accbench.report.html;

import io.accbench.report.document.Section;
import java.util.Optional;

/**
 * A section of a run's page. Implementations are public, stateless, have a constructor without
 * parameters, and are named in {@code META-INF/services/io.accbench.report.html.RunSection}, in the
 * order in which a reader sees them.
 */
public interface RunSection {
  /** Returns the section; empty where the run has nothing to show in it. */
  Optional<Section> of(RunContent run);
}
