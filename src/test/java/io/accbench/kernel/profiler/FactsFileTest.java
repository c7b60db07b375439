package io.accbench.kernel.profiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FactsFileTest {
  @TempDir Path folder;

  @Test
  void what_is_written_is_read_as_properties() throws IOException {
    Properties facts = new Properties();
    facts.setProperty("plain", "17.0.15+6");
    facts.setProperty("key with = : # ! \\ and blanks", " leading, trailing ");
    facts.setProperty("lines", "one\ntwo\r\n\tthree\f");
    facts.setProperty("text", "Žluťoučký 漢字 🙂");
    facts.setProperty("#first", "");
    Path file = folder.resolve("facts.properties");

    FactsFile.write(facts, file.toString());

    Properties read = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
      read.load(in);
    }
    assertThat(read).isEqualTo(facts);
  }
}
