package io.accbench.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Map;

/**
 * A stream that the runner of GitHub Actions reads, in which names from elsewhere stay text,
 * whatever they hold. The runner takes a line for a command that begins with {@code ::} after white
 * space, and one that holds {@code ##[} anywhere (actions/runner, {@code ActionCommand.cs}). This
 * stream breaks both with a space.
 */
final class GithubLog extends PrintWriter {
  private final LineWriter lines;

  GithubLog(Writer log) {
    this(new LineWriter(log));
  }

  private GithubLog(LineWriter lines) {
    super(lines, true);
    this.lines = lines;
  }

  /** Returns whether the runner of GitHub Actions reads what this process prints. */
  static boolean reads(Map<String, String> environment) {
    return "true".equals(environment.get("GITHUB_ACTIONS"));
  }

  /**
   * Prints commands for the runner, which are already escaped.
   *
   * @param log stream to print to; only a {@code GithubLog} escapes other text
   */
  static void commands(String text, PrintWriter log) {
    if (log instanceof GithubLog github) {
      github.flush();
      github.lines.command(text);
    } else {
      log.print(text);
      log.flush();
    }
  }

  private static final class LineWriter extends FilterWriter {
    /** The last two characters of the current line, white space at its start left out. */
    private final StringBuilder seen = new StringBuilder();

    /**
     * The state of the line: whether two characters were seen, so that no command can begin it any
     * more.
     */
    private boolean started;

    LineWriter(Writer log) {
      super(log);
    }

    void command(String text) {
      try {
        if (seen.length() > 0) {
          write('\n');
        }
        out.write(text);
        out.flush();
      } catch (IOException unwritable) {
        throw new UncheckedIOException(unwritable);
      }
    }

    @Override
    public void write(int c) throws IOException {
      boolean leading = seen.length() == 1 && !started && seen.charAt(0) == ':' && c == ':';
      boolean legacy = seen.length() == 2 && seen.indexOf("##") == 0 && c == '[';
      if (leading || legacy) {
        out.write(' ');
      }
      out.write(c);
      remember((char) c);
    }

    private void remember(char c) {
      if (c == '\n' || c == '\r') {
        seen.setLength(0);
        started = false;
      } else if (seen.length() > 0 || !blank(c)) {
        started |= seen.length() > 0;
        seen.append(c);
        seen.delete(0, Math.max(0, seen.length() - 2));
      }
    }

    /** Returns whether .NET trims a character. */
    private static boolean blank(char c) {
      return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\u0085';
    }

    @Override
    public void write(char[] text, int offset, int length) throws IOException {
      for (int i = offset; i < offset + length; i++) {
        write(text[i]);
      }
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
      for (int i = offset; i < offset + length; i++) {
        write(text.charAt(i));
      }
    }
  }
}
