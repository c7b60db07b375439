package io.accbench.run;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The server to which forks connect and which says when each of them measures. It has a port of
 * this machine alone, and a name for each fork that no other process can guess. Only this user can
 * read the file that gives a fork its name.
 *
 * <p>Any process of this machine may connect. A connection that does not give a name in time is
 * closed. If many connections have not given a name, the oldest of them are closed. So such
 * connections cannot keep a fork from its session.
 */
final class TurnServer implements AutoCloseable {
  private static final int NAME_BYTES = 8;

  /**
   * The length of the name as {@link DataInputStream#readUTF} takes it, and of the number of the
   * process.
   */
  private static final int HELLO_BYTES = Short.BYTES + 2 * NAME_BYTES + Long.BYTES;

  /**
   * The longest time until a connection gives its name, which a fork does within milliseconds;
   * arbitrary.
   */
  private static final Duration NAME_LIMIT = Duration.ofSeconds(10);

  /** The answers to a name. */
  private static final int WELCOME = 0;

  private static final int REFUSED = 1;

  /**
   * The loopback address, which is written out because a fork may prefer another one than this JVM.
   */
  private static final String HERE = "127.0.0.1";

  private final ServerSocket socket;
  private final Duration nameLimit;
  private final UnnamedConnections unnamed = new UnnamedConnections();
  private final SecureRandom random = new SecureRandom();
  private final Map<String, ForkSession> sessions = new ConcurrentHashMap<>();

  private TurnServer(ServerSocket socket, Duration nameLimit) {
    this.socket = socket;
    this.nameLimit = nameLimit;
  }

  static TurnServer open() throws IOException {
    return open(NAME_LIMIT);
  }

  /**
   * @param nameLimit the longest time that a connection may go without giving a name
   */
  static TurnServer open(Duration nameLimit) throws IOException {
    ServerSocket socket = new ServerSocket(0, 0, InetAddress.getByName(HERE));
    TurnServer server = new TurnServer(socket, nameLimit);
    start("turns", server::accept);
    return server;
  }

  /**
   * Writes the address by which a fork finds its session into a file that only this user can read.
   * The address is good for one connection.
   */
  Invitation invite(ForkSession session, Path file) throws IOException {
    byte[] bytes = new byte[NAME_BYTES];
    random.nextBytes(bytes);
    String name = HexFormat.of().formatHex(bytes);
    PrivateFile.write(file, HERE + ":" + socket.getLocalPort() + ":" + name);
    sessions.put(name, session);
    return new Invitation(name, file);
  }

  /** The address by which a fork reaches its session; it ends with the fork. */
  final class Invitation implements AutoCloseable {
    private final String name;
    private final Path file;

    private Invitation(String name, Path file) {
      this.name = name;
      this.file = file;
    }

    Path file() {
      return file;
    }

    @Override
    public void close() throws IOException {
      sessions.remove(name);
      PrivateFile.delete(file);
    }
  }

  private void accept() {
    try {
      while (true) {
        Socket fork = socket.accept();
        unnamed.add(fork);
        start("turn", () -> serve(fork));
      }
    } catch (IOException closed) {
      // the run has ended
    }
  }

  private void serve(Socket fork) {
    try (fork) {
      fork.setTcpNoDelay(true);
      DataInputStream hello = new DataInputStream(new ByteArrayInputStream(hello(fork)));
      ForkSession session = sessions.remove(hello.readUTF());
      long process = hello.readLong();
      fork.getOutputStream().write(session == null ? REFUSED : WELCOME);
      if (session != null) {
        unnamed.remove(fork);
        fork.setSoTimeout(0);
        InputStream in = new BufferedInputStream(fork.getInputStream());
        session.serve(process, new DataInputStream(in), fork.getOutputStream());
      }
    } catch (IOException gone) {
      // the fork died; its host says why
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    } finally {
      unnamed.remove(fork);
    }
  }

  /** Reads the name and the process number of a connection, which must all be there in time. */
  private byte[] hello(Socket fork) throws IOException {
    byte[] hello = new byte[HELLO_BYTES];
    long end = System.nanoTime() + nameLimit.toNanos();
    int read = 0;
    while (read < hello.length) {
      long millis = (end - System.nanoTime()) / 1_000_000;
      if (millis <= 0) {
        throw new SocketTimeoutException("no name");
      }
      fork.setSoTimeout((int) millis);
      int more = fork.getInputStream().read(hello, read, hello.length - read);
      if (more < 0) {
        throw new EOFException();
      }
      read += more;
    }
    return hello;
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

  /**
   * The connections that have not given a name yet. If there are more than {@link #MOST}, the
   * oldest is closed.
   */
  static final class UnnamedConnections {
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

  /** Writes files that no other user can read (mode 600) from the moment at which they exist. */
  private static final class PrivateFile {
    private PrivateFile() {}

    /** Writes a short text into a new file, which replaces an existing one. */
    static void write(Path file, String text) throws IOException {
      delete(file);
      Set<StandardOpenOption> options =
          Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      try (SeekableByteChannel out = Files.newByteChannel(file, options, mode(file))) {
        ByteBuffer bytes = UTF_8.encode(text);
        while (bytes.hasRemaining()) {
          out.write(bytes);
        }
      }
    }

    static void delete(Path file) throws IOException {
      Files.deleteIfExists(file);
    }

    /**
     * Returns the attribute for mode 600, or no attribute on Windows, where only the user can read
     * the user's own temporary folder.
     */
    private static FileAttribute<?>[] mode(Path file) {
      boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
      return posix
          ? new FileAttribute<?>[] {
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
          }
          : new FileAttribute<?>[0];
    }
  }
}
