package io.accbench.trace;

import static io.accbench.model.UserErrors.assertThatUserError;
import static io.accbench.trace.Traces.framed;
import static io.accbench.trace.Traces.frames;
import static io.accbench.trace.Traces.skipping;
import static io.accbench.trace.Traces.write;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TraceReaderTest {
  private static final String A = "{\"a\":1}";
  private static final String B = "{\"b\":\"é\"}";

  @TempDir Path folder;

  @Test
  void lines_with_any_line_end_and_without_the_last() throws IOException {
    Path trace = write(folder, A + "\r\n\n  \n" + B + " \n[1]");

    assertThat(frames(trace, Traces.STRICT)).containsExactly("1@0 " + A, "2@13 " + B, "3@25 [1]");
  }

  @Test
  void a_byte_order_mark_is_no_part_of_the_first_line() throws IOException {
    assertThat(frames(write(folder, "\ufeff" + A + "\n"), Traces.STRICT))
        .containsExactly("1@3 " + A);
  }

  @Test
  void headers_in_any_case_and_others_beside() throws IOException {
    Path trace =
        write(
            folder,
            "Content-Type: a/b; charset=utf-8\r\ncontent-length:7\r\n\r\n" + A + framed(B) + "\n");

    assertThat(frames(trace, Traces.STRICT)).containsExactly("1@54 " + A, "2@83 " + B);
  }

  @Test
  void gzip_of_several_members() throws IOException {
    Path trace = folder.resolve("trace");
    byte[] first = Traces.gzip(A + "\n");
    byte[] both = Arrays.copyOf(first, 2 * first.length);
    System.arraycopy(first, 0, both, first.length, first.length);
    Files.write(trace, both);

    assertThat(frames(trace, Traces.STRICT)).containsExactly("1@0 " + A, "2@8 " + A);
  }

  @Test
  void frames_larger_than_the_buffer_and_across_its_ends() throws IOException {
    String large = "\"" + "x".repeat(3 << 20) + "\"";
    String middle = "\"" + "y".repeat(700_000) + "\"";
    for (String text :
        List.of(
            String.join("\n", middle, large, A, middle, middle, large, B),
            framed(middle, large, A, middle, middle, large, B))) {
      assertThat(frames(write(folder, text), Traces.STRICT))
          .extracting(frame -> frame.substring(frame.indexOf(' ') + 1))
          .containsExactly(middle, large, A, middle, middle, large, B);
    }
  }

  /** A trace, then the frame, the byte and the flaw that are told, then what is left of it. */
  static List<Arguments> badTraces() {
    String late = framed(A) + "Content-Length: ";
    return List.of(
        bad(A + "\n{\"a\":\n" + B, 2, 13, Flaw.NOT_JSON, A, B),
        bad(A + "\n" + A + A + "\n" + B, 2, 15, Flaw.NOT_JSON, A, B),
        bad(A + "\n{\"b\":[1,", 2, 8, Flaw.TORN, A),
        bad(A + "\n" + "[".repeat(1001) + "\n" + B, 2, 1009, Flaw.TOO_DEEP, A, B),
        bad(framed(A, "nul", B), 2, 49, Flaw.NOT_JSON, A, B),
        bad(framed(A, B).substring(0, 50), 2, 50, Flaw.TORN, A),
        bad(framed(A) + "Content-Len", 2, 28, Flaw.TORN, A),
        bad(late + "4\r\n\r\n" + A + framed(B), 2, 49, Flaw.WRONG_LENGTH, A, B),
        bad(late + "9\r\n\r\n" + A + framed(B), 2, 49, Flaw.WRONG_LENGTH, A, B),
        bad(late + "39\r\n\r\n" + A + framed(B, A), 2, 50, Flaw.WRONG_LENGTH, A, B, A),
        bad(late + "9000\r\n\r\n" + A + framed(B), 2, 52, Flaw.WRONG_LENGTH, A, B),
        bad(late + "0\r\n\r\n" + framed(B), 2, 49, Flaw.WRONG_LENGTH, A, B),
        bad(late + "99999999999\r\n\r\n" + A + framed(B), 2, 59, Flaw.TOO_LARGE, A, B),
        bad(late + "-7\r\n\r\n" + A + framed(B), 2, 28, Flaw.BAD_HEADER, A, B),
        bad(late + "7\r\nContent-Length: 8\r\n\r\n" + A, 2, 47, Flaw.BAD_HEADER, A),
        bad(framed(A) + "Length: 7\r\n\r\n" + A + framed(B), 2, 28, Flaw.BAD_HEADER, A, B),
        bad(framed(A) + "junk\r\n" + framed(B), 2, 28, Flaw.BAD_HEADER, A, B),
        bad("cut off\"}" + framed(A), 1, 0, Flaw.BAD_HEADER, A));
  }

  private static Arguments bad(
      String trace, int frame, long offset, Flaw flaw, String... documents) {
    return Arguments.of(trace, frame, offset, flaw, List.of(documents));
  }

  @ParameterizedTest
  @MethodSource("badTraces")
  void a_bad_frame_is_named_by_number_and_offset_or_left_out(
      String text, int frame, long offset, Flaw flaw, List<String> documents) throws IOException {
    Path trace = write(folder, text);

    assertThatUserError(() -> frames(trace, Traces.STRICT))
        .hasMessageStartingWith(
            "trace: frame " + frame + " at byte " + offset + ": " + flaw.words() + ": ");
    try (TraceReader reader = TraceReader.open(trace, skipping())) {
      List<String> left = new ArrayList<>();
      while (reader.next()) {
        left.add(new String(reader.frame().copy(), UTF_8));
      }
      assertThat(left).containsSubsequence(documents);
      assertThat(reader.skipped()).containsKey(flaw);
    }
  }

  @ParameterizedTest
  @MethodSource("invalidUtf8")
  void invalid_utf8(byte[] bytes) throws IOException {
    Path trace = folder.resolve("trace");
    byte[] document = "\"ascii before  \"\n[1]\n".getBytes(UTF_8);
    System.arraycopy(bytes, 0, document, 12, bytes.length);
    Files.write(trace, document);

    assertThatThrownBy(() -> frames(trace, Traces.STRICT))
        .hasMessageContaining("trace:1:13: invalid UTF-8: byte 0x");
    assertThat(frames(trace, skipping())).containsExactly("2@17 [1]");
  }

  /**
   * A lone continuation, overlong forms, a surrogate, beyond the last, a start without its rest.
   */
  static List<byte[]> invalidUtf8() {
    return List.of(
        new byte[] {(byte) 0x80},
        new byte[] {(byte) 0xc0, (byte) 0x80},
        new byte[] {(byte) 0xe0, (byte) 0x80, (byte) 0x80},
        new byte[] {(byte) 0xed, (byte) 0xa0, (byte) 0x80},
        new byte[] {(byte) 0xf4, (byte) 0x90, (byte) 0x80},
        new byte[] {(byte) 0xff},
        new byte[] {(byte) 0xe2, (byte) 0x82});
  }

  @Test
  void characters_of_every_length_are_valid() throws IOException {
    String text = "\"aé€😀\u07ff\u0800\ud7ff\ue000\uffff\udbff\udfff\"";

    assertThat(frames(write(folder, text), Traces.STRICT)).containsExactly("1@0 " + text);
  }

  @Test
  void a_limit_that_is_met_exactly_and_one_that_is_passed() throws IOException {
    TraceOptions seven = new TraceOptions(7, true, true);
    String long8 = "{\"a\":12}";

    assertThat(frames(write(folder, A + "\n" + long8 + "   \n" + A + "\n"), seven))
        .containsExactly("1@0 " + A, "3@20 " + A);
    assertThat(frames(write(folder, framed(A, long8, A)), seven))
        .extracting(frame -> frame.substring(frame.indexOf(' ') + 1))
        .containsExactly(A, A);
    assertThatThrownBy(() -> frames(write(folder, long8 + "\n"), new TraceOptions(7, false, true)))
        .hasMessageContaining("frame 1 at byte 0: over the limit: 8 bytes");
  }

  @Test
  void a_line_without_end_is_passed_in_bounded_memory() throws IOException {
    TraceOptions small = new TraceOptions(1000, true, true);
    String endless = "x".repeat(5 << 20);

    assertThat(frames(write(folder, A + "\n" + endless + "\n" + B + "\n" + endless), small))
        .containsExactly("1@0 " + A, "3@" + (9 + endless.length()) + " " + B);
  }

  @Test
  void a_line_that_does_not_end_is_refused_as_soon_as_it_is_over_the_limit() throws IOException {
    AtomicLong read = new AtomicLong();
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            read.incrementAndGet();
            return '0';
          }

          @Override
          public int read(byte[] bytes, int from, int length) {
            Arrays.fill(bytes, from, from + length, (byte) '0');
            read.addAndGet(length);
            return length;
          }
        };
    Lines lines = new Lines(new StreamWindow(endless, 4 << 20), 1 << 20);

    assertThatThrownBy(() -> lines.next(new Frame()))
        .isInstanceOf(BadFrame.class)
        .hasMessageMatching("more than \\d+ bytes are over the limit of 1048576 for a frame");
    assertThat(read.get()).isLessThan(4 << 20);
  }

  @Test
  void a_gzip_stream_that_breaks_off() throws IOException {
    String text = "[1]\n".repeat(50_000);
    byte[] bytes = Traces.gzip(text);
    Path trace = Files.write(folder.resolve("trace"), Arrays.copyOf(bytes, bytes.length - 20));

    assertThatUserError(() -> frames(trace, Traces.STRICT))
        .hasMessageContainingAll("of the uncompressed stream: damaged gzip", "ends early");
    try (TraceReader reader = TraceReader.open(trace, skipping())) {
      while (reader.next()) {
        assertThat(reader.frame().length()).isEqualTo(3);
      }
      assertThat(reader.skipped()).isEqualTo(Map.of(Flaw.DAMAGED_GZIP, 1L));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 17, 18, 19, 70_000, 200_000})
  void bytes_behind_the_last_gzip_member_are_damage_with_their_place(int behind)
      throws IOException {
    byte[] whole = Traces.gzip(A + "\n" + B + "\n");
    byte[] bytes = Arrays.copyOf(whole, whole.length + behind);
    Arrays.fill(bytes, whole.length, bytes.length, (byte) 'x');
    Path trace = Files.write(folder.resolve("trace"), bytes);

    assertThatUserError(() -> frames(trace, Traces.STRICT))
        .hasMessageContaining(
            "its last %d bytes, from byte %d of the file on, are no gzip"
                .formatted(behind, whole.length));
    assertThat(frames(trace, skipping())).hasSize(2);
  }

  @Test
  void a_file_whose_first_line_is_no_document_is_told_as_a_payload_is() throws IOException {
    assertThatThrownBy(() -> frames(write(folder, "{\n \"a\": 1,\n}"), Traces.STRICT))
        .hasMessageContaining(
            "trace:3:1: Unexpected character ('}' (code 125)): was expecting double-quote to start"
                + " field name; correct it");
    assertThatThrownBy(
            () ->
                frames(
                    write(folder, "{\n \"a\": 1\n}"),
                    new TraceOptions(TraceOptions.DEFAULT_MAX_FRAME_BYTES, false, true)))
        .hasMessageContaining("trace is one JSON document of several lines");
  }

  @Test
  void what_is_no_file_or_no_gzip() throws IOException {
    Path fake = Files.write(folder.resolve("fake"), new byte[] {0x1f, (byte) 0x8b, 1, 2, 3});

    Path cut = Files.write(folder.resolve("cut"), new byte[] {0x1f, (byte) 0x8b, 8});

    for (Path file : List.of(folder, folder.resolve("missing"), fake, cut)) {
      assertThatUserError(() -> frames(file, Traces.STRICT)).hasMessageNotContaining("null");
    }
  }

  @Test
  void a_stream_tells_its_share_once_an_interval() throws IOException {
    List<Double> shares = new ArrayList<>();
    long[] now = {0};
    try (TraceReader.WatchedStream stream =
        new TraceReader.WatchedStream(
            new ByteArrayInputStream(new byte[1000]), 1000, shares::add, () -> now[0])) {
      assertThat(stream.read(new byte[100])).isEqualTo(100);
      now[0] += 6_000_000_000L;
      assertThat(stream.read(new byte[150])).isEqualTo(150);
      assertThat(stream.read()).isZero();
      now[0] += 6_000_000_000L;
      assertThat(stream.read(new byte[0], 0, 0)).isZero();
      assertThat(stream.readAllBytes()).hasSize(749);
    }

    assertThat(shares).containsExactly(0.25, 0.251);
  }
}
