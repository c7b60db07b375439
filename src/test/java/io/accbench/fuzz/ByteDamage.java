package io.accbench.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import com.code_intelligence.jazzer.mutation.annotation.WithLength;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Damage that knows nothing of what the bytes mean. A place beyond the end is counted again. */
sealed interface ByteDamage extends Damage {

  /** The damaged file. */
  byte[] to(byte[] file);

  @Override
  default byte[] to(byte[] file, Notation notation) {
    return to(file);
  }

  /** Everything from a byte on is gone, as after a kill or on a full disk. */
  record Truncated(int at) implements ByteDamage {
    @Override
    public byte[] to(byte[] file) {
      return Arrays.copyOf(file, Places.in(at, file.length + 1));
    }
  }

  /** Bits of one byte are turned round. */
  record Flipped(int at, byte bits) implements ByteDamage {
    @Override
    public byte[] to(byte[] file) {
      byte[] damaged = file.clone();
      if (file.length > 0) {
        damaged[Places.in(at, file.length)] ^= bits;
      }
      return damaged;
    }
  }

  /** A stretch of up to 64 KB holds the same byte throughout. */
  record Overwritten(int at, short length, byte by) implements ByteDamage {
    @Override
    public byte[] to(byte[] file) {
      byte[] damaged = file.clone();
      int from = Places.in(at, file.length + 1);
      int to = Math.min(file.length, from + Short.toUnsignedInt(length));
      Arrays.fill(damaged, from, to, by);
      return damaged;
    }
  }

  /** Other bytes stand in between. */
  record Inserted(int at, byte @NotNull @WithLength(max = 64) [] bytes) implements ByteDamage {
    @Override
    public byte[] to(byte[] file) {
      ByteArrayOutputStream damaged = new ByteArrayOutputStream();
      int from = Places.in(at, file.length + 1);
      damaged.write(file, 0, from);
      damaged.writeBytes(bytes);
      damaged.write(file, from, file.length - from);
      return damaged.toByteArray();
    }

    @Override
    public String toString() {
      return "Inserted[at=" + at + ", bytes=" + Arrays.toString(bytes) + "]";
    }
  }

  /** A line stands there twice. */
  record LineDoubled(int line) implements ByteDamage {
    @Override
    public byte[] to(byte[] file) {
      List<String> lines = lines(file);
      int at = Places.in(line, lines.size());
      lines.add(at, lines.get(at));
      return joined(lines);
    }
  }

  /** A line is gone. */
  record LineDropped(int line) implements ByteDamage {
    @Override
    public byte[] to(byte[] file) {
      List<String> lines = lines(file);
      lines.remove(Places.in(line, lines.size()));
      return joined(lines);
    }
  }

  /** Two lines have changed their places. */
  record LinesSwapped(int one, int other) implements ByteDamage {
    @Override
    public byte[] to(byte[] file) {
      List<String> lines = lines(file);
      Collections.swap(lines, Places.in(one, lines.size()), Places.in(other, lines.size()));
      return joined(lines);
    }
  }

  /** A line of something else stands in between. */
  record LineAdded(int line, @NotNull Garbage garbage) implements ByteDamage {
    @Override
    public byte[] to(byte[] file) {
      List<String> lines = lines(file);
      lines.add(Places.in(line, lines.size() + 1), garbage.line);
      return joined(lines);
    }
  }

  /** Lines that belong to no file of ours. */
  enum Garbage {
    NOTHING(""),
    WORDS("what is this"),
    ZEROS("\0\0\0\0\0\0\0\0"),
    BYTE_ORDER_MARK("\u00ef\u00bb\u00bf"),
    EMPTY_OBJECT("{}"),
    NULL("null"),
    BRACKETS("[".repeat(5000)),
    LONG_LINE("x".repeat(100_000)),
    HALF_A_CHARACTER("\u00e2\u0082"),
    OTHER_FORMAT("{\"type\":\"header\",\"format\":999}"),
    YAML_ANCHORS("a: &a [*a, *a]");

    private final String line;

    Garbage(String line) {
      this.line = line;
    }
  }

  /** At least one; every byte is a character of its own. */
  private static List<String> lines(byte[] file) {
    return new ArrayList<>(Arrays.asList(new String(file, ISO_8859_1).split("\n", -1)));
  }

  private static byte[] joined(List<String> lines) {
    return String.join("\n", lines).getBytes(ISO_8859_1);
  }
}
