package io.accbench.stats;

import java.util.ArrayList;
import java.util.List;

/** A sum of samples that come in clusters, such as those of several recordings. */
public final class ClusteredSum {
  private final List<SampleSum> sums = new ArrayList<>();
  private SampleSum sum = SampleSum.NONE;

  /** Returns a sum of samples without weights, given cluster by cluster. */
  static ClusteredSum of(long... samples) {
    ClusteredSum clustered = new ClusteredSum();
    for (int i = 0; i < samples.length; i++) {
      clustered.add(SampleSum.of(samples[i]), i);
    }
    return clustered;
  }

  /** Returns the sum of some clusters. */
  public static ClusteredSum of(List<SampleSum> clusters) {
    ClusteredSum clustered = new ClusteredSum();
    for (int i = 0; i < clusters.size(); i++) {
      clustered.add(clusters.get(i), i);
    }
    return clustered;
  }

  /**
   * @param cluster index of the cluster, from 0
   */
  public void add(SampleSum samples, int cluster) {
    while (sums.size() <= cluster) {
      sums.add(SampleSum.NONE);
    }
    sums.set(cluster, sums.get(cluster).plus(samples));
    sum = sum.plus(samples);
  }

  /** Adds another sum, cluster by cluster. */
  public void add(ClusteredSum other) {
    for (int i = 0; i < other.sums.size(); i++) {
      add(other.sums.get(i), i);
    }
  }

  /** Returns this sum, but in each cluster at most the other's. */
  public ClusteredSum atMost(ClusteredSum other) {
    ClusteredSum bounded = new ClusteredSum();
    for (int i = 0; i < sums.size(); i++) {
      bounded.add(sums.get(i).atMost(other.of(i)), i);
    }
    return bounded;
  }

  /** Returns this sum with two neighbouring clusters as one, from the first on. */
  public ClusteredSum inPairs() {
    ClusteredSum paired = new ClusteredSum();
    for (int i = 0; i < sums.size(); i++) {
      paired.add(sums.get(i), i / 2);
    }
    return paired;
  }

  /** Returns the sum over all clusters. */
  public SampleSum sum() {
    return sum;
  }

  /** Returns the sums of the first clusters, which are empty where nothing was added. */
  public List<SampleSum> sums(int clusters) {
    List<SampleSum> first = new ArrayList<>();
    for (int i = 0; i < clusters; i++) {
      first.add(of(i));
    }
    return List.copyOf(first);
  }

  /** Returns the number of clusters up to the last one to which something was added. */
  int clusters() {
    return sums.size();
  }

  long weight(int cluster) {
    return of(cluster).weight();
  }

  private SampleSum of(int cluster) {
    return cluster < sums.size() ? sums.get(cluster) : SampleSum.NONE;
  }
}
