package io.accbench.model;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The facts that a preparing JVM learnt about one fixture on one JVM, before anything is measured.
 *
 * @param fixture the fixture's name
 * @param jvm the JVM's label
 * @param type the root type
 * @param payloadSha256 the SHA-256 of the payload's bytes, or of the factory's name
 * @param payloadBytes its size; 0 for a factory
 * @param beans instances of bean classes in the graph
 * @param types the bean classes in it
 * @param checksums over all that a full read returns, by member ({@code field}, {@code method})
 * @param support the outcomes of the probes of each strategy form that was asked for: member ×
 *     property × operation, where properties that are treated alike share their outcomes
 * @param findings findings, for example a graph that needed nestmate access
 */
public record Prepared(
    String fixture,
    String jvm,
    String type,
    String payloadSha256,
    long payloadBytes,
    int beans,
    List<PreparedBean> types,
    Map<String, Long> checksums,
    List<SupportGroup> support,
    List<Finding> findings) {

  /** Replaces absent support by none. */
  public Prepared {
    support = support == null ? List.of() : support;
  }

  /** Returns the outcome of each probe. */
  public Stream<Support> probes() {
    return support.stream().flatMap(SupportGroup::probes);
  }

  /** Returns the same facts of the JVM under another label. */
  public Prepared labelled(String label) {
    return new Prepared(
        fixture,
        label,
        type,
        payloadSha256,
        payloadBytes,
        beans,
        types,
        checksums,
        support,
        findings);
  }

  /** Returns the same facts with other support. */
  public Prepared with(List<SupportGroup> other) {
    return new Prepared(
        fixture, jvm, type, payloadSha256, payloadBytes, beans, types, checksums, other, findings);
  }

  /**
   * A bean class of the graph.
   *
   * @param name the class name
   * @param instances how many of the graph's beans are of exactly this class
   * @param fields property names reached as fields
   * @param methods property names reached through getters
   * @param writableFields those that plain code can write
   * @param writableMethods those with a setter
   * @param creation in words: {@code no-arg constructor}, {@code record constructor}, {@code
   *     factory X::of}, or empty when it cannot be created
   */
  public record PreparedBean(
      String name,
      int instances,
      List<String> fields,
      List<String> methods,
      List<String> writableFields,
      List<String> writableMethods,
      String creation) {}
}
