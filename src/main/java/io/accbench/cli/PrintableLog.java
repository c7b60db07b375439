package io.accbench.cli;

import io.accbench.model.Printable;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.regex.Pattern;

/**
 * A stream that a terminal may show safely: text from elsewhere (exceptions of measured code, names
 * in files) cannot act on the terminal. Control characters other than line ends and tabs are
 * spelled out.
 *
 * <p>Both standard streams of the command line are such streams, so commands need no check of their
 * own.
 */
final class PrintableLog extends PrintWriter {
  private final PrintWriter log;

  /**
   * @param colours whether colours and weights (ECMA-48, SGR) pass, which tables and help use
   */
  PrintableLog(PrintWriter log, boolean colours) {
    super(new Characters(log, colours), true);
    this.log = log;
  }

  /** Returns whether writing failed, to this stream or to the underlying one. */
  @Override
  public boolean checkError() {
    return super.checkError() | log.checkError();
  }

  private static final class Characters extends FilterWriter {
    /** The beginning of a colour; longer ones are never written. */
    private static final Pattern COLOUR_BEGUN = Pattern.compile("\u001b(?:\\[[0-9;]{0,16})?");

    private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]{0,16}m");

    private final boolean colours;

    /**
     * The text held back, which may be the beginning of a line end, a surrogate pair, or a colour.
     */
    private final StringBuilder held = new StringBuilder();

    Characters(Writer log, boolean colours) {
      super(log);
      this.colours = colours;
    }

    @Override
    public void write(int unit) throws IOException {
      held.append((char) unit);
      if (whole()) {
        out.append(held);
        held.setLength(0);
      } else if (!begun()) {
        spellOut();
      }
    }

    /** Returns whether all that is held may pass. */
    private boolean whole() {
      char first = held.charAt(0);
      if (held.length() == 1) {
        return passes(first);
      }
      return Character.isHighSurrogate(first)
          ? Character.isSurrogatePair(first, held.charAt(1)) && Printable.is(held.codePointAt(0))
          : held.toString().equals("\r\n") || colours && COLOUR.matcher(held).matches();
    }

    /** Returns whether the next character must decide. */
    private boolean begun() {
      char first = held.charAt(0);
      return held.length() == 1 && (first == '\r' || Character.isHighSurrogate(first))
          || colours && COLOUR_BEGUN.matcher(held).matches();
    }

    /** Spells out the first character, and checks the others again. */
    private void spellOut() throws IOException {
      boolean pair = held.length() > 1 && Character.isSurrogatePair(held.charAt(0), held.charAt(1));
      int first = pair ? 2 : 1;
      out.write(Printable.spelled(held.substring(0, first)));
      String others = held.substring(first);
      held.setLength(0);
      write(others);
    }

    @Override
    public void write(char[] text, int offset, int length) throws IOException {
      write(String.valueOf(text, offset, length));
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
      int end = offset + length;
      int plain = offset;
      for (int i = offset; i < end; i++) {
        if (held.length() > 0 || !passes(text.charAt(i))) {
          out.write(text, plain, i - plain);
          write(text.charAt(i));
          plain = i + 1;
        }
      }
      out.write(text, plain, end - plain);
    }

    private static boolean passes(char unit) {
      return unit == '\n' || unit == '\t' || Printable.is(unit);
    }
  }
}
