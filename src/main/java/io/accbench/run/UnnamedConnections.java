package io.accbench.run;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayDeque;
import java.util.Deque;

/** The connections that have not said whose they are; beyond a number the oldest is closed. */
final class UnnamedConnections {
  /** More than forks that ever start at the same moment; arbitrary. */
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
      // closed either way
    }
  }
}
