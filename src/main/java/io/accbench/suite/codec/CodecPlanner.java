package io.accbench.suite.codec;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Library;
import io.accbench.catalog.Strategy;
import io.accbench.kernel.wire.ProbeKeys;
import io.accbench.model.Cause;
import io.accbench.model.Cell;
import io.accbench.model.CodecProof;
import io.accbench.model.Jvm;
import io.accbench.model.Obstacle;
import io.accbench.model.PlannedCell;
import io.accbench.suite.graph.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Turns a point of the codec suite into a planned cell: the accessors' form, and whether it can be
 * measured.
 */
final class CodecPlanner {
  private final Catalog catalog;
  private final Map<String, Jvm> jvms = new LinkedHashMap<>();
  private final Function<Cell, Optional<Obstacle>> fixtures;
  private final Libraries libraries;

  /**
   * @param fixtures why nothing at all can be measured with a cell's fixture on its JVM, or empty
   */
  CodecPlanner(
      Catalog catalog,
      List<Jvm> jvms,
      Function<Cell, Optional<Obstacle>> fixtures,
      Libraries libraries) {
    this.catalog = catalog;
    this.fixtures = fixtures;
    this.libraries = libraries;
    jvms.forEach(jvm -> this.jvms.put(jvm.label(), jvm));
  }

  @SuppressWarnings("NullAway") // a supported cell has no reason
  PlannedCell plan(Cell cell) {
    CodecChoice codec = CodecChoice.parse(cell.strategy());
    Optional<Obstacle> obstacle =
        fixtures
            .apply(cell)
            .or(() -> ofStack(cell))
            .or(() -> ofCodec(cell, codec))
            .or(() -> ofProof(cell));
    return new PlannedCell(
        cell,
        form(codec),
        obstacle.map(found -> found.withCause(Refused.said(found.cause()))).orElse(null),
        obstacle.isPresent() ? List.of() : flags(cell, codec));
  }

  private Optional<Obstacle> ofStack(Cell cell) {
    return libraries
        .stack(cell.stack())
        .filter(stack -> stack.unavailable() != null)
        .map(stack -> new Obstacle.Unavailable(Cause.of(stack.unavailable())));
  }

  private Optional<Obstacle> ofCodec(Cell cell, CodecChoice choice) {
    Optional<Library> codec = catalog.codec(choice.name());
    if (codec.isEmpty()) {
      return Optional.empty(); // the user's own source: it says by itself what it lacks
    }
    boolean fieldsOnly = cell.axis("member").equals(CodecMember.FIELD.label());
    if (fieldsOnly && !codec.get().takesFieldsOnly()) {
      return notSupported(choice.name() + " has no setting to use only fields");
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
    return needs(cell).stream().filter(obstacles::containsKey).findFirst().map(obstacles::get);
  }

  /** Returns the keys of the obstacles of a proof that prevent a cell. */
  private static List<String> needs(Cell cell) {
    List<String> needs = new ArrayList<>();
    CodecOperation.parse(cell.operation()).needs().forEach(each -> needs.add(each.label()));
    if (cell.threads() > 1 && cell.mode().steady()) {
      needs.add(ProbeKeys.SHARED);
    }
    if (cell.pollution().ofTypes()) {
      needs.add(Prover.TYPES);
    }
    if (cell.pollution().ofStrings()) {
      needs.add(Prover.STRINGS);
    }
    return needs;
  }

  /** Returns the flags of the strategy inside the codec, as far as the JVM knows them. */
  private List<String> flags(Cell cell, CodecChoice codec) {
    Jvm jvm = jvms.get(cell.jvm());
    List<String> accepted = jvm == null ? List.of() : jvm.acceptedFlags();
    return catalog
        .strategy(codec.strategy())
        .map(strategy -> strategy.flags().stream().filter(accepted::contains).toList())
        .orElse(List.of());
  }

  /**
   * Returns the form of the strategy inside the codec, {@code unsafe/typed}; empty for a library as
   * it comes.
   */
  private String form(CodecChoice codec) {
    String accessor = codec.accessor();
    return accessor.isEmpty() || accessor.contains("/")
        ? accessor
        : catalog
            .strategy(accessor)
            .map(Strategy::defaultForm)
            .map(form -> accessor + "/" + form)
            .orElse(accessor);
  }
}
