package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.accbench.model.ExitCode;
import io.accbench.model.Mode;
import io.accbench.model.Pollution;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.ProcessorSet;
import io.accbench.model.Range;
import io.accbench.model.UserException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RunSpecTest {

  @Test
  void the_command_line_replaces_the_profile_key_by_key() {
    RunSpec spec =
        spec(
            "--strategy=hidden",
            "--strategy=unsafe/switch, hidden",
            "--mode=thrpt,ss",
            "-jvmArgs=-Xmx1g -Xms1g",
            "--budget=5m",
            "-t=2,1",
            "--seed=-7");

    assertThat(spec.strategies()).containsExactly("hidden", "unsafe/switch");
    assertThat(spec.modes()).containsExactly(Mode.THROUGHPUT, Mode.SINGLE_SHOT);
    assertThat(spec.threads()).containsExactly(2, 1);
    assertThat(spec.seed()).isEqualTo(-7);
    assertThat(spec.settings().jvmArgs()).containsExactly("-Xmx1g", "-Xms1g");
    assertThat(spec.settings().limits().budget()).isEqualTo(Duration.ofMinutes(5));
    assertThat(spec.settings().rounds().steady()).isEqualTo(Range.exactly(5));
    assertThat(spec.settings().iterations().time()).isEqualTo(Duration.ofMillis(200));
    assertThat(spec.fixtures()).containsExactly("order");
  }

  /** On the command line, no command gets a list with a gap. */
  @Test
  void nothing_between_two_commas_of_a_profile_is_a_problem_told_once() {
    Map<String, String> gaps = Map.of("members", "field,,method,", "strategies", ",");

    UserException problem = catchThrowableOfType(UserException.class, () -> Samples.spec(gaps));

    assertThat(problem.problems())
        .containsExactly(
            "sample.yaml:1: strategies names nothing; name at least one",
            "sample.yaml:1: members has a comma with no value before or after it; leave the comma"
                + " out");
  }

  @Test
  void value_of_a_baseline_may_hold_commas_where_any_text_is_a_value() {
    RunSpec spec = spec("--jmh=a,b.jar", "--baseline=list=[1,2],jvm=17,size=a=b");

    assertThat(spec.baseline())
        .containsExactly(
            Map.entry("list", "[1,2]"), Map.entry("jvm", "17"), Map.entry("size", "a=b"));
  }

  @Test
  void baseline_names_an_axis_as_tables_head_it() {
    assertThat(spec("--codec=jackson,gson", "--baseline=codec=gson").baseline())
        .containsExactly(Map.entry("strategy", "gson"));
  }

  @Test
  void what_nobody_says_has_a_default() {
    RunSpec spec = spec();

    assertThat(spec.seed()).isEqualTo(42);
    assertThat(spec.threads()).containsExactly(1);
    assertThat(spec.selection().jvms).isEmpty();
    assertThat(spec.settings().limits().budget()).isNull();
    assertThat(spec.settings().placement().processors()).isEqualTo(ProcessorChoice.SAME);
    assertThat(spec.baseline()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          512m |                | -Xms512m -Xmx512m -XX:+AlwaysPreTouch
          512m@8g | -Da=b       | -Xms512m -Xmx512m -XX:+AlwaysPreTouch -XX:HeapBaseMinAddress=8g -Da=b
          2G   | -Da=b          | -Xms2g -Xmx2g -XX:+AlwaysPreTouch -Da=b
          jvm  | -Da=b          | -Da=b
               | -Da=b          | -Xms512m -Xmx512m -XX:+AlwaysPreTouch -Da=b
               | -Xmx64m        | -Xmx64m
               | -XX:MaxRAMPercentage=20 | -XX:MaxRAMPercentage=20
          """)
  void a_heap_is_touched_unless_the_arguments_speak_of_it(
      String heap, String arguments, String flags) {
    List<String> words = new ArrayList<>();
    if (heap != null) {
      words.add("--heap=" + heap);
    }
    if (arguments != null) {
      words.add("-jvmArgs=" + arguments);
    }

    RunSpec spec = spec(words.toArray(String[]::new));

    assertThat(String.join(" ", spec.settings().jvmArgs())).isEqualTo(flags);
  }

  @Test
  void forks_of_jmh_benchmarks_have_the_heap_of_their_jvm_unless_another_is_given() {
    assertThat(spec("--jmh=benchmarks.jar").settings().jvmArgs()).isEmpty();
    assertThat(spec("--jmh=benchmarks.jar", "--heap=1g").settings().jvmArgs())
        .contains("-Xmx1g", "-XX:+AlwaysPreTouch");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          all                    | reflection,direct,methodhandle,lambda,unsafe,varhandle,hidden
          !unsafe                | reflection,direct,methodhandle,lambda,varhandle,hidden
          hidden,all             | hidden,reflection,direct,methodhandle,lambda,unsafe,varhandle
          all,!hidden,!direct    | reflection,methodhandle,lambda,unsafe,varhandle
          !unsafe,unsafe/switch,lambda | lambda
          unsafe,unsafe/switch,!unsafe/switch | unsafe
          unsafe,unsafe/switch,!unsafe/typed  | unsafe/switch
          lambda, lambda ,direct | lambda,direct
          """)
  void strategy_syntax(String said, String expected) {
    assertThat(spec("--strategy=" + said).strategies()).containsExactly(expected.split(","));
  }

  @ParameterizedTest
  @ValueSource(strings = {"same", "any"})
  void processors_are_the_same_or_any(String said) {
    RunSpec spec = spec("--processors=" + said);

    assertThat(spec.settings().placement().processors()).hasToString(said);
  }

  @Test
  void processors_that_may_not_be_used_are_a_problem() {
    ProcessorsAreAllowed check = new ProcessorsAreAllowed(() -> ProcessorSet.parse("0-1,4"));

    assertThat(check.problems(ProcessorSet.parse("0,9")))
        .containsExactly(
            "--processors 0,9: processor 9 is not one that this process may use; allowed: 0-1,4");
    assertThat(check.problems(ProcessorSet.parse("2-4")))
        .containsExactly(
            "--processors 2-4: processors 2-3 are not among those that this process may use;"
                + " allowed: 0-1,4");
    assertThat(check.problems(ProcessorSet.parse("0,4"))).isEmpty();
    assertThat(check.problems(ProcessorSet.NONE)).isEmpty();
    assertThat(new ProcessorsAreAllowed(() -> ProcessorSet.NONE).problems(ProcessorSet.parse("9")))
        .as("where nothing is known of them")
        .isEmpty();
  }

  @Test
  void every_problem_is_reported_at_once() {
    assertThat(
            problems(
                "--strategy=hiden,unsafe/type,direct",
                "--operation=reed",
                "--mode=ss,throughput",
                "-f=0",
                "--heap=512",
                "-w=fast",
                "--budget=-5m",
                "--processors=0;2",
                "--seed=x",
                "--baseline=strategy=direct,vm=17"))
        .containsExactly(
            "strategy \"hiden\" is unknown; did you mean \"hidden\"? known: reflection, direct,"
                + " methodhandle, lambda, unsafe, varhandle, hidden",
            "strategy form \"unsafe/type\" is unknown; did you mean \"unsafe/typed\"? known:"
                + " unsafe/typed, unsafe/switch",
            "operation \"reed\" is unknown; did you mean \"read\"? known: read, write, construct,"
                + " copy",
            "mode \"throughput\" is unknown; known: thrpt, avgt, sample, ss",
            "--baseline: axis \"vm\" is unknown; did you mean \"jvm\"? known: suite, operation,"
                + " fixture, strategy, member, layout, slot, jvm, mode,"
                + " threads, pollution, injection",
            "-f must be a whole number or a range such as 5..100, 1 or more; found \"0\"",
            "-w must be a duration above zero such as 500ms, 1s or 5m; found \"fast\"",
            "--heap must be a size such as 512m, 2g or 512m@8g, or jvm; found \"512\"",
            "--budget must be a duration above zero such as 500ms, 1s or 5m; found \"-5m\"",
            "--processors must be same, any, or a list of processors such as 0,2-3; found \"0;2\"",
            "--seed must be a whole number; found \"x\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --baseline | hidden | baseline strategy "hidden" is not measured; measured: reflection, \
          direct; add it with --strategy
          --baseline | jvm=17 | baseline jvm "17" is not measured; measured: the running JVM; add \
          it with --jvm
          --baseline | hiden | --baseline: strategy "hiden" is unknown; did you mean "hidden"? \
          known: reflection, direct, methodhandle, lambda, unsafe, varhandle, hidden
          --baseline | fixture=order | baseline fixture: two values of fixture do different work \
          and have no ratio; name one of strategy, member, layout, slot, jvm, threads, pollution
          --baseline | pollution=types | baseline pollution "types" is not measured; measured: \
          none; add it with --pollution
          --pollution | none,string | pollution "string" is unknown; did you mean "strings"? known: \
          none, types, strings, application, shift, CLASS::METHOD, benchmarks:REGEX
          --pollution | benchmarks:Parser.* | --pollution benchmarks:Parser.*: suite access has no \
          benchmarks of a jar; use types, or measure a jar with --jmh
          --layout | mono,constant | -
          --property | id | property "id" conflicts with layout bean, which uses all \
          properties; add --layout mono
          --strategy | direct,!direct | no strategy is left; known: reflection, direct, \
          methodhandle, lambda, unsafe, varhandle, hidden
          """)
  void conflicts(String option, String text, String problem) {
    if (problem.equals("-")) {
      assertThat(spec(option + "=" + text).axis("layout")).containsExactly("mono", "constant");
    } else {
      assertThat(problems(option + "=" + text)).containsExactly(problem);
    }
  }

  @Test
  void a_comma_in_quotes_belongs_to_the_flags_of_a_jvm() {
    List<String> jvms = List.of("17", "x=25 -Xlog:\"a,b\" -Dc='d,e'", "y=25 -ea");
    String text = String.join(",", jvms);

    assertThat(spec("--jvm=" + text + ",17").selection().jvms).isEqualTo(jvms);
    assertThat(Samples.spec(Map.of("jvms", text)).selection().jvms).isEqualTo(jvms);
    assertThat(problems("--jvm=x=25 -ea,y=25 -esa", "--baseline=jvm=z"))
        .singleElement()
        .asString()
        .contains("measured: x, y");
  }

  @Test
  void pollutions_are_measured_once_each_and_a_clean_jvm_first() {
    assertThat(spec("--pollution=types,none,com.acme.Traffic::typical,types").pollutions())
        .extracting(Pollution::text)
        .containsExactly("none", "types", "com.acme.Traffic::typical");
    assertThat(spec().pollutions()).containsExactly(Pollution.NONE);
  }

  @Test
  void a_profile_has_pollutions_as_a_list() {
    assertThat(Samples.spec(Map.of("pollutions", "none,strings")).pollutions())
        .extracting(Pollution::text)
        .containsExactly("none", "strings");
  }

  @Test
  void an_option_that_means_something_in_other_suites_alone_is_refused() {
    assertThat(problems("--codec=jackson", "--layout=mono", "--slot=boxed", "-prof=gc"))
        .containsExactlyInAnyOrder(
            "--layout has no effect in suite codec; leave it out",
            "--slot has no effect in suite codec; leave it out",
            "-prof has no effect in suite codec; leave it out");
    assertThat(problems("--jmh=benchmarks.jar", "--strategy=unsafe", "--fixture=point"))
        .containsExactlyInAnyOrder(
            "--strategy has no effect in suite jmh; leave it out",
            "suite jmh measures benchmarks, and no fixture or type; leave out --fixture and"
                + " --type");
    assertThat(problems("--param=size=1"))
        .containsExactly("--param has no effect in suite access; leave it out");
    assertThat(
            spec("--jmh=benchmarks.jar", "--param=size=1", "--lib=com.acme:parser=1,2")
                .suite()
                .name())
        .isEqualTo("jmh");
  }

  @Test
  void pollution_has_no_effect_on_single_shots_alone() {
    assertThat(problems("--pollution=none,types,strings", "--mode=ss"))
        .containsExactly(
            "--pollution types,strings has no effect on single shots, which are measured in a clean"
                + " JVM alone; leave it out, or add a steady mode such as -bm avgt");
    assertThat(spec("--pollution=none", "--mode=ss").pollutions()).hasSize(1);
    assertThat(spec("--pollution=types", "--mode=ss,avgt").pollutions()).hasSize(1);
  }

  @Test
  void a_layout_of_one_property_needs_read_or_write() {
    assertThat(problems("--layout=mono", "--operation=construct"))
        .containsExactly(
            "layout mono measures read and write only, not construct; add one of these or --layout"
                + " bean");
  }

  @Test
  void a_failed_strategy_raises_no_second_problem_about_the_baseline() {
    assertThat(problems("--strategy=hiden", "--baseline=hidden")).hasSize(1);
  }

  private static RunSpec spec(String... words) {
    return Samples.spec(Samples.profile(Map.of()), words);
  }

  private static List<String> problems(String... words) {
    UserException thrown = catchThrowableOfType(UserException.class, () -> spec(words));
    assertThat(thrown.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    return thrown.problems();
  }
}
