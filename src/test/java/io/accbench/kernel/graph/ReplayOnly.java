package io.accbench.kernel.graph;

import java.io.IOException;
import java.nio.file.Path;

/** A JVM that replays a recipe and does nothing else. */
public final class ReplayOnly {
  private ReplayOnly() {}

  public static void main(String[] arguments) throws IOException {
    if (Graph.replay(Path.of(arguments[0])).beans().length == 0) {
      throw new IllegalStateException("not the graph");
    }
  }
}
