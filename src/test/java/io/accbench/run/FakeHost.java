package io.accbench.run;

import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A host without JMH, that is its fork, too: what it does is the strategy that it is asked to
 * measure. Also the rulers, when started as those.
 */
final class FakeHost {
  private static final PrintStream OUT = System.out;

  private String strategy = "";
  private String turns = "";
  private String recording = "";
  private double slowed = 1;

  private FakeHost() {}

  public static void main(String[] arguments) throws Exception {
    if (arguments[arguments.length - 1].endsWith("RulerMain")) {
      while (System.in.read() >= 0) {
        OUT.println("1000 1000");
      }
      return;
    }
    OUT.println("ready");
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    FakeHost launch = new FakeHost();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.equals("go")) {
        launch.run();
        launch = new FakeHost();
      } else {
        launch.accept(line);
      }
    }
  }

  private void accept(String line) {
    if (line.startsWith("param\tstrategy\t")) {
      strategy = line.split("\t")[2].replaceFirst("/.*", "");
    } else if (line.startsWith("jvmArg\t-Daccbench.turns=")) {
      turns = line.substring(line.indexOf('=') + 1);
    } else if (line.startsWith("jvmArg\t-Daccbench.recording=")) {
      recording = line.substring(line.indexOf('=') + 1);
    } else if (line.equals("jvmArg\t-Daccbench.injection=even:100%")) {
      slowed = 2;
    }
  }

  private void run() throws IOException, InterruptedException {
    String[] address = Files.readString(Path.of(turns)).split(":");
    try (Socket socket = new Socket(address[0], Integer.parseInt(address[1]))) {
      DataOutputStream out = new DataOutputStream(socket.getOutputStream());
      DataInputStream in = new DataInputStream(socket.getInputStream());
      out.writeUTF(address[2]);
      out.writeLong(ProcessHandle.current().pid());
      in.readByte();
      iteration(out, in, false);
      iteration(out, in, true);
      iteration(out, in, true);
      if (!recording.isEmpty() && !strategy.equals("unrecorded")) {
        Files.writeString(Path.of(recording), strategy);
      }
      OUT.println("done");
    } catch (Death death) {
      OUT.println("line\t<forked VM failed with exit code " + death.exitCode + ">");
      OUT.println("done\tfailed\t" + strategy);
    }
  }

  /** Of a fork, while its host lives on. */
  private static final class Death extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int exitCode;

    private Death(int exitCode) {
      this.exitCode = exitCode;
    }
  }

  private void iteration(DataOutputStream out, DataInputStream in, boolean measured)
      throws IOException, InterruptedException {
    out.writeByte('B');
    out.writeBoolean(measured);
    in.readByte();
    misbehave(measured ? "measured" : "warm-up");
    out.writeByte('A');
    out.writeDouble(100);
    out.writeLong(20_000_000);
    out.writeLong(0);
    out.writeLong(0);
    out.writeLong(15_000_000);
    out.writeLong(14_000_000);
    double score =
        switch (strategy) {
          case "", "none" -> 0.5;
          case "short" -> 5;
          default -> 100 * slowed;
        };
    String phase = measured ? "measurement" : "warmup";
    OUT.println("iteration\t" + phase + "\t" + score + "\tns/op\t8");
  }

  private void misbehave(String phase) throws IOException, InterruptedException {
    if (strategy.equals("dies-profiled") && !recording.isEmpty()) {
      throw new Death(3);
    } else if (strategy.equals("dies-" + phase)) {
      throw new Death(3);
    } else if (strategy.equals("killed-" + phase)) {
      throw new Death(137);
    } else if (strategy.equals("killed-once-" + phase) && first()) {
      throw new Death(137);
    } else if (strategy.equals("host-killed-once-" + phase) && first()) {
      Runtime.getRuntime().halt(137);
    } else if (strategy.equals("host-dies-" + phase)) {
      Runtime.getRuntime().halt(7);
    } else if (strategy.equals("hangs-" + phase)) {
      new ProcessBuilder("sleep", "600").start().waitFor();
      throw new Death(3);
    }
  }

  /** Whether no host of the run was asked for this before. */
  private boolean first() throws IOException {
    try {
      Files.createFile(Path.of("..", strategy));
      return true;
    } catch (FileAlreadyExistsException repeated) {
      return false;
    }
  }
}
