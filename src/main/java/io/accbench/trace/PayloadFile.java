package io.accbench.trace;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/**
 * A file with one JSON document (RFC 8259) in UTF-8. Every command reads payloads here, so that
 * each says the same of a bad one.
 */
public final class PayloadFile {
  private static final String TRACE_HINT =
      "; if the file is a trace, name a frame of it, such as --select trace:median";

  /** The kind of a file by its first bytes: a regular expression over hexadecimal digits. */
  private static final Map<String, String> NO_JSON =
      Map.of(
          "1f8b.*", "the file is packed by gzip; unpack it" + TRACE_HINT,
          "28b52ffd", "the file is packed by zstd; unpack it",
          "04224d18", "the file is packed by lz4; unpack it",
          "fd377a58", "the file is packed by xz; unpack it",
          "425a68..", "the file is packed by bzip2; unpack it",
          "504b0304", "the file is a zip archive; unpack it",
          "fffe.*|feff.*|(00)+(22|5b|7b).*|(22|5b|7b)00.*",
              "the file is in UTF-16 or UTF-32, and JSON is in UTF-8; save it as UTF-8");

  private static final JsonFactory STRICT =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private final Path file;
  private final byte[] bytes;
  private final int start;

  private PayloadFile(Path file, byte[] bytes) {
    this.file = file;
    this.bytes = bytes;
    this.start = JsonText.mark(bytes);
  }

  /** Returns why a file can be neither a payload nor a trace, whatever it holds, or empty. */
  public static Optional<String> fault(Path file) {
    if (!Files.exists(file)) {
      return Optional.of("does not exist; name a file of JSON");
    }
    if (Files.isDirectory(file)) {
      return Optional.of("is a folder; name a file of JSON");
    }
    if (!Files.isRegularFile(file)) {
      return Optional.of("is not a regular file, and is read more than once; save it as one");
    }
    if (!Files.isReadable(file)) {
      return Optional.of("cannot be read; check its permissions");
    }
    return file.toFile().length() == 0
        ? Optional.of("is empty; name a file of JSON")
        : Optional.empty();
  }

  /** Returns a file as messages name it: from the current folder on if it lies there. */
  public static String shown(Path file) {
    Path here = Path.of("").toAbsolutePath();
    Path whole = file.toAbsolutePath().normalize();
    return (whole.startsWith(here) ? here.relativize(whole) : whole).toString();
  }

  /**
   * Returns all bytes of a file that holds one document and nothing else. A byte order mark before
   * it is accepted. No object in it has a name twice, and it is within the limits of Jackson, which
   * binds it.
   *
   * @throws UserException with the file and the line and column at fault, which count from 1; a
   *     column counts characters
   */
  public static byte[] read(Path file) {
    Optional<String> fault = fault(file);
    if (fault.isPresent()) {
      throw UserException.badInput(shown(file) + " " + fault.get());
    }
    try {
      byte[] bytes = Files.readAllBytes(file);
      new PayloadFile(file, bytes).check();
      return bytes;
    } catch (IOException unreadable) {
      throw UserException.badInput(shown(file) + " cannot be read: " + unreadable);
    }
  }

  /**
   * Returns the text of a payload without its byte order mark. Jackson reads text, since it takes
   * half a character in a name, such as {@code "\\ud800"}, for wrong UTF-8 when it reads bytes.
   */
  public static String text(byte[] payload) {
    int start = JsonText.mark(payload);
    return new String(payload, start, payload.length - start, UTF_8);
  }

  private void check() throws IOException {
    String first = HexFormat.of().formatHex(bytes, 0, Math.min(4, bytes.length));
    for (Map.Entry<String, String> kind : NO_JSON.entrySet()) {
      if (first.matches(kind.getKey())) {
        throw at(0, kind.getValue());
      }
    }
    try {
      new JsonText().decode(bytes, start, bytes.length - start, start);
    } catch (BadFrame bad) {
      throw at((int) bad.offset(), bad.flaw().words() + ": " + bad.getMessage());
    }
    bind(text(bytes));
  }

  /** Reads all, as Jackson will when it binds it. */
  private void bind(String text) throws IOException {
    try (JsonParser parser = STRICT.createParser(text)) {
      try {
        int depth = 0;
        int values = 0;
        for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
          if (depth == 0 && values++ > 0) {
            int behind = (int) parser.currentTokenLocation().getCharOffset();
            throw wrong(text, behind, "goes on behind the end of the document");
          }
          depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
          parser.finishToken();
          if (token.isNumeric()) {
            parser.getNumberValue();
          }
        }
        if (values == 0) {
          throw wrong(text, text.length(), "holds no value");
        }
      } catch (JacksonException refused) {
        throw wrong(text, JsonText.place(refused, parser), JsonText.words(refused));
      }
    }
  }

  private UserException wrong(String text, int character, String what) {
    int offset =
        start
            + text.substring(0, Math.max(0, Math.min(character, text.length())))
                .getBytes(UTF_8)
                .length;
    return at(offset, what + hint(offset));
  }

  /** Returns what to do if the file looks like a trace, whose frames are documents each. */
  private String hint(int offset) {
    int length = Math.min(bytes.length - start, FrameHeader.LENGTH.length());
    boolean header =
        new String(bytes, start, length, US_ASCII).equalsIgnoreCase(FrameHeader.LENGTH);
    boolean secondLine =
        offset > start
            && offset < bytes.length
            && bytes[offset - 1] == '\n'
            && "{[".indexOf(bytes[offset]) >= 0;
    return header || secondLine ? TRACE_HINT : "";
  }

  private UserException at(int offset, String what) {
    int line = 1;
    int column = 1;
    for (int i = start; i < offset; i++) {
      boolean continues = (bytes[i] & 0xc0) == 0x80;
      column = bytes[i] == '\n' ? 1 : column + (continues ? 0 : 1);
      line += bytes[i] == '\n' ? 1 : 0;
    }
    return UserException.badInput(shown(file) + ":" + line + ":" + column + ": " + what);
  }
}
