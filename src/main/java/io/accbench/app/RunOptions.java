package io.accbench.app;

import io.accbench.plan.Overrides;
import io.accbench.plan.ShardChoice;
import java.nio.file.Path;
import java.util.List;

/**
 * The options of a command, unchecked.
 *
 * @param profile the profile's name
 * @param overrides the values that the options give instead of the profile's
 * @param own the user's own classes
 * @param classPath the user's class path, in the syntax of {@code java -cp}; null without one
 * @param project the folder of the user's own project; null without one
 * @param skipBadFrames whether frames of a trace that cannot be read are left out
 * @param typeSources source files of payload types, compiled for each stack
 * @param offline whether libraries may come only from the local repository
 * @param seed the seed of the order of forks, unless the options name one
 * @param rows the ids of the rows and blocks to measure; empty for all
 * @param shard the part of the plan to measure; null for all
 */
public record RunOptions(
    String profile,
    Overrides overrides,
    OwnTypes own,
    String classPath,
    Path project,
    boolean skipBadFrames,
    List<Path> typeSources,
    boolean offline,
    long seed,
    List<String> rows,
    ShardChoice shard) {

  /** Returns these options with other overrides. */
  public RunOptions with(Overrides other) {
    return new RunOptions(
        profile,
        other,
        own,
        classPath,
        project,
        skipBadFrames,
        typeSources,
        offline,
        seed,
        rows,
        shard);
  }

  /** Returns these options for a part of the plan; null for all. */
  public RunOptions with(ShardChoice part) {
    return new RunOptions(
        profile,
        overrides,
        own,
        classPath,
        project,
        skipBadFrames,
        typeSources,
        offline,
        seed,
        rows,
        part);
  }

  /**
   * Returns these options with the places that {@code now} names: files may have moved since these
   * options were given.
   *
   * @param now options that name places alone
   */
  public RunOptions relocated(RunOptions now) {
    return new RunOptions(
        profile,
        overrides.replacedBy(now.overrides),
        own.relocated(now.own),
        now.classPath == null ? classPath : now.classPath,
        now.project == null ? project : now.project,
        skipBadFrames,
        now.typeSources.isEmpty() ? typeSources : now.typeSources,
        offline,
        seed,
        rows,
        shard);
  }

  /** Returns the same request for other classes of the user. */
  RunOptions with(OwnTypes classes) {
    return new RunOptions(
        profile,
        overrides,
        classes,
        classPath,
        project,
        skipBadFrames,
        typeSources,
        offline,
        seed,
        rows,
        shard);
  }
}
