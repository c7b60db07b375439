package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Golden;
import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The output of {@code fixture inspect}. */
class FixtureInspectTest {
  @TempDir Path folder;

  /** 120 calls with responses of 40 bytes to 1.6 KB, 3 requests more, and 2 other frames. */
  private static String calls() {
    StringBuilder trace = new StringBuilder();
    for (int id = 1; id <= 123; id++) {
      frame(trace, "{\"id\":" + id + ",\"method\":\"" + (id % 10 == 0 ? "Print" : "Get") + "\"}");
      if (id <= 120) {
        frame(trace, "{\"id\":" + id + ",\"result\":\"" + "x".repeat(id * id / 9) + "\"}");
      }
    }
    frame(trace, "{\"method\":\"Log\",\"params\":[\"done\"]}");
    frame(trace, "{\"id\":4711,\"result\":null}");
    return trace.toString();
  }

  private static void frame(StringBuilder trace, String document) {
    trace.append("Content-Length: ").append(document.length()).append("\r\n\r\n").append(document);
  }

  @Test
  void rpc_in_gzip() throws IOException {
    Path trace = folder.resolve("trace.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(trace))) {
      out.write(calls().getBytes(UTF_8));
    }

    check("fixture-inspect-rpc.txt", "fixture", "inspect", trace.toString());
  }

  @Test
  void lines_by_a_pointer_with_bad_frames_left_out() throws IOException {
    String lines = "{\"type\":\"on\"}\n{\"type\":404}\n{\"type\":\n{}\n[[\n{\"type\":\"on\"";
    Path trace = Files.writeString(folder.resolve("events.jsonl"), lines);

    check("fixture-inspect-by.txt", "fixture inspect %s --by /type --skip-bad-frames", trace);
  }

  private static void check(String golden, String line, Object... values) {
    Locale before = Locale.getDefault();
    List<String> printed = new ArrayList<>();
    try {
      for (String locale : List.of("en", "de", "tr")) {
        Locale.setDefault(Locale.forLanguageTag(locale));
        Outcome outcome = accbench(line, values);
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exitCode()).isZero();
        printed.add(outcome.out());
      }
    } finally {
      Locale.setDefault(before);
    }
    printed.forEach(text -> Golden.check("cli/" + golden, text));
  }

  @Test
  void what_is_wrong_is_told_with_exit_code_2() throws IOException {
    Path torn = Files.writeString(folder.resolve("torn"), "{}\n{\"a\"");
    Path empty = Files.writeString(folder.resolve("empty"), "\n");
    String path = torn.toString();

    assertThat(err("fixture", "inspect", path))
        .isEqualTo(
            "accbench: torn: frame 2 at byte 3: torn last frame: the last line has no end:"
                + " Unexpected end-of-input within/between Object entries; correct the trace, or"
                + " leave such frames out with --skip-bad-frames\n");
    assertThat(err("fixture", "inspect", empty.toString())).contains("empty:2:1: holds no value");
    assertThat(err("fixture", "inspect", folder.toString())).contains("is a folder");
    assertThat(err("fixture", "inspect", path, "--by", "a", "--max-frame", "2G").lines())
        .hasSize(2)
        .anyMatch(line -> line.contains("starts with '/'"))
        .anyMatch(line -> line.contains("--max-frame 2G"));
    assertThat(err("fixture", "inspect", path, "--max-frame", "1")).contains("limit of 1 for");
    assertThat(err("fixture")).contains("Missing required subcommand");
  }

  private static String err(String line, Object... values) {
    Outcome outcome = accbench(line, values).ended(2);
    assertThat(outcome.out()).isEmpty();
    return outcome.err();
  }
}
