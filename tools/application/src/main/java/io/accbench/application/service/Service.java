package io.accbench.application.service;

import java.util.Locale;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * The service in a process of its own. It prints its port, and ends at the end of its standard
 * input. The properties {@code json}, {@code products} and {@code copier} choose a {@link Library}
 * for everything, one for the products, and the {@link Access} of the copier.
 */
public final class Service {
  private static final int THREADS = 8;

  private Service() {}

  public static void main(String[] args) throws Throwable {
    Library library = chosen(Library.class, "json", "jackson");
    Library ofProducts = chosen(Library.class, "products", library.name());
    Store store = new Store(new Samples(), chosen(Access.class, "copier", "reflection"));

    Server server = new Server(new QueuedThreadPool(THREADS, THREADS));
    ServerConnector connector = new ServerConnector(server, 1, 1);
    connector.setHost("127.0.0.1");
    server.addConnector(connector);
    server.setHandler(new Resources(store, library, ofProducts));
    server.start();
    System.out.println(connector.getLocalPort());
    while (System.in.read() >= 0) {}
    System.exit(0);
  }

  private static <E extends Enum<E>> E chosen(Class<E> type, String property, String otherwise) {
    return Enum.valueOf(type, System.getProperty(property, otherwise).toUpperCase(Locale.ROOT));
  }
}
