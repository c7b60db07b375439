package io.accbench.kernel.graph;

import io.accbench.kernel.spi.MemberKind;
import java.util.Arrays;
import java.util.IdentityHashMap;

/**
 * A sum over the values that were read of the beans of a graph. It is the same in every JVM, and
 * for boxed and typed reads.
 *
 * <p>Values count by their content, beans by what was read of them and by which beans refer to
 * them. Neither the identity of objects counts, nor the order of the beans, nor that of a container
 * that has none. Each bean has a sum, at first that of its class. In each round it takes in its
 * values, with the last round's sums for the beans among them, and the sums of the beans that refer
 * to it: the colour refinement of Weisfeiler and Lehman (1968). The rounds end when they tell no
 * more beans apart.
 */
public final class Checksum {
  /** The most values that all rounds take in together. Arbitrary: some 50 ms. */
  private static final int MOST_WORK = 1 << 22;

  private final Object[] beans;
  private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
  private final boolean referrers;
  private final FlatValues values;

  /** The number of the bean that was read, for each value; the root belongs to none. */
  private int[] owners = new int[64];

  /** The place where each value begins. */
  private int[] starts = new int[64];

  private int count;

  /** The sums of the beans, or null when a value was added since they were found. */
  private long[] refined;

  private Checksum(Object root, Object[] beans, boolean copies, boolean referrers) {
    this.beans = beans;
    this.referrers = referrers;
    for (int i = 0; i < beans.length; i++) {
      numbers.put(beans[i], i);
    }
    this.values = new FlatValues(numbers, copies);
    add(beans.length, root);
  }

  /**
   * Returns a sum of which nothing was read yet.
   *
   * @param root the value that leads to the beans
   */
  public static Checksum of(Object root, Object... beans) {
    return new Checksum(root, beans, false, true);
  }

  /** Returns one that does not change when sets and maps become sets and maps of other classes. */
  public static Checksum ofCopies(Object root, Object... beans) {
    return new Checksum(root, beans, true, true);
  }

  /** Returns one of copies in which a shared bean counts as several equal ones. */
  public static Checksum ofContent(Object root, Object... beans) {
    return new Checksum(root, beans, true, false);
  }

  /** Adds a value that was read; those of one bean follow each other in the order of properties. */
  public void add(Object bean, Object value) {
    int last = owners[count - 1];
    add(last < beans.length && beans[last] == bean ? last : numbers.get(bean), value);
  }

  private void add(int owner, Object value) {
    if (count + 1 == owners.length) {
      owners = Arrays.copyOf(owners, 2 * owners.length);
      starts = Arrays.copyOf(starts, 2 * starts.length);
    }
    refined = null;
    owners[count] = owner;
    values.add(value);
    starts[++count] = values.size();
  }

  /** Returns the sum over all values. */
  public long value() {
    long total = 0;
    for (long sum : refined()) {
      total += ContentSum.mix(2, sum);
    }
    return total;
  }

  /**
   * Returns the sums of some values of the graph, each with all that it leads to, when all is
   * added.
   */
  public long[] sumsOf(Object... held) {
    long[] ofBeans = refined();
    long[] sums = new long[held.length];
    for (int i = 0; i < held.length; i++) {
      int from = values.size();
      values.add(held[i]);
      sums[i] = values.sum(from, values.size(), ofBeans);
    }
    return sums;
  }

  /**
   * Returns the sum over all values, and then one for each property of each type. There, beans
   * count by their classes alone.
   */
  public long[] sums(BeanType[] types, MemberKind member) {
    int[] begins = new int[types.length + 1];
    begins[0] = 1;
    for (int i = 0; i < types.length; i++) {
      begins[i + 1] = begins[i] + types[i].properties(member).length;
    }
    long[] sums = new long[begins[types.length]];
    sums[0] = value();
    long[] classes = ofClasses();
    int property = 0;
    for (int i = 1; i < count; i++) {
      property = owners[i] == owners[i - 1] ? property + 1 : 0;
      int type = 0;
      while (types[type].bean() != beans[owners[i]].getClass()) {
        type++;
      }
      sums[begins[type] + property] +=
          ContentSum.mix(1, values.sum(starts[i], starts[i + 1], classes));
    }
    return sums;
  }

  /**
   * Returns the number of the first value that differs from that of another sum over the same
   * graph, in the order in which they were added, or -1. Beans count by their classes alone.
   */
  public int firstDifference(Checksum other) {
    long[] classes = ofClasses();
    for (int i = 1; i < count; i++) {
      if (values.sum(starts[i], starts[i + 1], classes)
          != other.values.sum(other.starts[i], other.starts[i + 1], classes)) {
        return i - 1;
      }
    }
    return -1;
  }

  /** Returns whether a value holds something whose content cannot be known; see {@link #add}. */
  public boolean opaque(int value) {
    return values.opaque(starts[value + 1], starts[value + 2]);
  }

  private long[] ofClasses() {
    long[] sums = new long[beans.length + 1];
    for (int i = 0; i < beans.length; i++) {
      sums[i] = ContentSum.text(beans[i].getClass().getName());
    }
    return sums;
  }

  private long[] refined() {
    if (refined != null) {
      return refined;
    }
    long[] sums = ofClasses();
    int apart = 0;
    int now = distinct(sums);
    int work = 0;
    for (int round = 0; isOpen(round, apart, now) && work < MOST_WORK; round++) {
      sums = refined(sums);
      work += values.size() + count;
      apart = now;
      now = distinct(sums);
    }
    refined = sums;
    return sums;
  }

  /**
   * Returns whether another round can tell more. Without referrers the sum of a bean is used by
   * itself, so it must reach the farthest bean that it leads to.
   */
  private boolean isOpen(int round, int apart, int now) {
    return referrers ? now > apart : round <= beans.length;
  }

  /** Returns the sums of the next round. */
  private long[] refined(long[] before) {
    long[] sums = before.clone();
    long[] fromReferrers = new long[before.length];
    int property = 0;
    for (int i = 0; i < count; i++) {
      int owner = owners[i];
      property = i > 0 && owner == owners[i - 1] ? property + 1 : 0;
      sums[owner] = ContentSum.mix(sums[owner], values.sum(starts[i], starts[i + 1], before));
      values.addTo(
          fromReferrers, starts[i], starts[i + 1], ContentSum.mix(before[owner], property));
    }
    for (int i = 0; referrers && i < sums.length; i++) {
      sums[i] = ContentSum.mix(sums[i], fromReferrers[i]);
    }
    return sums;
  }

  private static int distinct(long[] sums) {
    long[] sorted = sums.clone();
    Arrays.sort(sorted);
    int distinct = 1;
    for (int i = 1; i < sorted.length; i++) {
      distinct += sorted[i] == sorted[i - 1] ? 0 : 1;
    }
    return distinct;
  }
}
