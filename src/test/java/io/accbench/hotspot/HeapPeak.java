package io.accbench.hotspot;

import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.GcInfo;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/** The most of the heap that was in use before a collection, and that was left after one. */
final class HeapPeak {
  private final Set<String> pools =
      ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getType() == MemoryType.HEAP)
          .map(MemoryPoolMXBean::getName)
          .collect(Collectors.toSet());

  private long usedBytes;
  private long leftBytes;

  HeapPeak() {
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      ((NotificationEmitter) collector)
          .addNotificationListener((told, handback) -> collected(told), null, null);
    }
  }

  synchronized void reset() {
    usedBytes = 0;
    leftBytes = 0;
  }

  private synchronized void collected(Notification told) {
    if (told.getType().equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
      GcInfo info =
          GarbageCollectionNotificationInfo.from((CompositeData) told.getUserData()).getGcInfo();
      usedBytes = Math.max(usedBytes, bytes(info.getMemoryUsageBeforeGc()));
      leftBytes = Math.max(leftBytes, bytes(info.getMemoryUsageAfterGc()));
    }
  }

  private long bytes(Map<String, MemoryUsage> usages) {
    return usages.entrySet().stream()
        .filter(each -> pools.contains(each.getKey()))
        .mapToLong(each -> each.getValue().getUsed())
        .sum();
  }

  @Override
  public synchronized String toString() {
    return "at most %d MB of heap in use, %d MB after a collection"
        .formatted(usedBytes >> 20, leftBytes >> 20);
  }
}
