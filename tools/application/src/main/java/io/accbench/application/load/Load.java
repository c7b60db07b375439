package io.accbench.application.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.CRC32C;

/**
 * The load on one service: four connections, each of which goes through the mix from another place
 * on. Every response must have the checksum that its request's first response had.
 */
final class Load implements AutoCloseable {
  private static final int CONNECTIONS = 4;

  private final List<Exchange> mix;
  private final List<byte[]> documents = new ArrayList<>();
  private final long[] checksums;
  private final List<Connection> connections = new ArrayList<>();
  private final ExecutorService threads = Executors.newFixedThreadPool(CONNECTIONS);

  Load(int port) throws Exception {
    for (int i = 0; i < CONNECTIONS; i++) {
      connections.add(new Connection(port));
    }
    Connection first = connections.get(0);
    this.mix = Exchange.mix(first);
    this.checksums = new long[mix.size()];
    for (int i = 0; i < checksums.length; i++) {
      byte[] document = first.exchange(mix.get(i));
      documents.add(document);
      checksums[i] = checksum(document);
    }
  }

  List<Exchange> mix() {
    return mix;
  }

  /** Returns the first response to each request of the mix. */
  List<byte[]> documents() {
    return documents;
  }

  /**
   * Goes through the whole mix as often as this on each connection; returns how many requests that
   * were.
   */
  int run(int passes) throws Exception {
    List<Future<?>> running = new ArrayList<>();
    for (int i = 0; i < CONNECTIONS; i++) {
      Connection connection = connections.get(i);
      int from = i * mix.size() / CONNECTIONS;
      running.add(
          threads.submit(
              () -> {
                exchangeAll(connection, from, passes);
                return null;
              }));
    }
    for (Future<?> one : running) {
      one.get();
    }
    return CONNECTIONS * passes * mix.size();
  }

  private void exchangeAll(Connection connection, int from, int passes) throws IOException {
    for (int i = 0; i < passes * checksums.length; i++) {
      int at = (from + i) % checksums.length;
      if (checksum(connection.exchange(mix.get(at))) != checksums[at]) {
        throw new IOException(mix.get(at).name() + ": another response than the first time");
      }
    }
  }

  private static long checksum(byte[] document) {
    CRC32C sum = new CRC32C();
    sum.update(document);
    return sum.getValue();
  }

  @Override
  public void close() throws IOException {
    threads.shutdownNow();
    for (Connection connection : connections) {
      connection.close();
    }
  }
}
