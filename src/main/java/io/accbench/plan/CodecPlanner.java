package io.accbench.plan;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Library;
import io.accbench.catalog.Strategy;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.CodecProof;
import io.accbench.model.Jvm;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Turns a point of the codec suite into a planned cell: the accessors' form, and whether it can be
 * measured.
 */
final class CodecPlanner {
  private final Catalog catalog;
  private final Map<String, Jvm> jvms = new LinkedHashMap<>();
  private final CellPlanner fixtures;
  private final Libraries libraries;

  CodecPlanner(Catalog catalog, List<Jvm> jvms, CellPlanner fixtures, Libraries libraries) {
    this.catalog = catalog;
    this.fixtures = fixtures;
    this.libraries = libraries;
    jvms.forEach(jvm -> this.jvms.put(jvm.label(), jvm));
  }

  @SuppressWarnings("NullAway") // a supported cell has no reason
  PlannedCell plan(Cell cell) {
    Optional<Obstacle> obstacle =
        fixtures
            .unusable(cell)
            .or(() -> ofStack(cell))
            .or(() -> ofCodec(cell))
            .or(() -> ofProof(cell));
    return new PlannedCell(
        cell,
        form(cell),
        obstacle.map(found -> found.withCause(Refused.shortened(found.cause()))).orElse(null),
        obstacle.isPresent() ? List.of() : flags(cell));
  }

  private Optional<Obstacle> ofStack(Cell cell) {
    return libraries
        .stack(cell.stack())
        .filter(stack -> stack.unavailable() != null)
        .map(stack -> new Obstacle.Unavailable(Cause.of(stack.unavailable())));
  }

  private Optional<Obstacle> ofCodec(Cell cell) {
    Optional<Library> codec = catalog.codec(cell.name());
    if (codec.isEmpty()) {
      return Optional.empty(); // the user's own source: it says by itself what it lacks
    }
    if (cell.member().equals("field") && !codec.get().takesFieldsOnly()) {
      return notSupported(cell.name() + " has no setting to use only fields");
    }
    List<String> lacking =
        libraries
            .stack(cell.stack())
            .map(stack -> Libraries.lacking(codec.get().artifacts(), stack))
            .orElse(List.of());
    return lacking.isEmpty()
        ? Optional.empty()
        : notSupported("stack %s lacks %s".formatted(cell.stack(), String.join(", ", lacking)));
  }

  private static Optional<Obstacle> notSupported(String message) {
    return Optional.of(new Obstacle.NotSupported(Cause.of(message)));
  }

  private Optional<Obstacle> ofProof(Cell cell) {
    Optional<CodecProof> proof = libraries.proof(cell);
    if (proof.isEmpty()) {
      return notSupported("not probed");
    }
    Map<String, Obstacle> obstacles = proof.get().obstacles();
    return cell.operation().equals("roundtrip")
        ? Optional.ofNullable(obstacles.get("serialize"))
            .or(() -> Optional.ofNullable(obstacles.get("deserialize")))
        : Optional.ofNullable(obstacles.get(cell.operation()));
  }

  /** Returns the flags of the strategy inside the codec, as far as the JVM knows them. */
  private List<String> flags(Cell cell) {
    Jvm jvm = jvms.get(cell.jvm());
    List<String> accepted = jvm == null ? List.of() : jvm.acceptedFlags();
    return strategy(cell)
        .map(strategy -> strategy.flags().stream().filter(accepted::contains).toList())
        .orElse(List.of());
  }

  /**
   * Returns the form of the strategy inside the codec, {@code unsafe/typed}; empty for a library as
   * it comes.
   */
  private String form(Cell cell) {
    String inside = inside(cell.strategy());
    return inside.isEmpty() || inside.contains("/")
        ? inside
        : strategy(cell).map(strategy -> inside + "/" + strategy.defaultForm()).orElse(inside);
  }

  private Optional<Strategy> strategy(Cell cell) {
    return catalog.strategy(inside(cell.strategy()).replaceFirst("/.*", ""));
  }

  /**
   * Returns the accessor strategy of {@code jackson/unsafe}, with its form if it has one; or empty.
   */
  private static String inside(String codec) {
    int slash = codec.indexOf('/');
    return slash < 0 ? "" : codec.substring(slash + 1);
  }
}
