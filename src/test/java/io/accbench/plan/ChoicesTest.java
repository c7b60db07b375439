package io.accbench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.accbench.model.ExitCode;
import io.accbench.model.Mode;
import io.accbench.model.ProcessorChoice;
import io.accbench.model.ProcessorSet;
import io.accbench.model.Range;
import io.accbench.model.UserException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChoicesTest {

  @Test
  @SuppressWarnings("NullAway") // null is what picocli holds for an option that was not given
  void the_command_line_replaces_the_profile_key_by_key() {
    Overrides overrides =
        new Overrides()
            .with(Key.STRATEGIES, List.of("hidden", "unsafe/switch,hidden"))
            .with(Key.MODES, "thrpt,ss")
            .with(Key.JVM_ARGS, "-Xmx1g -Xms1g")
            .with(Key.BUDGET, "5m")
            .with(Key.THREADS, "2,1")
            .with(Key.SEED, "-7")
            .with(Key.FORKS, (String) null);

    Choices choices = Choices.of(Samples.profile(Map.of()), overrides, Samples.CATALOG, 1);

    assertThat(choices.strategies()).containsExactly("hidden", "unsafe/switch");
    assertThat(choices.modes()).containsExactly(Mode.THROUGHPUT, Mode.SINGLE_SHOT);
    assertThat(choices.threads()).containsExactly(2, 1);
    assertThat(choices.seed()).isEqualTo(-7);
    assertThat(choices.settings().jvmArgs()).containsExactly("-Xmx1g", "-Xms1g");
    assertThat(choices.settings().limits().budget()).isEqualTo(Duration.ofMinutes(5));
    assertThat(choices.settings().rounds().steady()).isEqualTo(Range.exactly(5));
    assertThat(choices.settings().iterations().time()).isEqualTo(Duration.ofMillis(200));
    assertThat(choices.fixtures()).containsExactly("order");
  }

  @Test
  void nothing_between_two_commas_is_a_problem_told_once() {
    Overrides overrides = new Overrides().with(Key.MEMBERS, "field,,method,");

    UserException problem =
        catchThrowableOfType(
            UserException.class,
            () -> Choices.of(Samples.profile(Map.of()), overrides, Samples.CATALOG, 1));

    assertThat(problem.problems())
        .containsExactly(
            "--member has a comma with no value before or after it; leave the comma out");
  }

  @Test
  void value_of_a_baseline_may_hold_commas_where_any_text_is_a_value() {
    Overrides overrides =
        new Overrides()
            .with(Key.JMH, List.of("a,b.jar"))
            .with(Key.BASELINE, "list=[1,2],jvm=17,size=a=b");

    Choices choices = Choices.of(Samples.profile(Map.of()), overrides, Samples.CATALOG, 1);

    assertThat(choices.baseline().values())
        .containsExactly(
            Map.entry("list", "[1,2]"), Map.entry("jvm", "17"), Map.entry("size", "a=b"));
  }

  @Test
  void what_nobody_says_has_a_default() {
    Choices choices = Choices.of(Samples.profile(Map.of()), new Overrides(), Samples.CATALOG, 42);

    assertThat(choices.seed()).isEqualTo(42);
    assertThat(choices.threads()).containsExactly(1);
    assertThat(choices.jvms()).isEmpty();
    assertThat(choices.settings().limits().budget()).isNull();
    assertThat(choices.settings().placement().processors()).isEqualTo(ProcessorChoice.SAME);
    assertThat(choices.baseline()).isEqualTo(Baseline.FIRST);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          512m |                | -Xms512m -Xmx512m -XX:+AlwaysPreTouch
          2G   | -Da=b          | -Xms2g -Xmx2g -XX:+AlwaysPreTouch -Da=b
          jvm  | -Da=b          | -Da=b
               | -Da=b          | -Xms512m -Xmx512m -XX:+AlwaysPreTouch -Da=b
               | -Xmx64m        | -Xmx64m
               | -XX:MaxRAMPercentage=20 | -XX:MaxRAMPercentage=20
          """)
  void a_heap_is_touched_unless_the_arguments_speak_of_it(
      String heap, String arguments, String flags) {
    Overrides overrides = new Overrides().with(Key.HEAP, heap).with(Key.JVM_ARGS, arguments);

    Choices choices = Choices.of(Samples.profile(Map.of()), overrides, Samples.CATALOG, 1);

    assertThat(String.join(" ", choices.settings().jvmArgs())).isEqualTo(flags);
  }

  @Test
  void forks_of_jmh_benchmarks_have_the_heap_of_their_jvm_unless_another_is_given() {
    Overrides jar = new Overrides().with(Key.JMH, "benchmarks.jar");

    assertThat(flags(jar)).isEmpty();
    assertThat(flags(jar.with(Key.HEAP, "1g"))).contains("-Xmx1g", "-XX:+AlwaysPreTouch");
  }

  private static List<String> flags(Overrides overrides) {
    return Choices.of(Samples.profile(Map.of()), overrides, Samples.CATALOG, 1)
        .settings()
        .jvmArgs();
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
    assertThat(Samples.choices(Map.of(Key.STRATEGIES, said)).strategies())
        .containsExactly(expected.split(","));
  }

  @ParameterizedTest
  @ValueSource(strings = {"same", "any"})
  void processors_are_the_same_or_any(String said) {
    Choices choices = Samples.choices(Map.of(Key.PROCESSORS, said));

    assertThat(choices.settings().placement().processors()).hasToString(said);
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
    Overrides overrides =
        new Overrides()
            .with(Key.STRATEGIES, "hiden,unsafe/type,direct")
            .with(Key.OPERATIONS, "reed")
            .with(Key.MODES, "ss,throughput")
            .with(Key.FORKS, "0")
            .with(Key.HEAP, "512")
            .with(Key.WARMUP_TIME, "fast")
            .with(Key.BUDGET, "-5m")
            .with(Key.PROCESSORS, "0;2")
            .with(Key.SEED, "x")
            .with(Key.BASELINE, "strategy=direct,vm=17");

    assertThat(problems(overrides))
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
                + " threads, injection",
            "-w must be a duration above zero such as 500ms, 1s or 5m; found \"fast\"",
            "-f must be a whole number or a range such as 5..100, 1 or more; found \"0\"",
            "--budget must be a duration above zero such as 500ms, 1s or 5m; found \"-5m\"",
            "--processors must be same, any, or a list of processors such as 0,2-3; found \"0;2\"",
            "--heap must be a size such as 512m or 2g, or jvm; found \"512\"",
            "--seed must be a whole number; found \"x\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          BASELINE | hidden | baseline strategy "hidden" is not measured; measured: reflection, \
          direct; add it with --strategy
          BASELINE | jvm=17 | baseline jvm "17" is not measured; measured: the running JVM; add \
          it with --jvm
          BASELINE | hiden | --baseline: strategy "hiden" is unknown; did you mean "hidden"? \
          known: reflection, direct, methodhandle, lambda, unsafe, varhandle, hidden
          BASELINE | fixture=order | baseline fixture: two values of fixture do different work \
          and have no ratio; name one of strategy, member, layout, slot, jvm, threads
          LAYOUTS | mono,constant | -
          PROPERTY | id | property "id" conflicts with layout bean, which uses all \
          properties; add --layout mono
          STRATEGIES | direct,!direct | no strategy is left; known: reflection, direct, \
          methodhandle, lambda, unsafe, varhandle, hidden
          STRATEGIES | , | --strategy names nothing; name at least one
          """)
  void conflicts(Key key, String text, String problem) {
    Overrides overrides = new Overrides().with(key, text);

    if (problem.equals("-")) {
      Choices choices = Choices.of(Samples.profile(Map.of()), overrides, Samples.CATALOG, 1);
      assertThat(choices.axis("layout")).containsExactly("mono", "constant");
    } else {
      assertThat(problems(overrides)).containsExactly(problem);
    }
  }

  @Test
  void a_layout_of_one_property_needs_read_or_write() {
    assertThat(
            problems(new Overrides().with(Key.LAYOUTS, "mono").with(Key.OPERATIONS, "construct")))
        .containsExactly(
            "layout mono measures read and write only, not construct; add one of these or --layout"
                + " bean");
  }

  @Test
  void a_failed_strategy_raises_no_second_problem_about_the_baseline() {
    assertThat(problems(new Overrides().with(Key.STRATEGIES, "hiden").with(Key.BASELINE, "hidden")))
        .hasSize(1);
  }

  private static List<String> problems(Overrides overrides) {
    UserException thrown =
        catchThrowableOfType(
            UserException.class,
            () -> Choices.of(Samples.profile(Map.of()), overrides, Samples.CATALOG, 1));
    assertThat(thrown.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
    return thrown.problems();
  }
}
