package io.accbench.app;

import io.accbench.project.ProjectBuild;
import io.accbench.project.ProjectPayloads;
import java.nio.file.Path;
import java.util.List;

/**
 * The user's own classes that a command names, unchecked.
 *
 * @param types root types
 * @param payloads documents that bind to the types, or traces
 * @param factories methods that return a graph, instead of a payload
 * @param select the frame of a trace; null without one
 * @param typeIsEnough whether a type is enough, without a payload or a factory: nothing will be
 *     measured
 */
public record OwnTypes(
    List<String> types,
    List<Path> payloads,
    List<String> factories,
    String select,
    boolean typeIsEnough) {

  /** Returns these types with the payloads of {@code now}, if it names any. */
  OwnTypes relocated(OwnTypes now) {
    return now.payloads.isEmpty()
        ? this
        : new OwnTypes(types, now.payloads, factories, select, typeIsEnough);
  }

  /** Returns whether nothing but types is named, so that there is no graph of them yet. */
  boolean typesAlone() {
    return !types.isEmpty() && payloads.isEmpty() && factories.isEmpty();
  }

  /**
   * Returns the same classes, with the payloads of a project where there would be no graph.
   *
   * @throws io.accbench.model.UserException naming a type for which the project has not one
   */
  OwnTypes withPayloadsOf(ProjectBuild project) {
    if (!project.any() || !typesAlone() || typeIsEnough) {
      return this;
    }
    ProjectPayloads found = new ProjectPayloads(project);
    return new OwnTypes(
        types, types.stream().map(found::of).toList(), factories, select, typeIsEnough);
  }

  /** Returns whether any class is named, so that built-in fixtures are not used. */
  public boolean any() {
    return !types.isEmpty() || !payloads.isEmpty() || !factories.isEmpty();
  }
}
