package io.accbench.kernel.profiler;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The ways in which a fork cannot reach its turns, as its launch's cause will say them. */
@Timeout(20)
class TurnLinkTest {
  @TempDir Path folder;

  private Path address(ServerSocket server) throws IOException {
    String address = "127.0.0.1:" + server.getLocalPort() + ":0123456789abcdef";
    return Files.writeString(folder.resolve("turns"), address);
  }

  @Test
  void a_name_that_was_used_already_says_that_another_process_did() throws Exception {
    try (ServerSocket server = new ServerSocket(0, 0, InetAddress.getByName("127.0.0.1"))) {
      Path file = address(server);
      Thread accbench = new Thread(() -> answer(server));
      accbench.start();

      assertThatThrownBy(() -> TurnLink.open(file.toString()))
          .isInstanceOf(IllegalStateException.class)
          .hasNoCause()
          .hasMessageContaining("another process has taken this fork's place in the turns");
      accbench.join();
    }
  }

  private static void answer(ServerSocket server) {
    try (Socket fork = server.accept()) {
      fork.getInputStream().readNBytes(26);
      fork.getOutputStream().write(1);
    } catch (IOException broken) {
      throw new AssertionError(broken);
    }
  }

  @Test
  void a_file_without_an_address_is_named() throws IOException {
    Path file = Files.writeString(folder.resolve("turns"), "");

    assertThatThrownBy(() -> TurnLink.open(file.toString()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(file + " holds no address");
  }
}
