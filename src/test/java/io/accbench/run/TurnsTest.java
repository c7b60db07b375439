package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(20)
class TurnsTest {
  private final List<Integer> order = Collections.synchronizedList(new ArrayList<>());

  /** A fork that measures so many times, and then leaves. */
  private Thread fork(Turns turns, int place, int iterations) {
    Thread thread =
        new Thread(
            () -> {
              try {
                for (int i = 0; i < iterations; i++) {
                  turns.await(place);
                  order.add(place);
                  turns.pass(place);
                }
              } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
              } finally {
                turns.leave(place);
              }
            });
    thread.start();
    return thread;
  }

  private void run(Turns turns, int... iterations) throws InterruptedException {
    List<Thread> forks = new ArrayList<>();
    for (int place = 0; place < iterations.length; place++) {
      forks.add(fork(turns, place, iterations[place]));
    }
    for (Thread fork : forks) {
      fork.join();
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "each cycle goes in the opposite order of the one before, 4 4 4, 0 1 2 2 1 0 0 1 2 2 1 0",
    "one fork alone never waits, 5, 0 0 0 0 0",
    "a fork that dies on its way is skipped, 3 1 3, 0 1 2 2 0 0 2",
    "a fork that never warmed up holds nobody up, 2 0 2, 0 2 2 0",
  })
  void turns_by_the_iterations_of_each_fork(String name, String iterations, String expected)
      throws InterruptedException {
    int[] each = Stream.of(iterations.split(" ")).mapToInt(Integer::parseInt).toArray();
    run(new Turns(each.length), each);

    assertThat(order).extracting(Object::toString).containsExactly(expected.split(" "));
  }

  @Test
  void nobody_begins_before_all_have_arrived_or_left() throws InterruptedException {
    Turns turns = new Turns(2);
    Thread first = fork(turns, 0, 1);
    while (first.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }

    assertThat(order).isEmpty();
    turns.leave(1);
    first.join();
    assertThat(order).containsExactly(0);
  }
}
