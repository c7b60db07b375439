package io.accbench.cli;

import io.accbench.app.Home;
import io.accbench.app.Prerequisites;
import io.accbench.model.ExitCode;
import io.accbench.model.Finding;
import io.accbench.model.Machine;
import io.accbench.model.ProcessorSet;
import io.accbench.model.UserException;
import io.accbench.process.Affinity;
import io.accbench.process.AllowedProcessors;
import io.accbench.report.text.FindingText;
import io.accbench.run.Disturbances;
import io.accbench.run.MachineReader;
import io.accbench.run.MeasurementLock;
import io.accbench.stack.Jvms;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * The command {@code accbench doctor}, which reports what this machine lacks, and what on it will
 * disturb a measurement.
 */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description =
        "Shows what this machine lacks, what on it will disturb a measurement, and what to do about"
            + " it.",
    footerHeading = "%nExample:%n",
    footer = "  accbench doctor")
final class DoctorCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Machine machine = MachineReader.read();
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    describe(out, machine);
    processors(out, Affinity.ofThisMachine());
    boolean free = lockIsFree(out);
    List<Finding> findings =
        new ArrayList<>(
            Disturbances.findings(machine, List.of(temporary, Path.of("").toAbsolutePath())));
    if (free) { // or else the readings would disturb the other run
      Disturbances.changingSpeed(Home.jars().resolve("accbench-kernel.jar"))
          .ifPresent(findings::add);
    }
    findings.forEach(finding -> out.println("disturbs   " + FindingText.of(finding)));
    List<String> lacking =
        Prerequisites.lacking(Path.of("").toAbsolutePath(), Jvms.ofThisMachine().discovered());
    lacking.forEach(lack -> out.println("missing    " + lack));
    if (lacking.isEmpty()) {
      out.println("nothing is missing");
    }
    if (findings.isEmpty() && free) {
      out.println("nothing was found that would disturb a measurement");
    }
    return (free ? ExitCode.PASS : ExitCode.REFUSED).number();
  }

  private static void describe(PrintWriter out, Machine machine) {
    out.println("cpu        " + machine.cpu() + ", " + machine.cores() + " cores");
    out.println("memory     " + (machine.memoryBytes() >> 20) + " MB");
    out.println("os         " + machine.os());
    out.println("governor   " + machine.governor());
    out.println(String.format(Locale.ROOT, "load       %.2f", machine.load()));
    Jvms.ofThisMachine()
        .discovered()
        .forEach(
            jvm ->
                out.println(
                    "jvm        "
                        + jvm.feature()
                        + "  "
                        + jvm.version()
                        + " ("
                        + jvm.source()
                        + ")"));
  }

  /** Prints whether the forks of a round can measure on the same processor, and on which. */
  private static void processors(PrintWriter out, Affinity affinity) {
    if (affinity.obstacle().isPresent()) {
      out.println("processors forks cannot be bound to them: " + affinity.obstacle().get());
      return;
    }
    AllowedProcessors allowed = affinity.allowed();
    Set<ProcessorSet> shared = allowed.topology().sharedCores(allowed.all());
    out.println(
        "processors "
            + allowed.all()
            + " may be used, and forks can be bound to them; hyperthreads of one core: "
            + (shared.isEmpty()
                ? "none"
                : shared.stream().map(ProcessorSet::toString).collect(Collectors.joining(" ")))
            + "; isolated: "
            + (allowed.isolated().isEmpty() ? "none" : allowed.isolated()));
  }

  private static boolean lockIsFree(PrintWriter out) {
    try (MeasurementLock lock = MeasurementLock.acquire()) {
      return lock != null;
    } catch (UserException held) {
      out.println("refuses    " + held.getMessage());
      return false;
    }
  }
}
