package io.accbench.application.load;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/** A connection to a service on this machine, which is kept for all its requests. */
final class Connection implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 10_000;
  private static final String LENGTH = "content-length: ";

  private final Socket socket = new Socket();
  private final InputStream in;
  private byte[] buffer = new byte[1 << 16];

  Connection(int port) throws IOException {
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(TIMEOUT_MILLIS);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), TIMEOUT_MILLIS);
    this.in = socket.getInputStream();
  }

  /**
   * Sends a request and returns the document of the response.
   *
   * @throws IOException if the response is another one than 200, with its first lines
   */
  byte[] exchange(Exchange exchange) throws IOException {
    socket.getOutputStream().write(exchange.bytes());
    int filled = 0;
    int body = -1;
    int end = Integer.MAX_VALUE;
    while (filled < end) {
      int read = in.read(buffer, filled, buffer.length - filled);
      if (read < 0) {
        throw new IOException(exchange.name() + ": the service closed the connection");
      }
      filled += read;
      if (body < 0 && (body = afterHeader(filled)) >= 0) {
        end = body + length(exchange, body);
        buffer = end > buffer.length ? Arrays.copyOf(buffer, end) : buffer;
      }
    }
    return Arrays.copyOfRange(buffer, body, end);
  }

  /** Returns where the document begins; -1 as long as the header is not there whole. */
  private int afterHeader(int filled) {
    for (int i = 3; i < filled; i++) {
      if (buffer[i] == '\n' && buffer[i - 1] == '\r' && buffer[i - 2] == '\n') {
        return i + 1;
      }
    }
    return -1;
  }

  private int length(Exchange exchange, int body) throws IOException {
    String header =
        new String(buffer, 0, body, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    int at = header.indexOf(LENGTH);
    if (!header.startsWith("http/1.1 200") || at < 0) {
      throw new IOException(exchange.name() + ": the service answered " + header);
    }
    int from = at + LENGTH.length();
    return Integer.parseInt(header.substring(from, header.indexOf('\r', from)));
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
