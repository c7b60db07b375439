package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.model.Conditions;
import io.accbench.model.Range;
import io.accbench.run.TurnServer.UnnamedConnections;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A fork as the server meets it: bytes on a socket. */
@Timeout(20)
@Tag("slow")
@Tag("any-jdk")
class TurnServerTest {
  @TempDir Path folder;
  private final CountDownLatch warm = new CountDownLatch(1);
  private final IterationLog iterations = new IterationLog(2, Ruler.NONE, () -> {});

  private ForkSession session(Turns turns) {
    return session(turns, iterations);
  }

  private ForkSession session(Turns turns, IterationLog iterations) {
    return new ForkSession(
        turns.place(0),
        new ForkWarmUp(new WarmUp(Range.exactly(2), false, PhaseLimits.Phase.ENDLESS)),
        new Watchdog(Duration.ofMinutes(1), folder),
        iterations,
        RoundProcessors.any(Ruler.NONE).fork(),
        warm::countDown,
        new PhaseLimits(PhaseLimits.Phase.ENDLESS, PhaseLimits.Phase.ENDLESS));
  }

  private String address(TurnServer server, ForkSession session) throws IOException {
    return Files.readString(server.invite(session, folder.resolve("turns")).file());
  }

  private static Socket connect(String address) throws IOException {
    String[] parts = address.split(":");
    return new Socket(parts[0], Integer.parseInt(parts[1]));
  }

  /** Says the name of an address. */
  private static void hello(Socket socket, String address) throws IOException {
    DataOutputStream out = new DataOutputStream(socket.getOutputStream());
    out.writeUTF(address.split(":")[2]);
    out.writeLong(ProcessHandle.current().pid());
  }

  private static byte before(DataOutputStream out, DataInputStream in, boolean measured)
      throws IOException {
    out.writeByte('B');
    out.writeBoolean(measured);
    return in.readByte();
  }

  private static void after(DataOutputStream out, long gcMillis) throws IOException {
    out.writeByte('A');
    out.writeDouble(100);
    out.writeLong(20_000_000);
    out.writeLong(gcMillis);
    out.writeLong(4);
    out.writeLong(15_000_000);
    out.writeLong(14_000_000);
  }

  @Test
  void a_fork_is_told_its_last_warm_up_iteration_and_its_turns() throws Exception {
    try (TurnServer server = TurnServer.open()) {
      String address = address(server, session(new Turns(1)));
      try (Socket socket = connect(address)) {
        DataOutputStream out = new DataOutputStream(socket.getOutputStream());
        DataInputStream in = new DataInputStream(socket.getInputStream());
        hello(socket, address);

        assertThat(in.readByte()).as("welcome").isZero();
        assertThat(before(out, in, false)).isEqualTo((byte) 0);
        after(out, 1);
        assertThat(before(out, in, false)).isEqualTo((byte) 1);
        assertThat(warm.getCount()).isEqualTo(1);
        after(out, 1);
        assertThat(before(out, in, true)).isEqualTo((byte) 0);
        assertThat(warm.getCount()).isZero();
        after(out, 7);
        assertThat(before(out, in, true)).isEqualTo((byte) 0);
        after(out, 3);
        socket.shutdownOutput();
        assertThat(in.read()).isEqualTo(-1);
      }
    }

    assertThat(iterations.gcMillis()).containsExactly(7.0, 3.0);
    Conditions conditions = iterations.conditions();
    assertThat(conditions.gcSeconds()).as("without the last iteration").isEqualTo(0.007);
    assertThat(conditions.compileSeconds()).isEqualTo(0.004);
    assertThat(conditions.cpuSeconds()).isEqualTo(0.015);
    assertThat(conditions.threadSeconds()).isEqualTo(0.014);
    assertThat(conditions.rulerNanos()).isNaN();
  }

  @Test
  void a_fork_keeps_its_last_turn_until_it_has_ended() throws Exception {
    Turns turns = new Turns(2);
    Turns.TurnPlace other = turns.place(1);
    CountDownLatch turnOfOther = new CountDownLatch(1);
    try (TurnServer server = TurnServer.open()) {
      IterationLog oneIteration = new IterationLog(1, Ruler.NONE, () -> {});
      String address = address(server, session(turns, oneIteration));
      try (Socket socket = connect(address)) {
        DataOutputStream out = new DataOutputStream(socket.getOutputStream());
        DataInputStream in = new DataInputStream(socket.getInputStream());
        hello(socket, address);
        in.readByte();
        new Thread(
                () -> {
                  try {
                    other.await();
                    turnOfOther.countDown();
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                })
            .start();
        before(out, in, true);
        after(out, 0);

        assertThat(turnOfOther.await(300, TimeUnit.MILLISECONDS)).isFalse();
      }
      assertThat(turnOfOther.await(10, TimeUnit.SECONDS)).isTrue();
      assertThat(oneIteration.conditions().stealSeconds()).as("of the last iteration").isNaN();
      assertThat(oneIteration.conditions().othersShare()).isNaN();
    }
  }

  @Test
  void a_fork_that_dies_leaves_its_seat() throws Exception {
    Turns turns = new Turns(2);
    try (TurnServer server = TurnServer.open()) {
      String address = address(server, session(turns));
      try (Socket socket = connect(address)) {
        hello(socket, address);
      }
      warm.await();
      turns.await(1); // the other fork does not wait for the dead one
    }
  }

  @Test
  void who_does_not_know_a_name_is_sent_away() throws Exception {
    try (TurnServer server = TurnServer.open()) {
      String address = address(server, session(new Turns(1)));
      try (Socket socket = connect(address)) {
        hello(socket, address.replaceFirst("[^:]+$", "0000000000000000"));

        assertThat(socket.getInputStream().readAllBytes()).containsExactly(1);
      }
    }
  }

  @Test
  void a_name_is_good_once_and_until_its_fork_has_ended() throws Exception {
    try (TurnServer server = TurnServer.open()) {
      TurnServer.Invitation invitation =
          server.invite(session(new Turns(1)), folder.resolve("turns"));
      String address = Files.readString(invitation.file());
      TurnServer.Invitation other = server.invite(session(new Turns(1)), folder.resolve("other"));
      String otherAddress = Files.readString(other.file());
      other.close();
      try (Socket first = connect(address);
          Socket second = connect(address);
          Socket late = connect(otherAddress)) {
        hello(first, address);
        assertThat(first.getInputStream().read()).isZero();
        hello(second, address);
        assertThat(second.getInputStream().readAllBytes()).containsExactly(1);
        hello(late, otherAddress);
        assertThat(late.getInputStream().readAllBytes()).containsExactly(1);
      }
      assertThat(other.file()).doesNotExist();
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void no_other_user_can_read_a_name() throws Exception {
    Path file = Files.writeString(folder.resolve("turns"), "of an earlier fork");
    try (TurnServer server = TurnServer.open()) {
      server.invite(session(new Turns(1)), file);

      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
      assertThat(file).content().doesNotContain("earlier");
    }
  }

  @Test
  void connections_without_a_name_are_few_and_keep_no_fork_from_its_seat() throws Exception {
    List<Socket> junk = new ArrayList<>();
    try (TurnServer server = TurnServer.open()) {
      String address = address(server, session(new Turns(1)));
      for (int i = 0; i < 5 * UnnamedConnections.MOST; i++) {
        junk.add(connect(address));
      }
      try (Socket socket = connect(address)) {
        hello(socket, address);
        assertThat(socket.getInputStream().read()).isZero();
      }
      assertThat(junk.get(0).getInputStream().read()).as("the oldest was closed").isEqualTo(-1);
      assertThat(junk.get(4 * UnnamedConnections.MOST - 1).getInputStream().read()).isEqualTo(-1);
    } finally {
      for (Socket socket : junk) {
        socket.close();
      }
    }
  }

  @Test
  void a_connection_that_gives_no_name_in_time_is_closed_even_when_it_says_something()
      throws Exception {
    try (TurnServer server = TurnServer.open(Duration.ofMillis(300))) {
      String address = address(server, session(new Turns(1)));
      try (Socket silent = connect(address);
          Socket slow = connect(address)) {
        slow.getOutputStream().write(0);

        assertThat(silent.getInputStream().read()).isEqualTo(-1);
        assertThat(slow.getInputStream().read()).isEqualTo(-1);
      }
    }
  }

  @Test
  void garbage_for_a_name_ends_that_connection_alone() throws Exception {
    try (TurnServer server = TurnServer.open()) {
      String address = address(server, session(new Turns(1)));
      try (Socket garbage = connect(address);
          Socket socket = connect(address)) {
        garbage.getOutputStream().write(new byte[26]);
        assertThat(garbage.getInputStream().readAllBytes()).containsExactly(1);
        hello(socket, address);
        assertThat(socket.getInputStream().read()).isZero();
      }
    }
  }
}
