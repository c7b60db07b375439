package io.accbench.application.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What a change of the service does to its processor time for each request, and a recording of the
 * service without it. {@code ./measure} starts it, bound to the processor of the load.
 *
 * <pre>
 * turns  FOLDER JAVA PROCESSORS WARM-UP ROUNDS
 * record FOLDER JAVA PROCESSORS WARM-UP SECONDS JFR-SETTING...
 * </pre>
 *
 * FOLDER has {@code a.args} and {@code b.args}, the arguments of both services' JVMs, and gets what
 * was measured. PROCESSORS is a list of two for taskset: that of the services, and that of the
 * load. WARM-UP is how often each connection goes through the mix before anything counts.
 */
public final class Measurement {
  /** Even, so that each side comes first as often as the other. */
  private static final int WINDOWS = 10;

  /** Passes of a window: about half a second. */
  private static final int PASSES = 20;

  private final Path folder;
  private final Path java;
  private final String processors;
  private final int warmUp;

  private Measurement(Path folder, Path java, String processors, int warmUp) {
    this.folder = folder;
    this.java = java;
    this.processors = processors;
    this.warmUp = warmUp;
  }

  public static void main(String[] args) throws Exception {
    Measurement measurement =
        new Measurement(Path.of(args[1]), Path.of(args[2]), args[3], Integer.parseInt(args[4]));
    int amount = Integer.parseInt(args[5]);
    try {
      if (args[0].equals("turns")) {
        measurement.turns(amount);
      } else {
        measurement.record(amount, Arrays.asList(args).subList(6, args.length));
      }
      System.exit(0);
    } catch (Exception failure) {
      System.err.println("measure: " + failure);
      System.exit(5);
    }
  }

  private ServiceProcess start(String side) throws Exception {
    return new ServiceProcess(processors, java, folder.resolve(side + ".args"));
  }

  private void warmUp(ServiceProcess... services) throws Exception {
    for (int pass = 0; pass < warmUp; pass++) {
      for (ServiceProcess service : services) {
        service.load().run(1);
      }
    }
    for (ServiceProcess service : services) {
      service.bind(processors.substring(0, processors.indexOf(',')));
    }
  }

  /**
   * Records side A under load, in its steady state. The first recording changes classes of the JDK,
   * which are then compiled again; so there is one during the warm-up, too, which is not kept.
   */
  private void record(int seconds, List<String> settings) throws Exception {
    try (ServiceProcess service = start("a");
        PrintWriter csv = csv("recorded.csv", "round,side,window")) {
      service.connect();
      jcmd(service, "JFR.start", "name=warm-up", settings);
      warmUp(service);
      jcmd(service, "JFR.start", "name=a", settings);
      long end = System.nanoTime() + seconds * 1_000_000_000L;
      for (int window = 1; System.nanoTime() < end; window++) {
        measured(csv, "1,a," + window, service);
      }
      jcmd(service, "JFR.stop", "name=a", List.of("filename=" + folder.resolve("a.jfr")));
    }
  }

  private void jcmd(ServiceProcess service, String command, String recording, List<String> more)
      throws Exception {
    String jcmd = java.resolveSibling("jcmd").toString();
    List<String> words =
        new ArrayList<>(List.of(jcmd, String.valueOf(service.pid()), command, recording));
    words.addAll(more);
    ServiceProcess.run(words);
  }

  /** Measures A and B in turns, in fresh JVMs for each round, and prints the ratio. */
  private void turns(int rounds) throws Exception {
    List<Double> a = new ArrayList<>();
    List<Double> b = new ArrayList<>();
    try (PrintWriter csv = csv("windows.csv", "round,side,window")) {
      for (int round = 1; round <= rounds; round++) {
        String[] order = round % 2 == 1 ? new String[] {"a", "b"} : new String[] {"b", "a"};
        try (ServiceProcess first = start(order[0]);
            ServiceProcess second = start(order[1])) {
          first.connect();
          second.connect();
          checkSame(first.load(), second.load());
          warmUp(first, second);
          double[] micros = round(csv, round, order, first, second);
          a.add(micros[round % 2 == 1 ? 0 : 1]);
          b.add(micros[round % 2 == 1 ? 1 : 0]);
          System.err.printf(
              Locale.ROOT,
              "measure: round %d of %d: A %.2f, B %.2f microseconds a request%n",
              round,
              rounds,
              a.get(round - 1),
              b.get(round - 1));
        }
      }
    }
    summarize(a, b);
  }

  /** Returns the microseconds of a request of the first and the second service. */
  private double[] round(
      PrintWriter csv, int round, String[] order, ServiceProcess first, ServiceProcess second)
      throws Exception {
    double[] sums = new double[2];
    for (int window = 1; window <= WINDOWS; window++) {
      for (int turn = 0; turn < 2; turn++) {
        int at = window % 2 == 1 ? turn : 1 - turn;
        String start = round + "," + order[at] + "," + window;
        sums[at] += measured(csv, start, at == 0 ? first : second);
      }
    }
    return new double[] {sums[0] / WINDOWS, sums[1] / WINDOWS};
  }

  /** Measures one window, writes its row, and returns the microseconds of a request. */
  private static double measured(PrintWriter csv, String start, ServiceProcess service)
      throws Exception {
    CpuTime before = CpuTime.of(service.pid());
    long begin = System.nanoTime();
    int requests = service.load().run(PASSES);
    long wall = System.nanoTime() - begin;
    CpuTime spent = CpuTime.of(service.pid()).minus(before);
    csv.printf(
        Locale.ROOT,
        "%s,%d,%d,%d,%d,%d,%d%n",
        start,
        requests,
        wall,
        spent.nanos(),
        spent.collectorNanos(),
        spent.compilerNanos(),
        spent.kernelNanos());
    csv.flush();
    return spent.nanos() / 1000.0 / requests;
  }

  /** Checks that both services send documents with the same content. */
  private static void checkSame(Load first, Load second) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    for (int i = 0; i < first.mix().size(); i++) {
      byte[] one = first.documents().get(i);
      byte[] other = second.documents().get(i);
      if (!mapper.readTree(one).equals(mapper.readTree(other))) {
        Path folder = Files.createTempDirectory("measure");
        Files.write(folder.resolve("first.json"), one);
        Files.write(folder.resolve("second.json"), other);
        throw new IOException(
            first.mix().get(i).name() + ": A and B answer with other content, see " + folder);
      }
    }
  }

  private void summarize(List<Double> a, List<Double> b) throws IOException {
    PairedRatio ratio = PairedRatio.of(a, b);
    double microsA = mean(a);
    double microsB = mean(b);
    String name = folder.getFileName().toString();
    try (PrintWriter csv = csv("measured.csv", "change,rounds,cpu_us_a,cpu_us_b,ratio")) {
      csv.printf(
          Locale.ROOT,
          "%s,%d,%.3f,%.3f,%.5f,%.5f,%.5f%n",
          name,
          a.size(),
          microsA,
          microsB,
          ratio.ratio(),
          ratio.low(),
          ratio.high());
    }
    System.out.printf(
        Locale.ROOT,
        "%s: A %.2f, B %.2f microseconds of CPU a request; A / B %.3f (99 %%: %.3f to %.3f); "
            + "B needs %.1f %% less (%.1f to %.1f); %d rounds%n",
        name,
        microsA,
        microsB,
        ratio.ratio(),
        ratio.low(),
        ratio.high(),
        100 * (1 - 1 / ratio.ratio()),
        100 * (1 - 1 / ratio.low()),
        100 * (1 - 1 / ratio.high()),
        a.size());
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }

  private PrintWriter csv(String name, String header) throws IOException {
    PrintWriter csv = new PrintWriter(Files.newBufferedWriter(folder.resolve(name)));
    csv.println(
        header
            + (name.equals("measured.csv")
                ? ",ratio_low,ratio_high"
                : ",requests,wall_ns,cpu_ns,collector_ns,compiler_ns,kernel_ns"));
    return csv;
  }
}
