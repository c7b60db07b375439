package io.accbench.kernel.pollution;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Text as bytes and back, by charsets, readers and writers of many classes. */
final class EncodedTexts {
  private static final List<Charset> CHARSETS =
      List.of(
          StandardCharsets.UTF_8,
          StandardCharsets.UTF_16,
          StandardCharsets.UTF_16LE,
          StandardCharsets.ISO_8859_1,
          StandardCharsets.US_ASCII);

  /** Outside of the heap. Its size is more than any text takes. */
  private static final ByteBuffer DIRECT = ByteBuffer.allocateDirect(1 << 10);

  private EncodedTexts() {}

  static int use(String text) throws IOException {
    int sum = 0;
    for (Charset charset : CHARSETS) {
      byte[] bytes = text.getBytes(charset);
      sum += new String(bytes, charset).hashCode();
      sum += new String(bytes, 0, bytes.length / 2, charset).length();
    }
    return sum + buffers(text) + written(text) + read(text);
  }

  private static int buffers(String text) throws IOException {
    Charset utf8 = StandardCharsets.UTF_8;
    ByteBuffer ofArray = utf8.newEncoder().encode(CharBuffer.wrap(text.toCharArray()));
    ByteBuffer ofText = utf8.newEncoder().encode(CharBuffer.wrap(text));
    ByteBuffer direct = DIRECT.clear().put(ofText).flip();
    return utf8.newDecoder().decode(ofArray).toString().hashCode()
        + utf8.newDecoder().decode(direct).length();
  }

  private static int written(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<Writer> writers =
        List.of(
            new StringWriter(),
            new CharArrayWriter(),
            new OutputStreamWriter(bytes, StandardCharsets.UTF_8),
            new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_16BE), 64),
            new PrintWriter(new StringWriter()));
    char[] characters = text.toCharArray();
    for (Writer writer : writers) {
      writer.write(text);
      writer.write(characters, 1, characters.length - 2);
      writer.append(text.charAt(0)).append(text, 0, 2).write("\"");
      writer.flush();
    }
    return bytes.size() + writers.get(0).toString().hashCode();
  }

  private static int read(String text) throws IOException {
    ByteArrayInputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    List<Reader> readers =
        List.of(
            new StringReader(text),
            new CharArrayReader(text.toCharArray()),
            new InputStreamReader(bytes, StandardCharsets.UTF_8),
            new BufferedReader(new StringReader(text), 64));
    int sum = 0;
    char[] part = new char[16];
    for (Reader reader : readers) {
      sum += reader.read();
      for (int read = reader.read(part); read >= 0; read = reader.read(part)) {
        sum += part[read / 2];
      }
    }
    return sum + new BufferedReader(new StringReader(text), 64).readLine().hashCode();
  }
}
