package io.accbench.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/** Traces to read in tests. */
final class Traces {
  /** The options by which every frame is checked, and the first bad one is an error. */
  static final TraceOptions STRICT =
      new TraceOptions(TraceOptions.DEFAULT_MAX_FRAME_BYTES, false, true);

  private Traces() {}

  /** Documents behind Content-Length headers. */
  static String framed(String... documents) {
    StringBuilder trace = new StringBuilder();
    for (String document : documents) {
      trace.append("Content-Length: ").append(document.getBytes(UTF_8).length);
      trace.append("\r\n\r\n").append(document);
    }
    return trace.toString();
  }

  static Path write(Path folder, String text) throws IOException {
    return Files.write(folder.resolve("trace"), text.getBytes(UTF_8));
  }

  static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(UTF_8));
    }
    return bytes.toByteArray();
  }

  /** Every frame as {@code number@offset document}. */
  static List<String> frames(Path trace, TraceOptions options) throws IOException {
    try (TraceReader reader = TraceReader.open(trace, options)) {
      List<String> frames = new ArrayList<>();
      while (reader.next()) {
        Frame frame = reader.frame();
        frames.add(frame.number() + "@" + frame.offset() + " " + new String(frame.copy(), UTF_8));
      }
      return frames;
    }
  }

  static TraceOptions skipping() {
    return new TraceOptions(TraceOptions.DEFAULT_MAX_FRAME_BYTES, true, true);
  }
}
