package com.acme;

import io.accbench.junit.PerformanceGate;
import io.accbench.junit.PerformanceTest;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * This build against the last release, whose classes {@code -Dbase=} names; without it, against
 * itself.
 */
class OrderPerformanceTest {
  @PerformanceTest
  Stream<DynamicTest> orders() {
    return PerformanceGate.of(
            "--base-classpath", System.getProperty("base", "target/classes"),
            "--candidate-classpath", "target/classes",
            "--codec", "accbench/OrderCodec.java",
            "--classpath", "target/classes",
            "--type", "com.acme.Order",
            "--payload", "src/test/resources/order.json",
            "--operation", "serialize",
            "--policy", "accbench/policy.yaml",
            "--budget", System.getProperty("budget", "2m"))
        .rows();
  }
}
