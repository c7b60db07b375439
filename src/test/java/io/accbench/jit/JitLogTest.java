package io.accbench.jit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.tuple;

import io.accbench.model.JitOutcome;
import io.accbench.model.LeftCode;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JitLogTest {
  private static final Path REAL = Path.of("src/test/resources/jit");
  private static final String BENCH = "io.accbench.kernel.bench.";

  /** A fork that is steady from the first line on. */
  private static final JitLog.LogSizes STEADY =
      new JitLog.LogSizes(Long.MAX_VALUE, 0, Long.MAX_VALUE);

  @TempDir Path folder;

  private JitLog read(String... lines) throws IOException {
    return JitLog.read(Files.write(folder.resolve("jit.log"), List.of(lines)), STEADY);
  }

  private List<JitOutcome> outcomes(String... lines) throws IOException {
    JitLog log = read(lines);
    assertThat(log.gaps()).isEmpty();
    return log.outcomes();
  }

  /** Returns the calls that stayed, each {@code caller bci callee: reason}. */
  private List<String> calls(String... lines) throws IOException {
    return outcomes(lines).stream()
        .flatMap(outcome -> outcome.calls().stream())
        .map(each -> each.caller() + " " + each.bci() + " " + each.callee() + ": " + each.reason())
        .toList();
  }

  private static JitLog.LogSizes sizes(long change, long steady, long last) {
    return new JitLog.LogSizes(change, steady, last);
  }

  private static String start(int thread, int id, int level, String method) {
    return "[%d] %4d       %d       %s (40 bytes)".formatted(thread, id, level, method);
  }

  private static String call(int thread, int depth, int bci, String callee, String words) {
    return "[%d] %s@ %d   %s (9 bytes)   %s"
        .formatted(thread, " ".repeat(30 + 2 * depth), bci, callee, words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk17.log", "jdk25.log"})
  void real_log_names_the_loop_and_the_call_in_it_that_stayed(String file) throws IOException {
    JitLog log = JitLog.read(REAL.resolve(file), STEADY);

    assertThat(log.gaps()).isEmpty();
    JitOutcome.CallLeft stayed =
        new JitOutcome.CallLeft(
            BENCH + "ReadAll::run",
            29,
            BENCH + "ReadSlot::read",
            "already compiled into a big method");
    assertThat(log.outcomes())
        .filteredOn(each -> each.method().equals(BENCH + "ReadAll::run") && !each.part())
        .extracting(JitOutcome::osr, JitOutcome::bytes, JitOutcome::calls)
        .containsExactly(tuple(true, 39, List.of(stayed)), tuple(false, 39, List.of(stayed)));
    assertThat(log.outcomes())
        .filteredOn(each -> each.method().endsWith("operation_avgt_jmhStub") && !each.part())
        .hasSize(2)
        .allSatisfy(each -> assertThat(each.calls()).contains(stayed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk17.log", "jdk25.log"})
  void real_log_shows_the_branches_that_were_never_taken(String file) throws IOException {
    JitLog log = JitLog.read(REAL.resolve(file), STEADY);

    assertThat(log.outcomes())
        .filteredOn(each -> each.part() && each.method().equals(BENCH + "ReadSlot::read"))
        .singleElement()
        .satisfies(
            each ->
                assertThat(each.calls())
                    .as("no property of the payload is a byte, short or char")
                    .filteredOn(call -> !call.callee().endsWith("Blackhole::consume"))
                    .extracting(call -> call.callee().replaceFirst(".*::", ""))
                    .containsExactly("getByte", "getShort", "getChar"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdk17.log", "jdk25.log"})
  void real_log_torn_anywhere_is_read_as_far_as_it_goes(String file) throws IOException {
    byte[] whole = Files.readAllBytes(REAL.resolve(file));
    Path torn = folder.resolve("torn.log");
    for (int length = 0; length < whole.length; length += 997) {
      Files.write(torn, Arrays.copyOf(whole, length));
      boolean inside = length > 0 && whole[length - 1] != '\n';
      assertThat(JitLog.read(torn, STEADY).gaps())
          .isEqualTo(inside ? List.of("ends inside a line") : List.of());
    }
  }

  @Test
  void of_a_method_the_last_compilation_by_the_last_tier_counts() throws IOException {
    String[] lines = {
      start(7, 1, 4, "acme.A::run"),
      call(7, 0, 3, "acme.B::old", "too big"),
      start(7, 2, 4, "acme.A::run"),
      call(7, 0, 3, "acme.B::now", "hot method too big"),
      start(7, 3, 3, "acme.A::run"),
      call(7, 0, 3, "acme.B::first", "callee is too large")
    };

    assertThat(outcomes(lines)).hasSize(1);
    assertThat(calls(lines)).containsExactly("acme.A::run 3 acme.B::now: hot method too big");
  }

  @Test
  void lines_of_two_compilers_are_told_apart() throws IOException {
    assertThat(
            calls(
                start(7, 1, 4, "acme.A::run"),
                start(8, 2, 4, "acme.X::run"),
                call(7, 0, 3, "acme.B::b", "inline (hot)"),
                call(8, 0, 5, "acme.Y::y", "inline (hot)"),
                call(7, 1, 1, "acme.C::c", "too big"),
                call(8, 1, 2, "acme.Z::z", "failed to inline: too big")))
        .containsExactlyInAnyOrder(
            "acme.B::b 1 acme.C::c: too big", "acme.Y::y 2 acme.Z::z: too big");
  }

  @Test
  void compilation_that_was_given_up_leaves_the_one_before() throws IOException {
    assertThat(
            outcomes(
                start(7, 1, 4, "acme.A::run"),
                call(7, 0, 3, "acme.B::b", "too big"),
                start(7, 2, 4, "acme.A::run"),
                start(7, 2, 4, "acme.A::run") + "   COMPILE SKIPPED: out of nodes"))
        .singleElement()
        .satisfies(each -> assertThat(each.calls()).hasSize(1));
  }

  @Test
  void second_attempt_of_a_compilation_takes_the_place_of_the_first() throws IOException {
    assertThat(
            outcomes(
                start(7, 1, 4, "acme.A::run"),
                call(7, 0, 3, "acme.B::b", "NodeCountInliningCutoff"),
                call(7, 0, 3, "acme.B::b", "inline (hot)")))
        .singleElement()
        .satisfies(each -> assertThat(each.calls()).isEmpty());
  }

  @Test
  void calls_in_the_inlined_one_of_two_receivers_are_its_own() throws IOException {
    assertThat(
            calls(
                start(7, 1, 4, "acme.A::run"),
                call(7, 0, 3, "acme.Circle::area", "inline (hot)"),
                call(7, 0, 3, "acme.Square::area", "too big"),
                call(7, 1, 1, "acme.Circle::radius", "hot method too big")))
        .containsExactly(
            "acme.Circle::area 1 acme.Circle::radius: hot method too big",
            "acme.A::run 3 acme.Square::area: too big");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "inlining too deep",
        "recursive inlining too deep",
        "virtual call",
        "size > DesiredMethodLimit",
        "disallowed by CompileCommand",
        "failed to inline: native method"
      })
  void reason_is_kept_in_the_compilers_words(String words) throws IOException {
    assertThat(calls(start(7, 1, 4, "acme.A::run"), call(7, 0, 3, "acme.B::b", words)))
        .containsExactly("acme.A::run 3 acme.B::b: " + words.replace("failed to inline: ", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "inline",
        "inline (hot)",
        "accessor",
        "(intrinsic)",
        "(intrinsic, virtual)",
        "force inline by annotation",
        "never executed",
        "failed to inline: call site not reached"
      })
  void call_that_is_inlined_or_never_made_is_left_out(String words) throws IOException {
    assertThat(calls(start(7, 1, 4, "acme.A::run"), call(7, 0, 3, "acme.B::b", words))).isEmpty();
  }

  @Test
  void call_that_only_the_first_tier_mentions_stayed_where_a_callee_is_compiled()
      throws IOException {
    assertThat(
            calls(
                start(6, 1, 3, "acme.A::run"),
                call(6, 0, 3, "acme.Shape::area", "no static binding"),
                call(6, 0, 9, "acme.Shape::never", "no static binding"),
                start(7, 2, 4, "acme.Circle::area"),
                start(7, 3, 4, "acme.A::run"),
                call(7, 0, 5, "acme.B::b", "inline (hot)")))
        .containsExactly("acme.A::run 3 acme.Shape::area: no static binding");
  }

  /** Returns the calls in measured code for which no code was made, as {@link #calls}. */
  private List<String> unmade(String... lines) throws IOException {
    return outcomes(lines).stream()
        .filter(JitOutcome::part)
        .flatMap(outcome -> outcome.calls().stream())
        .map(each -> each.caller() + " " + each.bci() + " " + each.callee() + ": " + each.reason())
        .toList();
  }

  @Test
  void call_in_a_branch_that_the_last_tier_leaves_out_is_told_of_measured_code()
      throws IOException {
    String stub = "acme.jmh_generated.A::run_avgt_jmhStub";
    String[] lines = {
      start(6, 1, 3, "acme.B::b"),
      call(6, 0, 2, "acme.B::often", "inline"),
      call(6, 0, 5, "acme.B::seldom", "callee is too large"),
      call(6, 0, 8, "acme.Shape::area", "no static binding"),
      start(6, 2, 3, "acme.Other::o"),
      call(6, 0, 2, "acme.B::often", "callee is too large"),
      start(7, 3, 4, "acme.Other::o"),
      start(7, 4, 4, stub),
      call(7, 0, 3, "acme.B::b", "inline (hot)"),
      call(7, 1, 2, "acme.B::often", "inline (hot)"),
      call(7, 0, 9, "acme.C::never", "never executed")
    };

    assertThat(unmade(lines))
        .containsExactly(
            stub + " 9 acme.C::never: call site not reached",
            "acme.B::b 5 acme.B::seldom: call site not reached",
            "acme.B::b 8 acme.Shape::area: no static binding");
  }

  @Test
  void call_that_is_made_in_one_place_is_made() throws IOException {
    assertThat(
            unmade(
                start(6, 1, 3, "acme.jmh_generated.A::run_avgt_jmhStub"),
                start(6, 1, 3, "acme.B::b"),
                call(6, 0, 5, "acme.B::seldom", "callee is too large"),
                start(7, 2, 4, "acme.A::run"),
                call(7, 0, 1, "acme.B::b", "inline (hot)"),
                call(7, 1, 5, "acme.B::seldom", "too big"),
                start(7, 3, 4, "acme.jmh_generated.A::run_avgt_jmhStub"),
                call(7, 0, 1, "acme.A::run", "too big"),
                call(7, 0, 4, "acme.B::b", "inline (hot)")))
        .isEmpty();
  }

  /** So does work that a fork does before it warms up: its types are not those of the loop. */
  @Test
  void what_is_compiled_before_the_loop_does_not_tell_of_what_the_loop_contains()
      throws IOException {
    String stub = "acme.jmh_generated.A::run_avgt_jmhStub";
    assertThat(
            outcomes(
                start(6, 1, 3, "acme.B::b"),
                call(6, 0, 5, "java.lang.Object::equals", "no static binding"),
                start(7, 2, 4, "acme.Before::read"),
                call(7, 0, 1, "acme.B::b", "inline (hot)"),
                call(7, 1, 5, "acme.Key::equals", "inline (hot)"),
                start(7, 3, 4, "acme.Key::equals"),
                start(6, 4, 3, stub),
                start(7, 5, 4, stub),
                call(7, 0, 1, "acme.B::b", "inline (hot)")))
        .filteredOn(outcome -> outcome.method().equals(stub))
        .flatExtracting(JitOutcome::calls)
        .extracting(JitOutcome.CallLeft::callee)
        .containsExactly("java.lang.Object::equals");
  }

  @ParameterizedTest
  @CsvSource({"'',''", "': marked for deoptimization',marked for deoptimization"})
  void code_of_the_last_tier_that_is_discarded_counts_from_the_steady_part_on(
      String told, String reason) throws IOException {
    String discarded = start(7, 1, 4, "acme.A::run") + "   made not entrant" + told;
    List<String> lines =
        List.of(
            start(7, 1, 4, "acme.A::run"),
            discarded,
            discarded,
            start(7, 9, 3, "acme.A::run") + "   made not entrant" + told,
            discarded);
    Path file = Files.write(folder.resolve("jit.log"), lines);
    long steady = lines.get(0).length() + discarded.length() + 2L;

    LeftCode place = new LeftCode("acme.A::run", -1, reason);
    JitLog log = JitLog.read(file, sizes(lines.get(0).length(), steady, Long.MAX_VALUE));
    assertThat(log.steady()).containsExactly(entry(place, 2));
    assertThat(log.changed()).containsExactly(entry(place, 3));
    assertThat(JitLog.read(file, sizes(0, Long.MAX_VALUE, Long.MAX_VALUE)).steady()).isEmpty();
    assertThat(JitLog.read(file, sizes(0, 0, steady)).steady())
        .as("before the last iteration, into which the proof falls")
        .containsExactly(entry(place, 1));
  }

  /** Lines of JDK 25; those of 21 are the same. Code 12 is discarded for what trapped in it. */
  @Test
  void a_trap_has_its_place_and_reason_and_the_code_that_it_discards_is_not_counted_again()
      throws IOException {
    JitLog log =
        read(
            "[7] cid=  12     level=4 acme.A.call(Lacme/A$S;)I trap_bci=1 class_check"
                + " maybe_recompile pc=0x00007f4 relative_pc=0x4c",
            "[8] cid=  12     level=4 acme.A.call(Lacme/A$S;)I trap_bci=1 class_check"
                + " reinterpret pc=0x00007f4 relative_pc=0x4c",
            start(7, 12, 4, "acme.A::run") + "   made not entrant: uncommon trap",
            "[7] cid=  13 osr level=4 acme.A.main([Ljava/lang/String;)V trap_bci=63 osr_bci=59"
                + " unstable_if reinterpret pc=0x00007f4 relative_pc=0x280",
            "[7] cid=  14     level=2 acme.A.call(Lacme/A$S;)I trap_bci=1 class_check none pc=0x0",
            "[7] cid= torn",
            "[7] cid=  15     level=4 torn trap_bci=1",
            start(7, 16, 4, "acme.A::run") + "   made not entrant: marked for deoptimization");

    assertThat(log.steady())
        .containsOnly(
            entry(new LeftCode("acme.A::call", 1, "class_check"), 2),
            entry(new LeftCode("acme.A::main", 63, "unstable_if"), 1),
            entry(new LeftCode("acme.A::run", -1, "marked for deoptimization"), 1));
  }

  @Test
  void only_a_jvm_that_knows_them_is_asked_for_its_traps() {
    assertThat(JitLog.selection(17)).doesNotContain("deoptimization");
    assertThat(JitLog.selection(21)).endsWith(",deoptimization=debug");
  }

  @Test
  void compiler_that_tells_no_decision_has_no_calls() throws IOException {
    assertThat(
            outcomes(
                start(6, 1, 3, "acme.A::run"),
                call(6, 0, 3, "acme.Shape::area", "no static binding"),
                start(7, 2, 4, "acme.Circle::area"),
                start(7, 3, 4, "acme.A::run")))
        .hasSize(2)
        .flatExtracting(JitOutcome::calls)
        .isEmpty();
  }

  @Test
  void methods_of_the_jdk_are_kept_where_what_is_kept_calls_them() throws IOException {
    assertThat(
            outcomes(
                start(7, 1, 4, "java.util.HashMap::get"),
                start(7, 2, 4, "java.util.HashMap::put"),
                start(7, 3, 4, "acme.A::run"),
                call(7, 0, 3, "java.util.HashMap::get", "too big")))
        .extracting(JitOutcome::method)
        .containsExactly("java.util.HashMap::get", "acme.A::run");
  }

  @Test
  void names_are_the_same_in_every_process() throws IOException {
    String[] lines = {
      start(7, 1, 4, "acme.A$$Lambda$14/0x0000000800c8c8d8::get"),
      start(7, 2, 4, "acme.A$$Lambda/0x00007f12a4002bd0::apply"),
      start(7, 3, 4, "acme.A$$Hidden$x$INT/0x0000000094093000::getInt"),
      call(7, 0, 2, "java.lang.invoke.LambdaForm$MH/0x0000000800c4::invoke", "too big"),
      "[7] " + " ".repeat(30) + "@ 4  acme/Gone::<init> (not loaded)   not inlineable"
    };

    assertThat(outcomes(lines))
        .extracting(JitOutcome::method)
        .containsExactly(
            "acme.A$$Lambda::get", "acme.A$$Lambda::apply", "acme.A$$Hidden$x$INT::getInt");
    assertThat(calls(lines))
        .containsExactly(
            "acme.A$$Hidden$x$INT::getInt 2 java.lang.invoke.LambdaForm$MH::invoke: too big",
            "acme.A$$Hidden$x$INT::getInt 4 acme.Gone::<init>: not inlineable");
  }

  @Test
  void jvm_with_one_tier_does_not_name_it() throws IOException {
    assertThat(
            calls(
                "[7]   12    b      acme.A::run (40 bytes)",
                "[7] " + " ".repeat(28) + "@ 3   acme.B::b (9 bytes)   inline (hot)",
                "[7] " + " ".repeat(30) + "@ 1   acme.C::c (9 bytes)   too big"))
        .containsExactly("acme.B::b 1 acme.C::c: too big");
  }

  @Test
  void malformed_lines_are_left_out() throws IOException {
    assertThat(
            outcomes(
                "",
                "[",
                "[]",
                "[7]",
                "[7] ",
                "[x] 1",
                "[99999999999] 1",
                "[7]    1       4",
                "[7]    1       4       (method)",
                "[7]    1       4       acme.A::run (x bytes)",
                "[7]    1       4       acme.A::run (9999999999 bytes)",
                "\u0000\u0000\u0000",
                start(7, 2, 4, "acme.A::run"),
                "[7]                                @ ",
                "[7]                                @ x   acme.B::b (1 bytes)   too big",
                "[7]                                @ 3   acme.B::b (1 bytes)",
                "[7]                                @ 3   acme.B::b (1 bytes)   ",
                "[7]                                \\-> TypeProfile (9/9 counts) = acme/B",
                call(7, 8, 3, "acme.B::deep", "too big"),
                call(9, 0, 3, "acme.B::other", "too big"),
                "[7] " + "x".repeat(100_000),
                start(7, 1, 3, "acme.A::run") + "   made not entrant"))
        .containsExactly(new JitOutcome("acme.A::run", false, 40, List.of()));
  }

  @Test
  void huge_log_is_cut_off() throws IOException {
    Path huge = folder.resolve("huge.log");
    byte[] line = (start(7, 1, 3, "acme.A::other") + "\n").getBytes(StandardCharsets.UTF_8);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(huge))) {
      out.write((start(7, 1, 4, "acme.A::run") + "\n").getBytes(StandardCharsets.UTF_8));
      for (int i = 0; i < (2 << 20) / line.length; i++) {
        out.write(line);
      }
    }
    JitLog log = JitLog.read(huge, STEADY, 1, 100);

    assertThat(log.gaps()).containsExactly("cut off after 1 MB");
    assertThat(log.outcomes()).extracting(JitOutcome::method).containsExactly("acme.A::run");
  }

  @Test
  void too_many_methods_are_cut_off() throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      lines.add(start(7, i, 4, "acme.A::m" + i));
    }
    Path many = Files.write(folder.resolve("many.log"), lines);

    JitLog log = JitLog.read(many, STEADY, 1, 20);

    assertThat(log.gaps()).containsExactly("cut off after 20 methods");
    assertThat(log.outcomes()).hasSize(20);
  }

  @Test
  void chain_longer_than_any_compilers_is_left_out() throws IOException {
    List<String> lines = new ArrayList<>(List.of(start(7, 1, 4, "acme.A::run")));
    for (int depth = 0; depth < 1_900; depth++) {
      lines.add(call(7, depth, 1, "acme.A::m" + depth, "inline (hot)"));
      lines.add(call(7, depth, 2, "acme.A::call" + depth, "too big"));
      lines.add(call(7, depth, 1, "acme.A::m" + depth, "inline (hot)"));
    }
    assertThat(calls(lines.toArray(String[]::new))).hasSize(201);
  }

  @Test
  void long_name_is_shortened() throws IOException {
    String type = "acme." + "A".repeat(1_000);
    assertThat(outcomes(start(7, 1, 4, type + "::run")))
        .singleElement()
        .satisfies(each -> assertThat(each.method()).hasSize(301).endsWith("…"));
  }

  @Test
  void empty_log_has_no_outcomes_and_a_missing_one_is_an_error() throws IOException {
    assertThat(outcomes()).isEmpty();
    assertThatThrownBy(() -> JitLog.read(folder.resolve("no"), STEADY))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> JitLog.read(folder, STEADY)).isInstanceOf(IOException.class);
  }
}
