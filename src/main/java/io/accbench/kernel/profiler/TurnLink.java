package io.accbench.kernel.profiler;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * A fork's connection to accbench. Numbers are binary, big endian.
 *
 * <p>The fork sends its name (a text) and its process number, and waits for one byte. That is 0
 * when it is accepted, 1 when its name is unknown or was used already. Before each iteration it
 * sends {@code 'B'} and a boolean (measured?), and waits for one byte. That is 0 to go on; {@link
 * #LAST} and {@link #CHANGE} are added to it. After each iteration it sends {@code 'A'}, the score
 * (double) and five longs. These are the nanoseconds that passed, the milliseconds of garbage
 * collection and of compilation, and the nanoseconds of processor time of all threads and of the
 * Java threads. A processor time of -1 is unknown.
 */
final class TurnLink {
  /** The part of an answer that says that the iteration is the last of its phase. */
  static final int LAST = 1;

  /** The part of an answer that says that from this iteration on, other traffic comes as well. */
  static final int CHANGE = 2;

  private final DataInputStream in;
  private final DataOutputStream out;

  private TurnLink(Socket socket) throws IOException {
    in = new DataInputStream(socket.getInputStream());
    out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
  }

  /**
   * Connects to accbench.
   *
   * @param file a file with IPv4 address, port and name, {@code 127.0.0.1:12345:a1b2c3}; a command
   *     line would show the name to every user of the machine
   * @throws IllegalStateException when accbench rejects the name: it is unknown or was used already
   */
  static TurnLink open(String file) throws IOException {
    String text;
    try (InputStream in = new FileInputStream(file)) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    int port = text.indexOf(':') + 1;
    int name = text.indexOf(':', port) + 1;
    if (port == 0 || name == 0) {
      throw new IOException(file + " holds no address; another process has changed it");
    }
    Socket socket =
        new Socket(text.substring(0, port - 1), Integer.parseInt(text.substring(port, name - 1)));
    socket.setTcpNoDelay(true);
    TurnLink link = new TurnLink(socket);
    link.out.writeUTF(text.substring(name));
    link.out.writeLong(process());
    link.out.flush();
    if (link.in.readByte() != 0) {
      throw new IllegalStateException(
          "another process has taken this fork's place in the turns; no other process of this"
              + " user may read the files of a run while it measures");
    }
    return link;
  }

  /**
   * Returns the number of this process. On Linux the name of its folder is the number; {@link
   * ProcessHandle} would start threads and run lambdas.
   */
  private static long process() throws IOException {
    String name = new File("/proc/self").getCanonicalFile().getName();
    for (int i = 0; i < name.length(); i++) {
      if (!Character.isDigit(name.charAt(i))) {
        return ProcessHandle.current().pid();
      }
    }
    return Long.parseLong(name);
  }

  /** Waits until the next iteration may begin. Returns the answer. */
  int awaitTurn(boolean measured) throws IOException {
    out.writeByte('B');
    out.writeBoolean(measured);
    out.flush();
    return in.readByte();
  }

  void report(double score, JvmTotals before, JvmTotals after) throws IOException {
    out.writeByte('A');
    out.writeDouble(score);
    out.writeLong(after.nanos() - before.nanos());
    out.writeLong(after.gcMillis() - before.gcMillis());
    out.writeLong(after.compileMillis() - before.compileMillis());
    out.writeLong(before.cpuNanos() < 0 ? -1 : after.cpuNanos() - before.cpuNanos());
    out.writeLong(before.javaNanos() < 0 ? -1 : after.javaNanos() - before.javaNanos());
    out.flush();
  }
}
