package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.cli.Cli.Outcome;
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
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  private static final String UNBOUND =
      "word.json:2:7: Cannot deserialize value of type `int` from String \"one\": not a valid `int`"
          + " value (at x)";

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

  /** A way to start accbench where the files of this test lie. */
  private interface Program {
    Outcome run(List<String> words) throws Exception;
  }

  private Path work() {
    return temporary.resolve("work");
  }

  @BeforeEach
  void write() throws IOException {
    for (String folder : List.of("old", "new", "folder.json")) {
      Files.createDirectories(work().resolve(folder));
    }
    Files.writeString(work().resolve("Mapper.java"), "class Mapper {}\n");
    Files.writeString(work().resolve("word.json"), "{\n \"x\": \"one\"}");
    for (Map.Entry<String, byte[]> one : contents().entrySet()) {
      Files.write(work().resolve(file(one.getKey())), one.getValue());
    }
  }

  /** Runs a command in this JVM, whose current folder is another: each file has its whole path. */
  private Outcome here(List<String> words) {
    Outcome outcome =
        accbench(
            words.stream()
                .map(word -> word.matches("out|old|new|.*[.]json|.*[.]java") ? place(word) : word)
                .toList());
    return new Outcome(outcome.exitCode(), outcome.out(), outcome.err().replace(place(""), ""));
  }

  private String place(String file) {
    return work() + "/" + file;
  }

  private Program release() throws Exception {
    Path home = Installed.unpacked(temporary.resolve("release"));
    Installed installed =
        new Installed(temporary, List.of(home.resolve("bin/accbench").toString()));
    return words -> installed.start(words).outcome();
  }

  private static String file(String message) {
    return message.replaceFirst("\\.json.*", ".json");
  }

  @Test
  void each_broken_payload_is_refused_in_the_same_words_by_every_command() throws Exception {
    Program accbench = this::here;
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

  @Test
  void a_payload_that_does_not_bind_is_refused_with_its_place() throws Exception {
    for (String command : List.of(COMMANDS.get(0), COMMANDS.get(2), COMMANDS.get(8))) {
      refused(this::here, command, UNBOUND);
    }
  }

  @Test
  void the_release_refuses_as_the_checkout_does() throws Exception {
    Program accbench = release();
    List<String> messages = List.copyOf(contents().keySet());

    for (int i = 0; i < COMMANDS.size(); i++) {
      refused(accbench, COMMANDS.get(i), messages.get(i % 6));
    }
    refused(accbench, COMMANDS.get(2), UNBOUND);
  }

  /** Runs a command on the file that a message begins with, and expects nothing but the message. */
  private void refused(Program accbench, String command, String message) throws Exception {
    List<String> words = new ArrayList<>(List.of(command.strip().split(" ")));
    words.add(file(message));

    Outcome outcome = accbench.run(words).ended(2);

    assertThat(outcome.out()).as(command).isEmpty();
    String said =
        outcome
            .err()
            .lines()
            .filter(line -> !line.startsWith("accbench: preparing "))
            .map(line -> line.replace(TRACE_HINT, "").replace("--payload ", ""))
            .collect(Collectors.joining("\n"));
    assertThat(said).as(command).isEqualTo("accbench: " + message);
    assertThat(work().resolve("out")).doesNotExist();
  }
}
