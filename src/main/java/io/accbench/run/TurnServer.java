package io.accbench.run;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where forks connect to be told when to measure: a port of this machine alone, and a name for each
 * fork that no other process can guess.
 */
final class TurnServer implements AutoCloseable {
  private static final int NAME_BYTES = 8;

  /** Written out, since a fork may prefer another loopback address than this JVM. */
  private static final String HERE = "127.0.0.1";

  private final ServerSocket socket;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Seat> seats = new ConcurrentHashMap<>();

  private TurnServer(ServerSocket socket) {
    this.socket = socket;
  }

  static TurnServer open() throws IOException {
    TurnServer server = new TurnServer(new ServerSocket(0, 0, InetAddress.getByName(HERE)));
    start("turns", server::accept);
    return server;
  }

  /** The address by which a fork finds its seat, good for one connection. */
  String address(Seat seat) {
    byte[] name = new byte[NAME_BYTES];
    random.nextBytes(name);
    String text = HexFormat.of().formatHex(name);
    seats.put(text, seat);
    return HERE + ":" + socket.getLocalPort() + ":" + text;
  }

  private void accept() {
    try {
      while (true) {
        Socket fork = socket.accept();
        start("turn", () -> serve(fork));
      }
    } catch (IOException closed) {
      // the run has ended
    }
  }

  private void serve(Socket fork) {
    try (fork) {
      fork.setTcpNoDelay(true);
      DataInputStream in = new DataInputStream(new BufferedInputStream(fork.getInputStream()));
      Seat seat = seats.remove(in.readUTF());
      long process = in.readLong();
      if (seat != null) {
        seat.serve(process, in, fork.getOutputStream());
      }
    } catch (IOException gone) {
      // the fork died: its host says why
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private static void start(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException alreadyGone) {
      // no fork can connect either way
    }
  }
}
