package io.accbench.app;

import io.accbench.model.Block;
import io.accbench.model.Jvm;
import io.accbench.model.PlannedCell;
import io.accbench.plan.ChosenRows;
import io.accbench.plan.Division;
import io.accbench.plan.Forecast;
import io.accbench.plan.Plan;
import io.accbench.plan.Planner;
import io.accbench.plan.RunOptions;
import io.accbench.plan.ShardChoice;
import io.accbench.process.ContentKey;
import io.accbench.process.KeptFolders;
import io.accbench.run.ForkWork;
import io.accbench.run.Redaction;
import io.accbench.run.RunPaths;
import io.accbench.suite.Suites;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The preparation of everything before the first fork: inputs are checked, prepared and planned.
 */
public final class RunPreparation implements AutoCloseable {
  private final Inputs inputs;
  private final Redaction redaction = Redaction.ofThisProcess(Home.path());
  private final Workplace place;
  private final PreparedSuite ready;
  private final PollutingMethods polluting;
  private final Plan whole;
  private final PlannedShard shard;

  private RunPreparation(Inputs inputs, Workplace place, PreparedSuite ready, ShardChoice choice) {
    this.inputs = inputs;
    this.place = place;
    this.ready = ready;
    this.polluting = new PollutingMethods(place.scratch().path());
    Plan all = Planner.plan(inputs.spec(), inputs.jvms(), ready);
    List<String> rows = inputs.spec().measuring().rows;
    this.whole = rows.isEmpty() ? all : part(all, ChosenRows.blocks(all.blocks(), rows), inputs);
    this.shard = choice == null ? null : shard(choice);
  }

  private static Plan part(Plan whole, List<Block> blocks, Inputs inputs) {
    return Planner.part(whole, blocks, inputs.spec(), inputs.jvms());
  }

  private PlannedShard shard(ShardChoice choice) {
    Division division = division(choice.of());
    List<Block> blocks = division.blocks(choice.number());
    return new PlannedShard(choice, division, part(whole, blocks, inputs));
  }

  /**
   * Checks, prepares and plans.
   *
   * @param shard the part of the plan to measure; null for all
   * @param problems problems that were found before
   * @param hints receives lines that say what is being done
   * @throws io.accbench.model.UserException with every problem of the input
   */
  public static RunPreparation of(
      RunOptions asked, ShardChoice shard, Problems problems, Consumer<String> hints) {
    Scratch scratch = Scratch.create();
    try {
      Workplace empty = new Workplace(scratch, hints);
      Inputs inputs = Inputs.of(asked, problems, empty);
      Workplace place = empty.keeping(common(inputs.usersCode()));
      RunnableSuite suite =
          Suites.find(inputs.spec().suite().name(), RunnableSuite.class).orElseThrow();
      PreparedSuite ready = suite.prepare(inputs, place, problems);
      problems.report();
      RunPreparation prepared = new RunPreparation(inputs, place, ready, shard);
      prepared.checkPollution(problems);
      problems.report();
      return prepared;
    } catch (RuntimeException | Error failure) {
      scratch.close();
      throw failure;
    }
  }

  /** Finds the user's methods that pollute the forks of the plan. */
  private void checkPollution(Problems problems) {
    for (Block block : whole.blocks()) {
      for (PlannedCell cell : block.cells()) {
        if (cell.obstacle() == null && PollutingMethods.method(cell.cell()).isPresent()) {
          problems.collect(() -> work(cell), ForkWork.empty());
        }
      }
    }
  }

  private ForkWork work(PlannedCell planned) {
    return polluting.added(planned, ready.work(planned));
  }

  /**
   * Returns what decides all that is prepared: accbench itself, and what JVMs and the user's code
   * read of the environment.
   */
  private static KeptFolders.Key common(boolean usersCode) {
    List<Path> jars = List.of(Home.jars().resolve("accbench.jar"));
    return () -> new ContentKey().environment(System.getenv(), usersCode).classPath(jars).sum();
  }

  /**
   * Returns a line that says that the user's code has run, though nothing was measured; empty
   * without such code, and where all was known from an earlier time.
   */
  public Optional<String> usersCode() {
    return inputs.usersCode() && !place.prepared().allKept()
        ? Optional.of(
            "note: this ran your own code in separate JVMs: static initialisers, constructors,"
                + " getters and setters, factories, codecs; nothing was measured")
        : Optional.empty();
  }

  /** Returns the time that measuring will take. */
  public Forecast forecast() {
    return new Forecast(inputs.spec().settings(), inputs.jvms());
  }

  /** Returns the checked inputs. */
  public Inputs inputs() {
    return inputs;
  }

  /** Returns the suite's cells. */
  public PreparedSuite suite() {
    return ready;
  }

  /** Returns what will be measured: the plan, or a shard of it. */
  public Plan plan() {
    return shard == null ? whole : shard.plan();
  }

  /**
   * Returns the division of the whole plan. It takes times on one processor, because machines may
   * have different numbers of them.
   *
   * @throws io.accbench.model.UserException when there are more shards than blocks
   */
  public Division division(int shards) {
    Forecast anywhere = new Forecast(inputs.spec().settings(), inputs.jvms(), 1);
    return Division.of(whole.blocks(), anywhere::least, shards);
  }

  /** Returns the header of the journal. */
  public RunHeader header() {
    return new RunHeader(inputs, ready, whole, shard, redaction);
  }

  /** Returns the header of another plan over what was prepared. */
  public RunHeader header(Plan plan) {
    return new RunHeader(inputs, ready, plan, null, redaction);
  }

  /** Returns where everything is that the forks need. */
  public RunPaths site() {
    return new RunPaths(
        Home.jars(),
        place.scratch().path(),
        inputs.jvms().stream().collect(Collectors.toMap(Jvm::label, Function.identity())),
        this::work,
        inputs.spec().settings().jvmArgs(),
        redaction,
        this::prepareAnew);
  }

  private void prepareAnew() {
    if (inputs.usersCode() && place.prepared().allKept()) {
      place.hint(
          "a fork failed after a preparation of an earlier time was used; the next run prepares"
              + " anew");
    }
    place.prepared().forget();
  }

  @Override
  public void close() {
    place.scratch().close();
  }
}
