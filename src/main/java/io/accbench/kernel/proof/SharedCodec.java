package io.accbench.kernel.proof;

import io.accbench.kernel.spi.Codec;
import java.util.ArrayList;
import java.util.List;

/**
 * One codec that several threads use at the same time, as those of a fork do. Each has objects and
 * documents of its own, and compares what the codec gives with what it gave to one thread alone.
 */
final class SharedCodec {
  /** The time for which all use it. Arbitrary: each converts thousands of small documents. */
  private static final long NANOS = 500_000_000;

  private final Codec.Bound bound;
  private final List<User> users = new ArrayList<>();
  private volatile Throwable failure;

  SharedCodec(Codec.Bound bound) {
    this.bound = bound;
  }

  /** Adds a thread. What the codec does not do for one thread alone, none does. */
  void add(Corpus corpus) {
    User user = new User(corpus);
    user.alone();
    users.add(user);
  }

  /** Uses the codec in all threads; throws what it threw, or what says that it gave otherwise. */
  void use() throws Throwable {
    for (User user : users) {
      user.start();
    }
    for (User user : users) {
      user.join();
    }
    if (failure != null) {
      throw failure;
    }
  }

  private final class User extends Thread {
    private final Object[] roots;
    private final byte[][] documents;
    private final long[] written;
    private final long[] read;
    private boolean writes;
    private boolean reads;

    User(Corpus corpus) {
      this.roots = corpus.roots();
      this.documents = corpus.documents();
      this.written = new long[roots.length];
      this.read = new long[roots.length];
    }

    private void alone() {
      try {
        for (int i = 0; i < roots.length; i++) {
          byte[] document = bound.serialize(roots[i]).clone();
          written[i] = Corpus.content(document);
          documents[i] = document;
        }
        writes = true;
      } catch (Throwable refused) {
        writes = false;
      }
      try {
        for (int i = 0; i < documents.length; i++) {
          read[i] = Corpus.content(bound, bound.deserialize(documents[i]));
        }
        reads = true;
      } catch (Throwable refused) {
        reads = false;
      }
    }

    @Override
    public void run() {
      try {
        long end = System.nanoTime() + NANOS;
        while (failure == null && System.nanoTime() < end) {
          for (int i = 0; writes && i < roots.length; i++) {
            same("serialize", Corpus.content(bound.serialize(roots[i])), written[i]);
          }
          for (int i = 0; reads && i < documents.length; i++) {
            same("deserialize", Corpus.content(bound, bound.deserialize(documents[i])), read[i]);
          }
        }
      } catch (Throwable thrown) {
        failure = thrown;
      }
    }

    private void same(String method, long content, long alone) {
      if (content != alone) {
        throw new WrongWork(method + " gives something else than to one thread alone");
      }
    }
  }
}
