package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class ProcessorsTest {
  private static final Set<Thread.State> SETTLED =
      EnumSet.of(Thread.State.WAITING, Thread.State.TERMINATED);

  private final Processors two = new Processors(2);

  @Test
  void a_fork_with_more_threads_than_there_are_processors_starts_by_itself() throws Exception {
    Processors.ProcessorShare one = two.take(1);
    FutureTask<Processors.ProcessorShare> eight = later(8);
    FutureTask<Processors.ProcessorShare> behind = later(1);

    assertThat(eight).isNotDone();
    one.giveBack();
    assertThat(eight).succeedsWithin(Duration.ofSeconds(10));
    assertThat(behind).isNotDone();
    eight.get().giveBack();
    assertThat(behind).succeedsWithin(Duration.ofSeconds(10));
  }

  @Test
  void a_share_is_given_back_once() throws Exception {
    Processors.ProcessorShare share = two.take(1);
    share.giveBack();
    share.giveBack();
    two.take(2);

    assertThat(later(1)).isNotDone();
  }

  /** Waits, or has its share, when this returns. */
  private FutureTask<Processors.ProcessorShare> later(int wanted) {
    FutureTask<Processors.ProcessorShare> share = new FutureTask<>(() -> two.take(wanted));
    Thread thread = new Thread(share);
    thread.setDaemon(true);
    thread.start();
    while (!SETTLED.contains(thread.getState())) {
      Thread.onSpinWait();
    }
    return share;
  }
}
