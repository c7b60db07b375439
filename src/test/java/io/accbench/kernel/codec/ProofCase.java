package io.accbench.kernel.codec;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.kernel.spi.Execution.Direction;
import java.util.Set;
import java.util.function.Consumer;

/**
 * One feature of Jackson, and what of it a strategy can reach.
 *
 * @param value what is written
 * @param document what is read, or null for what was written
 * @param writes the members that are read to write a document
 * @param reads the members that are written to read one, and how the beans are made
 * @param left what stays Jackson's own: direction and property
 * @param least the number of properties that must be replaced in each direction, at least
 */
record ProofCase(
    String name,
    Object value,
    String document,
    boolean fieldsOnly,
    Consumer<ObjectMapper> settings,
    Set<Reach> writes,
    Set<Reach> reads,
    Set<String> left,
    int least) {

  static ProofCase of(String name, Object value, int least, Set<Reach> writes, Set<Reach> reads) {
    return new ProofCase(name, value, null, false, mapper -> {}, writes, reads, Set.of(), least);
  }

  Class<?> type() {
    return value.getClass();
  }

  boolean reachedBy(String strategy, String form, Direction direction) {
    return (direction == Direction.SERIALIZE ? writes : reads)
        .stream().allMatch(reach -> reach.by(strategy, form));
  }

  ProofCase byField() {
    return new ProofCase(name, value, document, true, settings, writes, reads, left, least);
  }

  ProofCase with(Consumer<ObjectMapper> other) {
    return new ProofCase(name, value, document, fieldsOnly, other, writes, reads, left, least);
  }

  ProofCase reading(String other) {
    return new ProofCase(name, value, other, fieldsOnly, settings, writes, reads, left, least);
  }

  ProofCase leaving(String... properties) {
    return new ProofCase(
        name, value, document, fieldsOnly, settings, writes, reads, Set.of(properties), least);
  }
}
