package io.accbench.hotspot;

import io.accbench.jfr.StackFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A part of a program that a run of accbench may have measured. A sample belongs to a part with all
 * that the part calls, once, however often its frames are on the stack.
 */
public sealed interface ProgramPart {

  /** Returns its name in a few words: {@code Jackson 2, serialize}. */
  String words();

  /**
   * Returns the part that has these words, but for an entry itself; null without one.
   *
   * @param entry the entry within which accesses may be; null without one
   */
  static ProgramPart named(String words, EntryMethods entry) {
    List<ProgramPart> known = new ArrayList<>();
    for (AccessWay way : AccessWay.values()) {
      known.add(new PropertyAccesses(way, null));
      known.add(new PropertyAccesses(way, entry));
    }
    for (CodecLibrary library : CodecLibrary.values()) {
      for (CodecDirection direction : CodecDirection.values()) {
        known.add(new LibraryCalls(library, direction));
      }
    }
    return known.stream().filter(part -> part.words().equals(words)).findFirst().orElse(null);
  }

  /**
   * The accesses to properties by one way.
   *
   * @param within the methods in whose calls they are; null for all accesses
   */
  record PropertyAccesses(AccessWay way, EntryMethods within) implements ProgramPart {
    @Override
    public String words() {
      return within == null ? way.toString() : way + " within " + within.words();
    }
  }

  /** The calls of a library in one direction, or in any. */
  record LibraryCalls(CodecLibrary library, CodecDirection direction) implements ProgramPart {
    @Override
    public String words() {
      return direction == CodecDirection.ANY ? library.toString() : library + ", " + direction;
    }
  }

  /**
   * The calls of some methods.
   *
   * @param name what the user has given, or the benchmark that calls them
   * @param methods whether a method is one of them, by class and name: {@code com.acme.Order.total}
   */
  record EntryMethods(String name, Predicate<String> methods) implements ProgramPart {
    /** Creates the methods in whose class and name an expression is found. */
    public EntryMethods(Pattern methods) {
      this(methods.pattern(), methods.asPredicate());
    }

    @Override
    public String words() {
      return name;
    }

    /** Returns the direction that the name tells, if it is that of methods. */
    public CodecDirection direction() {
      String names = name.replaceAll("\\\\|[.]\\*$", "");
      int end = names.lastIndexOf('.');
      String last = names.substring(end + 1);
      boolean type = last.isEmpty() || Character.isUpperCase(last.charAt(0)) || end < 0;
      return CodecDirection.of(
          type
              ? new StackFrame(names, "", "", 0)
              : new StackFrame(names.substring(0, end), last, "", 0));
    }

    boolean reachedBy(StackFrame frame) {
      return methods.test(frame.type() + "." + frame.method());
    }
  }

  /** The direction in which a library converts. */
  enum CodecDirection {
    /** All that it does, building itself included. */
    ANY,
    SERIALIZE,
    DESERIALIZE;

    private static final Pattern WRITES =
        Pattern.compile("(?i)_*(write|serializ|to_?json|encode|print|marshal|dump|generate).*");

    private static final Pattern READS =
        Pattern.compile("(?i)_*(read|deserializ|from_?json|decode|parse|unmarshal|treeTo).*");

    private static final Pattern WRITER = Pattern.compile("Serializer|Generator|Writer|Encoder");
    private static final Pattern READER = Pattern.compile("Deserializer|Parser|Reader|Decoder");

    /**
     * Returns the direction that the name of a library's method tells, or else that of its class;
     * {@link #ANY} where neither does.
     */
    public static CodecDirection of(StackFrame frame) {
      if (WRITES.matcher(frame.method()).matches()) {
        return SERIALIZE;
      } else if (READS.matcher(frame.method()).matches()) {
        return DESERIALIZE;
      }
      String name = frame.type().substring(frame.type().lastIndexOf('.') + 1);
      if (READER.matcher(name).find()) {
        return DESERIALIZE;
      }
      return WRITER.matcher(name).find() ? SERIALIZE : ANY;
    }

    /** Returns whether one of two is to serialize, and the other to deserialize. */
    public boolean opposes(CodecDirection other) {
      return this != ANY && other != ANY && this != other;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
