package io.accbench.cli;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Payloads that are no JSON document, given to each command as its users start it: by the launcher
 * of the checkout, and by that of the unpacked release. Each says the same, with the place.
 */
@Tag("any-jdk")
class BrokenPayloadIT {
  private static final String HINT =
      "; if the file is a trace, name a frame of it, such as --select trace:median";

  /** The words that follow only where the file was named as a trace. */
  private static final String TRACE_HINT =
      "; correct it, or leave bad frames of a trace out with --skip-bad-frames";

  private static final String SMALL = " -f 1 -wi 1 -i 1 -w 20ms -r 20ms --out out";
  private static final String OWN = " --type io.accbench.kernel.payload.Point --payload ";

  /** The commands that read a payload, each without the file's name at its end. */
  private static final List<String> COMMANDS =
      List.of(
          "support" + OWN,
          "run --dry-run" + OWN,
          "run" + SMALL + OWN,
          "run --dry-run --codec jackson,gson" + OWN,
          "run --codec gson" + SMALL + OWN,
          "run --dry-run --codec Mapper.java" + OWN,
          "gate --self-test" + SMALL + OWN,
          "gate --base-classpath old --candidate-classpath new --codec Mapper.java" + SMALL + OWN,
          "calibrate --out out" + OWN,
          "fixture inspect ");

  @TempDir private Path temporary;

  /** Each broken payload by its name: its content, and the message behind its name. */
  private static Map<String, byte[]> contents() throws IOException {
    Map<String, byte[]> contents = new LinkedHashMap<>();
    contents.put(
        "comma.json:1:9: Unexpected character ('}' (code 125)): was expecting double-quote to start"
            + " field name",
        text("{\"x\": 1,}"));
    contents.put(
        "cut.json:1:8: Unexpected end-of-input: expected close marker for Object",
        text("{\"x\": 1"));
    contents.put("nan.json:2:10: Non-standard token 'NaN'", text("{\n \"x\": NaN}"));
    contents.put(
        "deep.json:1:1002: Document nesting depth (1001) exceeds the maximum allowed (1000)",
        text("[".repeat(1001) + "]".repeat(1001)));
    contents.put(
        "marked.json:1:9: Unexpected character ('}' (code 125)): was expecting double-quote to"
            + " start field name",
        text("\uFEFF{\"x\": 1,}"));
    contents.put(
        "wide.json:1:1: the file is in UTF-16 or UTF-32, and JSON is in UTF-8; save it as UTF-8",
        "{\"x\": 1}".getBytes(UTF_16));
    contents.put("empty.json is empty; name a file of JSON", new byte[0]);
    contents.put("twice.json:2:5: Duplicate field 'x'", text("{\"x\": 1,\n \"x\": 2\n}"));
    contents.put(
        "behind.json:1:10: Unrecognized token 'x': was expecting (JSON String, Number, Array,"
            + " Object or token 'null', 'true' or 'false')",
        text("{\"x\": 1} x"));
    contents.put("packed.json:1:1: the file is packed by gzip; unpack it" + HINT, packed());
    return contents;
  }

  private static byte[] text(String text) {
    return text.getBytes(UTF_8);
  }

  private static byte[] packed() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(text("{\"x\": 1}\n{\"x\": 2}\n"));
    }
    return bytes.toByteArray();
  }

  private Installed installed(String program) throws Exception {
    Path launcher = Path.of("bin/accbench").toAbsolutePath();
    if (program.equals("release")) {
      Path archive = Installed.built("target", ".tar.gz");
      Path place = Files.createDirectories(temporary.resolve("release"));
      assertThat(
              new ProcessBuilder("tar", "xzf", archive.toString(), "-C", place.toString())
                  .start()
                  .waitFor())
          .isZero();
      try (Stream<Path> unpacked = Files.list(place)) {
        launcher = unpacked.findFirst().orElseThrow().resolve("bin/accbench");
      }
    }
    Installed installed = new Installed(temporary, List.of(launcher.toString()));
    for (String folder : List.of("old", "new", "folder.json")) {
      Files.createDirectories(installed.work().resolve(folder));
    }
    Files.writeString(installed.work().resolve("Mapper.java"), "class Mapper {}\n");
    for (Map.Entry<String, byte[]> one : contents().entrySet()) {
      Files.write(installed.work().resolve(file(one.getKey())), one.getValue());
    }
    return installed;
  }

  private static String file(String message) {
    return message.replaceFirst("\\.json.*", ".json");
  }

  @Test
  void each_broken_payload_is_refused_in_the_same_words_by_every_command() throws Exception {
    Installed accbench = installed("checkout");
    List<String> messages = new ArrayList<>(contents().keySet());
    messages.add("missing.json does not exist; name a file of JSON");
    messages.add("folder.json is a folder; name a file of JSON");

    // each payload meets a suite without and one with libraries; each command meets two payloads
    for (int i = 0; i < messages.size(); i++) {
      refused(accbench, COMMANDS.get(0), messages.get(i));
      refused(accbench, COMMANDS.get(3), messages.get(i));
    }
    for (int i = 0; i < COMMANDS.size(); i++) {
      refused(accbench, COMMANDS.get(i), messages.get(0));
      refused(accbench, COMMANDS.get(i), messages.get(1 + i % 6));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkout", "release"})
  void a_payload_that_does_not_bind_is_refused_with_its_place(String program) throws Exception {
    Installed accbench = installed(program);
    Files.writeString(accbench.work().resolve("word.json"), "{\n \"x\": \"one\"}");

    for (String command : List.of(COMMANDS.get(0), COMMANDS.get(2), COMMANDS.get(8))) {
      refused(
          accbench,
          command,
          "word.json:2:7: Cannot deserialize value of type `int` from String \"one\": not a valid"
              + " `int` value (at x)");
    }
  }

  @Test
  void the_release_refuses_as_the_checkout_does() throws Exception {
    Installed accbench = installed("release");
    List<String> messages = List.copyOf(contents().keySet());

    for (int i = 0; i < COMMANDS.size(); i++) {
      refused(accbench, COMMANDS.get(i), messages.get(i % 6));
    }
  }

  /** Runs a command on the file that a message begins with, and expects nothing but the message. */
  private static void refused(Installed accbench, String command, String message) throws Exception {
    List<String> words = new ArrayList<>(List.of(command.strip().split(" ")));
    words.add(file(message));
    Installed.Started started = accbench.start(words);

    assertThat(started.ended(2)).as(command).isEmpty();
    String said =
        started
            .errors()
            .lines()
            .filter(line -> !line.startsWith("accbench: preparing "))
            .map(line -> line.replace(TRACE_HINT, "").replace("--payload ", ""))
            .collect(Collectors.joining("\n"));
    assertThat(said).as(command).isEqualTo("accbench: " + message);
    assertThat(accbench.work().resolve("out")).doesNotExist();
  }
}
