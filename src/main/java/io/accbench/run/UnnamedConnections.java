package io.accbench.run;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The connections that have not given a name yet. If there are more than {@link #MOST}, the oldest
 * is closed.
 */
final class UnnamedConnections {
  /**
   * The greatest number of connections, which is more than the forks that ever start at the same
   * moment; arbitrary.
   */
  static final int MOST = 64;

  private final Deque<Socket> oldestFirst = new ArrayDeque<>();

  synchronized void add(Socket connection) {
    oldestFirst.addLast(connection);
    if (oldestFirst.size() > MOST) {
      close(oldestFirst.removeFirst());
    }
  }

  synchronized void remove(Socket connection) {
    oldestFirst.remove(connection);
  }

  private static void close(Socket connection) {
    try {
      connection.close();
    } catch (IOException alreadyGone) {
      // the connection is closed either way
    }
  }
}
