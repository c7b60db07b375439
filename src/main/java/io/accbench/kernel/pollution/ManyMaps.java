package io.accbench.kernel.pollution;

import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;

/** Maps of many classes with keys of many classes. */
final class ManyMaps {
  private static final List<Supplier<Map<Object, Object>>> KINDS =
      List.of(
          HashMap::new,
          LinkedHashMap::new,
          TreeMap::new,
          ConcurrentHashMap::new,
          Hashtable::new,
          WeakHashMap::new,
          ConcurrentSkipListMap::new);

  private ManyMaps() {}

  static int use(List<Object> keys) {
    int sum = 0;
    for (Supplier<Map<Object, Object>> kind : KINDS) {
      Map<Object, Object> map = kind.get();
      sum += filled(map, keys) + read(map, keys);
      sum += read(Collections.unmodifiableMap(map), keys) + read(Map.copyOf(map), keys);
      sum += read(new HashMap<>(map), keys) + read(new TreeMap<>(map), keys);
      sum += emptied(map, keys);
    }
    return sum;
  }

  private static int filled(Map<Object, Object> map, List<Object> keys) {
    int sum = 0;
    for (Object key : keys) {
      map.put(key, sum);
      map.putIfAbsent(key, key);
      map.merge(key, 1, (old, more) -> old + "," + more);
      map.compute(key, (same, old) -> old == null ? same : old);
      map.computeIfPresent(key, (same, old) -> same);
      sum += map.computeIfAbsent(key, String::valueOf).hashCode();
    }
    map.putAll(Map.of(keys.get(0), "first"));
    map.replaceAll((key, value) -> value);
    return sum;
  }

  private static int read(Map<Object, Object> map, List<Object> keys) {
    int sum = map.size() + map.hashCode() + map.toString().length();
    for (Object key : keys) {
      sum += map.get(key).hashCode() + map.getOrDefault(key, "").hashCode();
      sum += map.containsKey(key) ? 1 : 0;
    }
    for (Map.Entry<Object, Object> entry : map.entrySet()) {
      sum += entry.getKey().hashCode() ^ entry.getValue().hashCode();
    }
    for (Object key : map.keySet()) {
      sum += key.hashCode();
    }
    for (Object value : map.values()) {
      sum += value.hashCode();
    }
    int[] all = new int[1];
    map.forEach((key, value) -> all[0] += key.hashCode());
    return sum + all[0] + (map.equals(new HashMap<>(map)) ? 1 : 0);
  }

  private static int emptied(Map<Object, Object> map, List<Object> keys) {
    int sum = map.remove(keys.get(0)).hashCode() + (map.remove(keys.get(1), "other") ? 1 : 0);
    map.keySet().removeIf(keys.get(2)::equals);
    map.values().remove(keys.get(3));
    Iterator<Map.Entry<Object, Object>> left = map.entrySet().iterator();
    left.next();
    left.remove();
    return sum + map.size();
  }
}
