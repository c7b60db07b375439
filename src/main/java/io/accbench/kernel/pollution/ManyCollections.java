package io.accbench.kernel.pollution;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.PriorityQueue;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Collections of many classes, at the same call sites and through the JDK's methods. */
final class ManyCollections {
  private static final List<Supplier<Collection<Object>>> KINDS =
      List.of(
          ArrayList::new,
          LinkedList::new,
          HashSet::new,
          ArrayDeque::new,
          LinkedHashSet::new,
          Vector::new,
          TreeSet::new,
          CopyOnWriteArrayList::new,
          PriorityQueue::new,
          ConcurrentLinkedQueue::new);

  /** Lists whose elements can be replaced. */
  private static final List<UnaryOperator<List<Object>>> LISTS =
      List.of(
          ArrayList::new,
          LinkedList::new,
          Vector::new,
          CopyOnWriteArrayList::new,
          values -> Arrays.asList(values.toArray()),
          values -> Collections.synchronizedList(new ArrayList<>(values)),
          values -> new ArrayList<>(values).subList(1, values.size()));

  private static final List<Comparator<Object>> ORDERS =
      List.of(
          Comparator.comparing(Object::hashCode),
          Comparator.comparing(Object::toString),
          Comparator.comparing(Object::toString, Comparator.reverseOrder()),
          Comparator.nullsFirst(
              Comparator.comparing(Object::toString, String.CASE_INSENSITIVE_ORDER)),
          Comparator.comparingInt(Object::hashCode).thenComparing(Object::toString).reversed(),
          (a, b) -> Integer.compare(a.hashCode() % 7, b.hashCode() % 7));

  private ManyCollections() {}

  static int use(List<Object> values) {
    int sum = 0;
    for (Supplier<Collection<Object>> kind : KINDS) {
      sum += collection(kind.get(), values);
    }
    for (UnaryOperator<List<Object>> kind : LISTS) {
      List<Object> list = kind.apply(values);
      sum += read(list, values) + sorted(list);
      sum += read(Collections.unmodifiableList(list), values) + read(List.copyOf(list), values);
    }
    return sum + arrays(values.toArray());
  }

  private static int collection(Collection<Object> some, List<Object> values) {
    some.addAll(values);
    some.add(values.get(0));
    int sum = some.size();
    for (Object one : Collections.unmodifiableCollection(some)) {
      sum += one.hashCode();
    }
    sum += some.containsAll(values) && some.contains(values.get(1)) ? 1 : 0;
    sum += some.toString().length() + some.toArray().length + some.toArray(new Object[0]).length;
    sum += new ArrayList<>(some).hashCode() + new HashSet<>(some).hashCode();
    sum += new ArrayDeque<>(some).peekLast().hashCode() + List.copyOf(some).size();
    sum += some.equals(values) ? 1 : 0;
    sum += Collections.frequency(some, values.get(2));
    if (some instanceof Deque<Object> deque) {
      deque.addFirst(values.get(3));
      sum += deque.pollFirst().equals(deque.peekLast()) ? 1 : 0;
    }
    some.removeIf(values.get(4)::equals);
    some.remove(values.get(5));
    some.removeAll(values.subList(0, 2));
    some.retainAll(new HashSet<>(values));
    if (!(some instanceof CopyOnWriteArrayList)) {
      Iterator<Object> left = some.iterator();
      left.next();
      left.remove();
    }
    return sum + some.size();
  }

  private static int read(List<Object> list, List<Object> values) {
    int sum = list.hashCode() + (list.equals(values) ? 1 : 0);
    for (int i = 0; i < list.size(); i++) {
      sum += list.get(i).hashCode();
    }
    for (Object one : list) {
      sum ^= one.hashCode();
    }
    Object last = values.get(values.size() - 1);
    sum += list.indexOf(last) + list.lastIndexOf(last) + (list.contains(last) ? 1 : 0);
    for (ListIterator<Object> back = list.listIterator(list.size()); back.hasPrevious(); ) {
      sum += back.previous().equals(last) ? 1 : 0;
    }
    return sum + list.subList(1, 3).size();
  }

  private static int sorted(List<Object> list) {
    int sum = 0;
    for (Comparator<Object> order : ORDERS) {
      list.sort(order);
      sum += Collections.binarySearch(list, list.get(2), order);
      sum += Collections.max(list, order).equals(Collections.min(list, order)) ? 1 : 0;
      Collections.reverse(list);
    }
    list.sort(null);
    Collections.swap(list, 0, 1);
    Collections.rotate(list, 2);
    list.replaceAll(one -> one);
    return sum;
  }

  private static int arrays(Object[] values) {
    Object[] copy = Arrays.copyOf(values, values.length);
    int sum = Arrays.hashCode(copy) + (Arrays.equals(values, copy) ? 1 : 0);
    for (Comparator<Object> order : ORDERS) {
      Arrays.sort(copy, order);
      sum += Arrays.binarySearch(copy, copy[3], order);
    }
    Arrays.sort(copy);
    sum += Arrays.toString(copy).length() + Arrays.deepHashCode(new Object[] {copy, values});
    return sum + Arrays.mismatch(values, copy) + Arrays.asList(copy).indexOf(values[4]);
  }
}
