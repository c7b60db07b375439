package io.accbench.trace;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.filter.FilteringParserDelegate;
import com.fasterxml.jackson.core.filter.JsonPointerBasedFilter;
import com.fasterxml.jackson.core.filter.TokenFilter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The JSON of one frame after the other: checked to be one value in UTF-8, with the members by
 * which JSON-RPC pairs messages.
 *
 * <p>Note: Jackson reads characters here, not bytes. Its parser of bytes keeps every name of a
 * document in a symbol table; one frame of a map with millions of keys would fill the heap.
 */
final class JsonText {
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

  private static final JsonFactory JACKSON =
      JsonFactory.builder()
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .build())
          .build();

  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
  private char[] characters = new char[0];
  private int length;
  private String method;
  private String id;
  private boolean answer;

  /** Returns the number of bytes of the byte order mark that a text begins with, or 0. */
  static int mark(byte[] bytes) {
    int length = BYTE_ORDER_MARK.length;
    boolean marked =
        bytes.length >= length && Arrays.equals(bytes, 0, length, BYTE_ORDER_MARK, 0, length);
    return marked ? length : 0;
  }

  /** Returns whether JSON calls a byte whitespace (RFC 8259, section 2). */
  static boolean isSpace(byte one) {
    return one == ' ' || one == '\n' || one == '\r' || one == '\t';
  }

  /**
   * Returns the characters of bytes.
   *
   * @param offset the offset of the first byte, for the exception
   * @throws BadFrame when a byte belongs to no character
   */
  CharBuffer decode(byte[] bytes, int start, int size, long offset) throws BadFrame {
    if (characters.length < size) {
      characters = new char[Math.max(size, 2 * characters.length)];
    }
    ByteBuffer in = ByteBuffer.wrap(bytes, start, size);
    CharBuffer out = CharBuffer.wrap(characters);
    if (decoder.reset().decode(in, out, true).isError()) {
      int flaw = in.position();
      throw new BadFrame(
          Flaw.INVALID_UTF8,
          offset + flaw - start,
          String.format("byte 0x%02X belongs to no character", bytes[flaw]));
    }
    return out.flip();
  }

  /** Reads a frame, of which bytes alone are checked. */
  void decode(Frame frame) throws BadFrame {
    length = decode(frame.bytes(), frame.start(), frame.length(), frame.offset()).length();
  }

  /** Reads a frame, which must be one JSON value. */
  void read(Frame frame) throws BadFrame {
    decode(frame);
    method = null;
    id = null;
    answer = false;
    try (JsonParser parser = parser()) {
      try {
        if (parser.nextToken() == JsonToken.START_OBJECT) {
          members(parser);
        } else if (parser.currentToken() == null) {
          throw bad(frame, Flaw.NOT_JSON, 0, "holds nothing");
        } else {
          parser.skipChildren();
          parser.finishToken();
        }
        if (parser.nextToken() != null) {
          int at = (int) parser.currentTokenLocation().getCharOffset();
          throw bad(frame, Flaw.NOT_JSON, at, "goes on behind the end of the document");
        }
      } catch (JacksonException wrong) {
        boolean deep = wrong instanceof StreamConstraintsException;
        throw bad(frame, deep ? Flaw.TOO_DEEP : Flaw.NOT_JSON, place(wrong, parser), words(wrong));
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Returns the index of the character at fault; a limit is passed where the parser stands. */
  static int place(JacksonException wrong, JsonParser parser) {
    JsonLocation place = wrong.getLocation();
    return (int) (place == null ? parser.currentLocation() : place).getCharOffset();
  }

  /** Returns what Jackson says is wrong, without what only its caller could change. */
  static String words(JacksonException wrong) {
    return wrong
        .getOriginalMessage()
        .replaceFirst(", from `.*?`", "")
        .replaceFirst(": enable `.*", "")
        .replaceFirst(" \\(start marker at .*\\]\\)", "");
  }

  private void members(JsonParser parser) throws IOException {
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      JsonToken value = parser.nextToken();
      switch (name) {
        case "method" -> method = value == JsonToken.VALUE_STRING ? parser.getText() : method;
        case "id" -> id = value == JsonToken.VALUE_NULL ? id : id(parser);
        case "result", "error" -> answer = true;
        default -> {}
      }
      parser.skipChildren();
    }
  }

  /** Returns an id with its type: 1 and "1" are two ids. */
  private static String id(JsonParser parser) throws IOException {
    return (parser.currentToken() == JsonToken.VALUE_STRING ? "\"" : "") + parser.getText();
  }

  /** Returns the method that the message names, or null. */
  String method() {
    return method;
  }

  /** Returns the id of the message, or null. */
  String id() {
    return id;
  }

  /** Returns whether the message has a result or an error. */
  boolean isAnswer() {
    return answer;
  }

  /** Returns the value that a pointer names, as it is written; null where the document has none. */
  String part(JsonPointer pointer) {
    if (pointer.matches()) {
      return new String(characters, 0, length);
    }
    try (JsonParser parser = at(pointer)) {
      if (parser.nextToken() == null) {
        return null;
      }
      int start = (int) parser.currentTokenLocation().getCharOffset();
      parser.skipChildren();
      parser.finishToken();
      int end = (int) parser.currentLocation().getCharOffset();
      return new String(characters, start, end - start).stripTrailing();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Returns the text of the string, number or literal that a pointer names; null for others. */
  String scalar(JsonPointer pointer) {
    try (JsonParser parser = at(pointer)) {
      JsonToken first = parser.nextToken();
      return first != null && first.isScalarValue() ? parser.getText() : null;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private JsonParser at(JsonPointer pointer) throws IOException {
    return new FilteringParserDelegate(
        parser(),
        new JsonPointerBasedFilter(pointer),
        TokenFilter.Inclusion.ONLY_INCLUDE_ALL,
        false);
  }

  private JsonParser parser() throws IOException {
    return JACKSON.createParser(characters, 0, length);
  }

  /** Returns an exception that names the byte of a character. */
  private BadFrame bad(Frame frame, Flaw flaw, int character, String what) {
    int before = Math.max(0, Math.min(character, length));
    int bytes = new String(characters, 0, before).getBytes(StandardCharsets.UTF_8).length;
    return new BadFrame(flaw, frame.offset() + bytes, what);
  }
}
