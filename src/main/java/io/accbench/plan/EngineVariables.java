package io.accbench.plan;

import io.accbench.model.UserException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/**
 * The variables by which an engine tells a job which of many it is. The engines' own manuals define
 * them: Slurm (sbatch, "Job arrays"), Kubernetes ("Indexed Job"), GitLab CI ("parallel"). Nothing
 * is guessed: a variable that is missing, or two engines at once, is an error.
 */
public final class EngineVariables {
  /** The variable that holds the number of shards where the engine does not tell it. */
  static final String COUNT = "ACCBENCH_SHARDS";

  private static final String SLURM = "SLURM_ARRAY_TASK_";
  private static final String KUBERNETES = "JOB_COMPLETION_INDEX";
  private static final String GITLAB = "CI_NODE_INDEX";

  private final UnaryOperator<String> environment;
  private final OptionalInt given;
  private final List<String> read = new ArrayList<>();

  /**
   * The answer of an engine.
   *
   * @param choice the shard
   * @param source the variables that were read, in words
   */
  public record Answer(ShardChoice choice, String source) {}

  private EngineVariables(UnaryOperator<String> environment, OptionalInt given) {
    this.environment = environment;
    this.given = given;
  }

  /**
   * Returns the shard that the variables name.
   *
   * @param environment a variable's value, or null
   * @param given the number of shards that the user gave, if any
   * @throws UserException when no engine, or more than one, names a shard
   */
  public static Answer read(UnaryOperator<String> environment, OptionalInt given) {
    return new EngineVariables(environment, given).answer();
  }

  private Answer answer() {
    List<String> engines = new ArrayList<>();
    for (String variable : List.of(SLURM + "ID", KUBERNETES, GITLAB)) {
      if (value(variable) != null) {
        engines.add(variable);
      }
    }
    if (engines.isEmpty()) {
      throw problem(
          "no engine names a shard here: SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX and"
              + " CI_NODE_INDEX are not set; give --shard i/n");
    }
    if (engines.size() > 1) {
      throw problem(String.join(" and ", engines) + " are both set; give --shard i/n");
    }
    ShardChoice choice =
        switch (engines.get(0)) {
          case KUBERNETES -> kubernetes();
          case GITLAB -> counted(number(GITLAB), number("CI_NODE_TOTAL"));
          default -> slurm();
        };
    if (choice.number() < 1 || choice.number() > choice.of()) {
      throw problem(
          "%s name shard %d of %d, which does not exist; give --shard i/n"
              .formatted(String.join(", ", read), choice.number(), choice.of()));
    }
    return new Answer(choice, String.join(", ", read));
  }

  /** The tasks of an array may begin at any number and have a step. */
  private ShardChoice slurm() {
    int id = number(SLURM + "ID");
    int count = number(SLURM + "COUNT");
    int offset = id - number(SLURM + "MIN");
    int step = value(SLURM + "STEP") == null ? 1 : number(SLURM + "STEP");
    if (step < 1 || offset % step != 0) {
      throw problem(
          "%s: the numbers of the array have gaps; number them as 1-n, or give --shard i/n"
              .formatted(String.join(", ", read)));
    }
    return counted(offset / step + 1, count);
  }

  private ShardChoice kubernetes() {
    int number = number(KUBERNETES) + 1;
    if (given.isPresent()) {
      read.add("--shards " + given.getAsInt());
      return new ShardChoice(number, given.getAsInt());
    }
    if (value(COUNT) == null) {
      throw problem(
          KUBERNETES
              + " does not say how many shards there are; give --shards n, or set "
              + COUNT
              + " to the Job's completions");
    }
    return new ShardChoice(number, number(COUNT));
  }

  private ShardChoice counted(int number, int count) {
    if (given.isPresent() && given.getAsInt() != count) {
      throw problem(
          "%s name %d shards, but --shards %d; make them agree, or give --shard i/n"
              .formatted(String.join(", ", read), count, given.getAsInt()));
    }
    return new ShardChoice(number, count);
  }

  private int number(String variable) {
    String value = value(variable);
    if (value == null) {
      throw problem(variable + " is not set; give --shard i/n");
    }
    if (!value.matches("[0-9]{1,9}")) {
      throw problem(variable + " is \"" + value + "\", not a number; give --shard i/n");
    }
    read.add(variable + "=" + value);
    return Integer.parseInt(value);
  }

  @SuppressWarnings("NullAway") // null stands for a variable that is not set
  private String value(String variable) {
    String value = environment.apply(variable);
    return value == null || value.isBlank() ? null : value.strip();
  }

  private static UserException problem(String what) {
    return UserException.badInput("--shard auto: " + what);
  }
}
