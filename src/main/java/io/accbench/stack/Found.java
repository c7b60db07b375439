package io.accbench.stack;

import java.nio.file.Path;

/** An artifact and the file that it is on this machine. */
record Found(String coordinates, Path file) {}
