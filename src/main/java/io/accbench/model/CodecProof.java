package io.accbench.model;

import java.util.List;
import java.util.Map;

/**
 * The record of what one codec did with one fixture on one stack and JVM, before anything was
 * measured.
 *
 * @param fixture the fixture's name
 * @param jvm the JVM's label
 * @param stack the stack's name
 * @param codec as in {@link Cell#strategy()}
 * @param member the member that the library uses: {@code default}, or {@code field} for fields only
 * @param obstacles why an operation cannot be measured, by operation; empty when all can
 * @param loaded artifact, version and file of each jar that its JVM loads
 * @param executions what executes each property, one line each; empty when the codec does not
 *     report it
 * @param findings findings, for example a document that leaves out nulls
 */
public record CodecProof(
    String fixture,
    String jvm,
    String stack,
    String codec,
    String member,
    Map<String, Obstacle> obstacles,
    String loaded,
    List<String> executions,
    List<Finding> findings) {

  /** Returns the proof of the same codec in the same place, with other obstacles and findings. */
  public CodecProof with(Map<String, Obstacle> otherObstacles, List<Finding> otherFindings) {
    return new CodecProof(
        fixture, jvm, stack, codec, member, otherObstacles, loaded, executions, otherFindings);
  }

  /** Returns whether the proof is about a cell. */
  public boolean about(Cell cell) {
    return fixture.equals(cell.fixture())
        && jvm.equals(cell.jvm())
        && stack.equals(cell.stack())
        && codec.equals(cell.strategy())
        && member.equals(cell.axis("member"));
  }
}
