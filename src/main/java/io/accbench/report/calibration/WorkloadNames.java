package io.accbench.report.calibration;

import io.accbench.calibration.CalibratedWorkload;
import java.util.ArrayList;
import java.util.List;

/**
 * Names workloads briefly: by the parts of their ids that distinguish them, the operation first.
 */
final class WorkloadNames {
  private WorkloadNames() {}

  /** Returns one name for each workload, in their order. */
  static List<String> of(List<CalibratedWorkload> workloads) {
    List<String[]> ids = workloads.stream().map(each -> each.cell().split("/")).toList();
    boolean alike = ids.stream().allMatch(id -> id.length == ids.get(0).length);
    return ids.stream().map(id -> alike ? name(id, ids) : String.join(" ", id)).toList();
  }

  private static String name(String[] id, List<String[]> all) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < id.length; i++) {
      int part = i;
      boolean tells = all.stream().anyMatch(other -> !other[part].equals(id[part]));
      if (tells || i < 2) {
        words.add(i == 0 ? id[0].replaceFirst("^[a-z]+\\.", "") : id[i]);
      }
    }
    String mode = id[id.length - 2];
    if (!words.contains(mode)) {
      words.add(mode);
    }
    return String.join(" ", words);
  }
}
