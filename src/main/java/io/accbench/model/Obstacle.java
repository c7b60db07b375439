package io.accbench.model;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.util.StdConverter;

/** The reason why a cell has no score. */
@JsonSerialize(converter = Obstacle.ObstacleWriting.class)
@JsonDeserialize(converter = Obstacle.ObstacleReading.class)
public sealed interface Obstacle extends CellOutcome {

  @Override
  Cause cause();

  /** The JVM, the strategy or the library refused: see {@code Unsupported} of the SPI. */
  record NotSupported(Cause cause) implements Obstacle {
    private static final String KIND = "not supported";
  }

  /** The libraries under test could not be obtained. */
  record Unavailable(Cause cause) implements Obstacle {
    private static final String KIND = "unavailable";
  }

  /** Something failed that should have worked. */
  record Failed(Cause cause) implements Obstacle {
    private static final String KIND = "failed";
  }

  /** Returns the name of the kind: {@code not supported}. */
  default String kind() {
    if (this instanceof NotSupported) {
      return NotSupported.KIND;
    }
    return this instanceof Unavailable ? Unavailable.KIND : Failed.KIND;
  }

  /** Returns an obstacle of the same kind with another cause. */
  default Obstacle withCause(Cause other) {
    return of(kind(), other);
  }

  private static Obstacle of(String kind, Cause cause) {
    return switch (kind) {
      case NotSupported.KIND -> new NotSupported(cause);
      case Unavailable.KIND -> new Unavailable(cause);
      case Failed.KIND -> new Failed(cause);
      default -> throw new IllegalArgumentException("no kind of obstacle: " + kind);
    };
  }

  /** An obstacle as journals hold it. */
  record WrittenObstacle(String kind, Cause cause) {}

  /** Writes an obstacle of any kind. */
  final class ObstacleWriting extends StdConverter<Obstacle, WrittenObstacle> {
    @Override
    public WrittenObstacle convert(Obstacle obstacle) {
      return new WrittenObstacle(obstacle.kind(), obstacle.cause());
    }
  }

  /** Reads an obstacle of any kind. */
  final class ObstacleReading extends StdConverter<WrittenObstacle, Obstacle> {
    @Override
    public Obstacle convert(WrittenObstacle written) {
      if (written.kind == null || written.cause == null) {
        throw new IllegalArgumentException("an obstacle without a kind or cause");
      }
      return of(written.kind, written.cause);
    }
  }
}
