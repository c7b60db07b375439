package io.accbench.kernel.bench;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A fork's connection to accbench. Numbers are binary, big endian.
 *
 * <p>The fork says who it is (a text, its process number), and waits for one byte: 0 welcome, 1 its
 * name is not known, or was used already. Before each iteration it says {@code 'B'} and a boolean
 * (measured?), and waits for one byte: 0 go, 1 go and this iteration is the phase's last. After
 * each it says {@code 'A'}, the score (double), and five longs: the nanoseconds that passed,
 * milliseconds of garbage collection and of compilation, nanoseconds of processor time of all
 * threads and of the Java threads (-1: unknown).
 */
final class TurnLink {
  private final DataInputStream in;
  private final DataOutputStream out;

  private TurnLink(Socket socket) throws IOException {
    in = new DataInputStream(socket.getInputStream());
    out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
  }

  /**
   * @param file which holds IPv4 address, port and name, {@code 127.0.0.1:12345:a1b2c3}; a command
   *     line would show the name to every user of the machine
   * @throws IllegalStateException when accbench does not know the name any more
   */
  static TurnLink open(String file) throws IOException {
    String[] parts = Files.readString(Path.of(file)).split(":");
    if (parts.length != 3) {
      throw new IOException(file + " holds no address; another process has changed it");
    }
    Socket socket = new Socket(parts[0], Integer.parseInt(parts[1]));
    socket.setTcpNoDelay(true);
    TurnLink link = new TurnLink(socket);
    link.out.writeUTF(parts[2]);
    link.out.writeLong(ProcessHandle.current().pid());
    link.out.flush();
    if (link.in.readByte() != 0) {
      throw new IllegalStateException(
          "another process has taken this fork's place in the turns; no other process of this"
              + " user may read the files of a run while it measures");
    }
    return link;
  }

  /** Waits until the next iteration may begin; true when it is the last of its phase. */
  boolean awaitTurn(boolean measured) throws IOException {
    out.writeByte('B');
    out.writeBoolean(measured);
    out.flush();
    return in.readByte() == 1;
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
