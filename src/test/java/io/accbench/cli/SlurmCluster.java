package io.accbench.cli;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** A Slurm cluster of this machine alone: a controller and two nodes on the loopback interface. */
final class SlurmCluster implements AutoCloseable {
  private static final List<String> PROGRAMS =
      List.of("slurmctld", "slurmd", "sbatch", "scontrol", "squeue");

  private static final Duration LONGEST = Duration.ofMinutes(5);
  private static final long LOOK_MILLIS = 200;

  private final Path folder;
  private final Path configuration;
  private final Map<String, String> environment;
  private final List<Process> daemons = new ArrayList<>();

  /** Returns whether the programs are installed. */
  static boolean installed() {
    return PROGRAMS.stream()
        .allMatch(
            program ->
                Stream.of("/usr/bin", "/usr/sbin")
                    .anyMatch(path -> Files.isExecutable(Path.of(path, program))));
  }

  /**
   * Starts a cluster and waits until both nodes are idle.
   *
   * @param environment the variables of all jobs beside those of this JVM
   */
  SlurmCluster(Path folder, Map<String, String> environment) throws Exception {
    this.folder = Files.createDirectories(folder);
    this.environment = environment;
    this.configuration = folder.resolve("slurm.conf");
    String host = output(List.of("hostname", "-s")).strip();
    Files.createDirectories(folder.resolve("state"));
    Files.writeString(configuration, configuration(host));
    daemon("slurmctld");
    daemon("slurmd", "-N", "n1");
    daemon("slurmd", "-N", "n2");
    await("two idle nodes", () -> output("sinfo", "-h", "-o", "%D %t").strip().equals("2 idle"));
  }

  private String configuration(String host) throws IOException {
    return """
    ClusterName=accbench
    SlurmctldHost=%1$s(127.0.0.1)
    SlurmUser=%2$s
    SlurmdUser=%2$s
    AuthType=auth/none
    CredType=cred/none
    SlurmctldPort=%4$d
    SlurmctldPidFile=%3$s/slurmctld.pid
    SlurmdPidFile=%3$s/%%n.pid
    SlurmctldLogFile=%3$s/slurmctld.log
    SlurmdLogFile=%3$s/%%n.log
    StateSaveLocation=%3$s/state
    SlurmdSpoolDir=%3$s/spool-%%n
    ProctrackType=proctrack/pgid
    TaskPlugin=task/none
    SwitchType=switch/none
    MpiDefault=none
    SelectType=select/linear
    SchedulerType=sched/builtin
    SlurmdParameters=config_overrides
    ReturnToService=2
    KillWait=10
    NodeName=n1 NodeAddr=127.0.0.1 NodeHostname=%1$s Port=%5$d CPUs=2 State=UNKNOWN
    NodeName=n2 NodeAddr=127.0.0.1 NodeHostname=%1$s Port=%6$d CPUs=2 State=UNKNOWN
    PartitionName=main Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP OverSubscribe=EXCLUSIVE
    """
        .formatted(
            host, System.getProperty("user.name"), folder, freePort(), freePort(), freePort());
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private void daemon(String... command) throws IOException {
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(List.of("-D", "-f", configuration.toString()));
    Path out = folder.resolve(String.join("", command) + ".out");
    daemons.add(builder(words).redirectErrorStream(true).redirectOutput(out.toFile()).start());
  }

  private ProcessBuilder builder(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> variables = builder.environment();
    variables.put("SLURM_CONF", configuration.toString());
    variables.putAll(environment);
    variables.merge("PATH", "/usr/sbin", (path, more) -> path + ":" + more);
    return builder;
  }

  /** Returns what a command of Slurm, or a script that calls them, prints. */
  String output(String... command) throws IOException, InterruptedException {
    return output(List.of(command));
  }

  private String output(List<String> command) throws IOException, InterruptedException {
    Process process = builder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    if (code != 0) {
      throw new IOException(
          String.format(Locale.ROOT, "%s ended with %d: %s", command, code, text));
    }
    return text;
  }

  /** Returns the short word for the state of a job: {@code PD} while it waits. */
  String state(String job) throws IOException, InterruptedException {
    return output("squeue", "-h", "-j", job, "-o", "%t").strip();
  }

  /** Waits until the queue is empty. */
  void awaitEmptyQueue() throws Exception {
    await("the end of all jobs", () -> output("squeue", "-h", "-a").isBlank());
  }

  /** A condition that asks Slurm. */
  interface Condition {
    boolean holds() throws Exception;
  }

  /** Waits for a condition, at most some minutes. */
  static void await(String what, Condition condition) throws Exception {
    long end = System.nanoTime() + LONGEST.toNanos();
    while (!condition.holds()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("no sign of " + what + " in " + LONGEST);
      }
      Thread.sleep(LOOK_MILLIS);
    }
  }

  @Override
  public void close() {
    daemons.forEach(daemon -> daemon.descendants().forEach(ProcessHandle::destroyForcibly));
    daemons.forEach(Process::destroyForcibly);
  }
}
