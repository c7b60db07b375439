package io.accbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.model.Jvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GraalLogTest {
  private static final String THERE =
      "Using \"Graal Community compiler\" loaded from class files\n";
  private static final String OTHER =
      "HotSpotCompilation-401  Ljava/lang/String;  charAt  (I)C  | 132us  128B bytecodes\n";
  private static final String LOOP =
      "HotSpotCompilation-402  LA_jmhTest;  read_avgt_jmhStub  (LB;)V @ 9  | 132us  128B"
          + " bytecodes\n";

  @TempDir Path folder;

  private GraalLog log(int feature) {
    Jvm jvm = new Jvm("g", null, feature, "", "", Jvm.COMPILED_BY + "g", List.of(), List.of());
    return GraalLog.of(jvm, folder).orElseThrow();
  }

  private Map<String, String> proof(String text, boolean steady) throws IOException {
    Files.writeString(folder.resolve("graal.log"), text);
    return log(25).proof(steady);
  }

  @Test
  void names_the_compiler_and_counts_its_methods() throws IOException {
    assertThat(proof(THERE + OTHER + LOOP, true))
        .containsOnly(Map.entry("jit", "Graal Community compiler"), Map.entry("jit.methods", "2"));
  }

  @Test
  void on_jdk_17_it_says_so_in_other_words() throws IOException {
    String there = "Using compiler configuration 'community' provided by a.Factory loaded from b\n";
    String loop = LOOP.replace("HotSpotCompilation", "HotSpotOSRCompilation");

    assertThat(proof(there + loop, true))
        .containsOnly(Map.entry("jit", "community"), Map.entry("jit.methods", "1"));
  }

  @Test
  void a_steady_state_that_it_did_not_compile_is_none() {
    assertThatThrownBy(() -> proof(THERE + OTHER, true))
        .hasMessage(
            "Graal Community compiler compiled 1 methods, but not the measured loop: warm up"
                + " longer (-wi)");
  }

  @Test
  void a_single_shot_has_no_loop_to_compile() throws IOException {
    assertThat(proof(THERE, false)).containsEntry("jit.methods", "0");
  }

  @Test
  void silence_is_no_proof() {
    assertThatThrownBy(() -> proof("", false))
        .hasMessage("Graal was not in use: its log does not name it");
    assertThatThrownBy(() -> log(25).proof(false)).isInstanceOf(IOException.class);
  }

  @Test
  void its_properties_were_renamed() {
    assertThat(log(17).flags()).contains("-Dgraal.PrintCompilation=true");
    assertThat(log(25).flags()).contains("-Djdk.graal.PrintCompilation=true");
  }

  @Test
  void another_jvm_has_none() {
    Jvm plain = new Jvm("25", null, 25, "", "", "", List.of(), List.of());

    assertThat(GraalLog.of(plain, folder)).isEmpty();
  }
}
