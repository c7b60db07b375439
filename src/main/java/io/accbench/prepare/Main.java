package io.accbench.prepare;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.model.Prepared;
import io.accbench.model.UserException;
import io.accbench.prepare.discover.Thrown;
import io.accbench.prepare.recipe.DirectFiles;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** The preparing JVM's entry point; its only argument is the file of its {@link Job}. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    int exitCode = 0;
    try {
      ObjectMapper json = new ObjectMapper();
      Job job = json.readValue(new File(arguments[0]), Job.class);
      json.writeValue(job.outcome().toFile(), run(job));
    } catch (Throwable failure) {
      Thread here = Thread.currentThread();
      here.getUncaughtExceptionHandler().uncaughtException(here, failure); // prints it
      exitCode = 1;
    }
    // threads and shutdown hooks of the user's classes must not keep the JVM alive
    Runtime.getRuntime().halt(exitCode);
  }

  private static PreparingResult run(Job job) throws IOException {
    try {
      Prepared prepared = new Preparation(job, strategies(), DirectFiles::generate).prepare();
      return new PreparingResult(prepared, List.of());
    } catch (UserException e) {
      return new PreparingResult(null, e.problems());
    } catch (SecurityException e) {
      return new PreparingResult(null, List.of(new UserClassLoader(job.classPath()).refused(e)));
    } catch (LinkageError e) {
      return new PreparingResult(
          null,
          List.of(
              "type \"%s\" needs a class that cannot be loaded (%s); add its folder or jar with --classpath"
                  .formatted(job.fixture().type(), Thrown.of(e).cause().thrown())));
    } catch (StackOverflowError e) {
      return new PreparingResult(
          null,
          List.of(
              "the stack overflowed while %s was prepared: its graph is nested too deeply, or a method of its types calls itself; make it flatter"
                  .formatted(job.fixture().name())));
    }
  }

  /** Returns the strategies of accbench and those in the user's jars. */
  private static List<AccessorStrategy> strategies() {
    List<AccessorStrategy> strategies = new ArrayList<>();
    try {
      ServiceLoader.load(AccessorStrategy.class).forEach(strategies::add);
    } catch (ServiceConfigurationError | LinkageError e) {
      throw UserException.badInput("a strategy on the class path cannot be loaded: " + e);
    }
    return strategies;
  }

  /**
   * The answer of a preparing JVM.
   *
   * @param prepared the result of preparing; null when there are problems
   * @param problems the problems that the user can solve, one a line; empty when all went well
   */
  record PreparingResult(Prepared prepared, List<String> problems) {}
}
