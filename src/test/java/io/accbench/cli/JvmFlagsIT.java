package io.accbench.cli;

import static io.accbench.cli.Cli.accbench;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.cli.Cli.Outcome;
import io.accbench.model.Jvm;
import io.accbench.model.JvmHeap.References;
import io.accbench.model.Launch;
import io.accbench.run.FakeJava;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real forks of one JVM with several flags. */
class JvmFlagsIT {
  @TempDir Path folder;

  @Test
  void flags_reach_the_forks_of_their_jvm_alone_and_stand_in_every_report() throws IOException {
    List<String> arguments =
        Words.of(
            "run --classpath target/test-classes --type io.accbench.acme.Fragile --factory"
                + " io.accbench.acme.Fragile::sample --strategy reflection --member method"
                + " --operation read --mode avgt --layout bean --slot typed -f 1 -wi 1 -w 50ms"
                + " -i 2 -r 50ms --out %s --jvm",
            folder.resolve("run"));
    String asked =
        "plain=F,own=F -Da=\"/opt/b,c/d\" -Xmx96m,throws=F -Dfragile=throw,bad=F -XX:+NoSuch";
    arguments.add(asked.replace("=F", "=" + Runtime.version().feature()));
    Outcome outcome = accbench(arguments).ended(5);

    assertThat(outcome.out())
        .contains("IllegalStateException: fragile by request")
        .contains("JVM bad does not start with -XX:+NoSuch: exit code 1: Unrecognized VM option")
        .contains("its flags give it a heap of its own");
    assertThat(Journals.of(folder.resolve("run")).launches().stream().filter(Launch::failed))
        .isNotEmpty()
        .allMatch(launch -> launch.cell().contains("/throws/"));
    List<Jvm> jvms = Journals.of(folder.resolve("run")).header().jvms();
    assertThat(jvms).extracting(Jvm::label).containsExactly("plain", "own", "throws", "bad");
    assertThat(jvms.get(1).flags().get(0))
        .as("no path of this machine")
        .startsWith("-Da=<elsewhere>/");
    assertThat(jvms.get(0).heap().references()).isEqualTo(References.UNSHIFTED);
    assertThat(jvms.get(0).heap().bytes()).isEqualTo(512 << 20);
    assertThat(jvms.get(1).heap().bytes()).isEqualTo(96 << 20);
    assertThat(jvms.get(3).heap()).isNull();
    assertThat(Files.readString(folder.resolve("run/report.md")))
        .contains("-Dfragile=throw", "96.0 MiB below 4 GB: references are not shifted");
    assertThat(Files.readString(folder.resolve("run/results.json")))
        .contains("\"-Xmx96m\"", "\"-Xmx512m\"");
  }

  @Tag("any-jdk")
  @Test
  void a_run_goes_on_with_the_same_flags_only() throws IOException {
    Path run = folder.resolve("run");
    String java = FakeJava.hostingCommand();
    accbench(Quick.run(1, run, "--jvm", "a=%s -Xlog:\"gc,safepoint\" -ea,b=%1$s".formatted(java)))
        .ended(0);
    Journals.cut(run, 1);
    byte[] journal = Files.readAllBytes(run.resolve("journal.jsonl"));
    String other = "a=%s -ea,b=%1$s".formatted(java);

    Outcome changed = accbench("run", "--resume", run.toString(), "--jvm", other).ended(2);

    assertThat(changed.err()).contains("changed since it began: the flags in --jvm");
    assertThat(run.resolve("journal.jsonl")).hasBinaryContent(journal);
    accbench("run", "--resume", run.toString()).ended(0);
    assertThat(Journals.of(run).end()).isNotNull();
  }
}
