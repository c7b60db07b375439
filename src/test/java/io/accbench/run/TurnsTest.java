package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

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

  @Test
  void each_cycle_goes_in_the_opposite_order_of_the_one_before() throws InterruptedException {
    run(new Turns(3), 4, 4, 4);

    assertThat(order).containsExactly(0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0);
  }

  @Test
  void one_fork_alone_never_waits() throws InterruptedException {
    run(new Turns(1), 5);

    assertThat(order).containsExactly(0, 0, 0, 0, 0);
  }

  @Test
  void a_fork_that_dies_on_its_way_is_skipped() throws InterruptedException {
    run(new Turns(3), 3, 1, 3);

    assertThat(order).containsExactly(0, 1, 2, 2, 0, 0, 2);
  }

  @Test
  void a_fork_that_never_warmed_up_holds_nobody_up() throws InterruptedException {
    run(new Turns(3), 2, 0, 2);

    assertThat(order).containsExactly(0, 2, 2, 0);
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
