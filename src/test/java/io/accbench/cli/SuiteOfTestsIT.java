package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A suite that nothing in the product knows, from its option to its reports. */
@Tag("any-jdk")
class SuiteOfTestsIT {
  private static final String QUICK =
      "--suite jvm-flags --mode sample -f 1 -wi 1 -w 20ms -i 2 -r 20ms --timeout 10s";

  @TempDir Path folder;

  private static List<String> command(String line, Object... values) {
    List<String> command = Words.of(line, values);
    command.addAll(Words.of(QUICK));
    return command;
  }

  @Test
  void its_axes_are_measured_compared_and_reported() throws IOException {
    Outcome run = accbench(command("run", "--param", "strings=compact", "--out", run())).ended(0);

    assertThat(run.out()).contains("collector").contains("parallel").contains("serial");
    List<NamedCsvRecord> rows = Journals.rows(folder.resolve("run"));
    assertThat(rows).extracting(row -> row.getField("collector")).contains("parallel", "serial");
    assertThat(rows).extracting(row -> row.getField("strings")).containsOnly("compact");
    assertThat(rows.get(1).getField("forks")).isEqualTo("1");
    assertThat(rows.get(1).getField("ratio")).isNotEmpty();
    assertThat(rows.get(1).getField("repeat"))
        .contains(" --suite jvm-flags ", " --param strings=compact ", " --row jvm-flags.");
    assertThat(Files.readString(folder.resolve("run/report.md"))).contains("| collector |");
    assertThat(Files.readString(folder.resolve("run/results.json")))
        .contains("\"strings\" : \"compact\"");
  }

  @Test
  void a_baseline_on_one_of_its_axes_makes_its_blocks() {
    Outcome plan = accbench(command("run", "--baseline", "strings=wide", "--dry-run")).ended(0);

    assertThat(plan.out())
        .contains("jvm-flags.parallel/")
        .contains("jvm-flags.parallel/wide/")
        .contains("jvm-flags.serial/");
  }

  @Test
  void what_it_does_not_have_is_named() {
    Outcome run =
        accbench(command("run", "--param", "string=wide", "--param", "collector=zgc", "--dry-run"))
            .ended(2);

    assertThat(run.err())
        .contains("axis \"string\" is unknown; did you mean \"strings\"?")
        .contains("collector \"zgc\" is unknown; known: parallel, serial");
  }

  @Test
  void the_other_suites_have_no_such_axis() {
    Outcome run = accbench("run", "--param", "strings=wide", "--dry-run").ended(2);

    assertThat(run.err()).contains("--param").contains("suite access");
  }

  private String run() {
    return folder.resolve("run").toString();
  }
}
