package io.accbench.process;

import io.accbench.model.ProcessorSet;
import io.accbench.process.AffinityException.AffinityRefusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A system of some threads, whose control group has some processors. */
public final class FakeCalls implements Affinity.SystemCalls {
  private final Map<Integer, ProcessorSet> bound = new HashMap<>();
  private final Set<Integer> ended = new HashSet<>();
  private final ThreadLocal<ProcessorSet> caller = new ThreadLocal<>();
  private volatile ProcessorSet own;
  private volatile ProcessorSet group;
  private volatile boolean forbidden;

  /**
   * @param own what this process has by itself
   * @param group what it may ask for
   */
  public FakeCalls(String own, String group) {
    this.own = ProcessorSet.parse(own);
    this.group = ProcessorSet.parse(group);
  }

  /** Gives the control group other processors, which frees all threads. */
  public synchronized void change(String processors) {
    group = ProcessorSet.parse(processors);
    own = group;
    bound.clear();
  }

  /** Refuses to bind anything from now on. */
  public void forbid() {
    forbidden = true;
  }

  /** Lets a thread end, whose folder is still there. */
  public synchronized void end(int thread) {
    ended.add(thread);
  }

  /** Returns the processors that a thread was bound to; null when it is free. */
  public synchronized ProcessorSet boundTo(int thread) {
    return bound.get(thread);
  }

  /** Writes the folders of a process's threads, by number and name, and of this process. */
  public static void threads(Path root, long process, Map<Integer, String> names)
      throws IOException {
    Files.createDirectories(root.resolve("proc/self/task"));
    for (Map.Entry<Integer, String> thread : names.entrySet()) {
      Path folder = root.resolve("proc/" + process + "/task/" + thread.getKey());
      Files.createDirectories(folder);
      Files.writeString(folder.resolve("comm"), thread.getValue() + "\n");
    }
  }

  @Override
  public synchronized ProcessorSet processors(int thread) {
    ProcessorSet set = thread == CALLER ? caller.get() : bound.get(thread);
    return set == null ? own : set;
  }

  @Override
  public synchronized void bind(int thread, ProcessorSet processors) throws AffinityException {
    if (forbidden) {
      throw new AffinityException(AffinityRefusal.FORBIDDEN, "not permitted");
    }
    if (ended.contains(thread)) {
      throw new AffinityException(AffinityRefusal.GONE, "the thread has ended");
    }
    ProcessorSet left = processors.and(group);
    if (left.isEmpty()) {
      throw new AffinityException(AffinityRefusal.NOT_ALLOWED, "none is allowed");
    }
    if (thread == CALLER) {
      caller.set(left);
    } else {
      bound.put(thread, left);
    }
  }
}
