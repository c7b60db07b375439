package io.accbench.rpctrace;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Records a session, thins and renumbers it, and writes it: {@code trace.bin.gz}. */
public final class WriteTrace {
  private WriteTrace() {}

  /**
   * @param arguments the folder of fixtures
   */
  public static void main(String[] arguments) throws IOException {
    List<byte[]> recorded = Collections.synchronizedList(new ArrayList<>());
    Session session = new Session(new Wire(recorded::add));
    session.run(Sources.inputs());
    List<byte[]> frames = Identities.renumber(Thinning.thin(List.copyOf(recorded)));
    session.close();
    write(Path.of(arguments[0], "rpc-trace", "trace.bin.gz"), frames);
  }

  private static void write(Path file, List<byte[]> frames) throws IOException {
    Files.createDirectories(file.getParent());
    try (OutputStream out = new BestCompression(Files.newOutputStream(file))) {
      for (byte[] frame : frames) {
        out.write(frame);
      }
    }
  }

  /** Holds neither a time nor a name. */
  private static final class BestCompression extends GZIPOutputStream {
    BestCompression(OutputStream out) throws IOException {
      super(out, 1 << 16);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
