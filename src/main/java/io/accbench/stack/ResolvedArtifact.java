package io.accbench.stack;

import java.nio.file.Path;

/** An artifact, and its file on this machine. */
record ResolvedArtifact(String coordinates, Path file) {}
