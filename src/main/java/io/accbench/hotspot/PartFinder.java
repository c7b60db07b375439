package io.accbench.hotspot;

import io.accbench.hotspot.ProgramPart.CodecDirection;
import io.accbench.hotspot.ProgramPart.EntryMethods;
import io.accbench.hotspot.ProgramPart.LibraryCalls;
import io.accbench.hotspot.ProgramPart.PropertyAccesses;
import io.accbench.jfr.StackFrame;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the parts of a program that a stack belongs to. */
final class PartFinder {
  /** The largest number of kept names. Arbitrary: some ten megabytes. */
  private static final int MOST_NAMES = 100_000;

  private final List<EntryMethods> entries;

  /** The names of the methods seen, from which the nearest to an entry without samples is found. */
  private final Set<String> methods = new HashSet<>();

  /**
   * @param entries the parts that are known by their methods alone
   */
  PartFinder(List<EntryMethods> entries) {
    this.entries = entries;
  }

  /** Returns the parts that a stack belongs to, each once. */
  List<ProgramPart> on(TrimmedStack stack) {
    List<ProgramPart> parts = new ArrayList<>();
    AccessWay way = stack.access() == null ? null : AccessWay.of(stack.access().owner());
    if (way != null) {
      parts.add(new PropertyAccesses(way, null));
    }
    directions(stack.methods())
        .forEach(
            (library, direction) -> {
              parts.add(new LibraryCalls(library, CodecDirection.ANY));
              if (direction != CodecDirection.ANY) {
                parts.add(new LibraryCalls(library, direction));
              }
            });
    for (EntryMethods entry : entries) {
      if (stack.methods().stream().anyMatch(entry::reachedBy)) {
        parts.add(entry);
        if (way != null) {
          parts.add(new PropertyAccesses(way, entry));
        }
      }
    }
    if (!entries.isEmpty() && methods.size() < MOST_NAMES) {
      stack.methods().forEach(frame -> methods.add(frame.type() + "." + frame.method()));
    }
    return List.copyOf(parts);
  }

  /**
   * Returns what each library on a stack does: the direction of the outermost of its frames, or of
   * the next one that tells it.
   */
  private static Map<CodecLibrary, CodecDirection> directions(List<StackFrame> leafFirst) {
    Map<CodecLibrary, CodecDirection> directions = new EnumMap<>(CodecLibrary.class);
    for (int i = leafFirst.size() - 1; i >= 0; i--) {
      StackFrame frame = leafFirst.get(i);
      CodecLibrary library = CodecLibrary.of(frame.type());
      if (library != null
          && directions.getOrDefault(library, CodecDirection.ANY) == CodecDirection.ANY) {
        directions.put(library, CodecDirection.of(frame));
      }
    }
    return directions;
  }

  Set<String> methods() {
    return methods;
  }
}
