package io.accbench.process;

import com.sun.jna.LastErrorException;
import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import io.accbench.model.ProcessorSet;
import io.accbench.process.AffinityException.AffinityRefusal;
import java.util.BitSet;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The calls as Linux has them. If the class can be loaded, the calls can be made; otherwise there
 * is a {@link LinkageError}.
 */
final class LinuxCalls implements Affinity.SystemCalls {
  /** An error number from errno.h, the same on every architecture that has a JDK. */
  private static final int EPERM = 1;

  private static final int ESRCH = 3;
  private static final int EINVAL = 22;

  /**
   * The length of the first mask tried. A mask of 1,024 processors, which glibc's own type has, is
   * longer than most systems ask for.
   */
  private static final int USUAL_BYTES = 128;

  private static final int MOST_BYTES = (ProcessorSet.HIGHEST + 1) / Byte.SIZE;

  /** The log of JNA, which would reach the terminal; the error holds what matters of it. */
  private static final Logger LOG = Logger.getLogger("com.sun.jna.Native");

  static {
    LOG.setLevel(Level.OFF);
    Native.register(LinuxCalls.class, "c");
  }

  private static native int sched_getaffinity(int thread, NativeLong bytes, byte[] mask)
      throws LastErrorException;

  private static native int sched_setaffinity(int thread, NativeLong bytes, byte[] mask)
      throws LastErrorException;

  @Override
  public ProcessorSet processors(int thread) throws AffinityException {
    for (int bytes = USUAL_BYTES; ; bytes *= 2) {
      byte[] mask = new byte[bytes];
      try {
        sched_getaffinity(thread, new NativeLong(bytes), mask);
        return new ProcessorSet(BitSet.valueOf(mask).stream().boxed().toList());
      } catch (LastErrorException error) {
        boolean tooShort = error.getErrorCode() == EINVAL && bytes < MOST_BYTES;
        if (!tooShort) {
          throw refusal("sched_getaffinity", error.getErrorCode());
        }
      }
    }
  }

  @Override
  public void bind(int thread, ProcessorSet processors) throws AffinityException {
    BitSet bits = new BitSet();
    processors.numbers().forEach(bits::set);
    byte[] mask =
        new byte[Math.max(USUAL_BYTES, bits.length() / Byte.SIZE + Long.BYTES) & -Long.BYTES];
    byte[] set = bits.toByteArray();
    System.arraycopy(set, 0, mask, 0, set.length);
    try {
      sched_setaffinity(thread, new NativeLong(mask.length), mask);
    } catch (LastErrorException error) {
      throw refusal("sched_setaffinity", error.getErrorCode());
    }
  }

  private static AffinityException refusal(String call, int error) {
    return switch (error) {
      case EPERM ->
          new AffinityException(AffinityRefusal.FORBIDDEN, call + " is not permitted (EPERM)");
      case ESRCH -> new AffinityException(AffinityRefusal.GONE, "the thread has ended");
      case EINVAL ->
          new AffinityException(AffinityRefusal.NOT_ALLOWED, call + " takes none of them (EINVAL)");
      default ->
          new AffinityException(AffinityRefusal.FAILED, call + " failed with error " + error);
    };
  }
}
