package io.accbench.app.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.UserException;
import io.accbench.report.document.Formats;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.run.RunDocument;
import io.accbench.report.run.SitePage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A folder with the pages of many runs and a front page, which any static host serves. */
public final class Site {
  /** The number of levels below the given folder at which runs may lie. Arbitrary. */
  private static final int DEPTH = 3;

  private final Path reports;
  private final Path site;

  /**
   * @param reports a folder with folders of runs
   * @param site the folder to write; pages of accbench in it are replaced
   */
  public Site(Path reports, Path site) {
    this.reports = reports;
    this.site = site;
  }

  /** Writes the pages and returns them, the front page first. */
  public List<Path> write() throws IOException {
    List<Path> runs = runs();
    if (runs.isEmpty()) {
      throw UserException.badInput(reports + ": no run in it; name a folder of runs' folders");
    }
    SitePage index = new SitePage();
    List<Path> written = new ArrayList<>(List.of(site.resolve("index.html")));
    try {
      refuseOther(written.get(0));
      for (Path run : runs) {
        written.add(page(run, index));
      }
      Files.createDirectories(site);
      WholeFile.write(written.get(0), index::write);
    } catch (IOException unwritable) {
      throw UserException.badInput(
          "--site " + site + ": cannot be written (" + unwritable + "); choose another");
    }
    return written;
  }

  private static void refuseOther(Path index) throws IOException {
    if (ExistingFile.isOther(index, SitePage::isOne)) {
      throw UserException.badInput(
          index + ": is a page that accbench did not write; choose another --site");
    }
  }

  private List<Path> runs() throws IOException {
    if (!Files.isDirectory(reports)) {
      return List.of();
    }
    try (Stream<Path> folders = Files.walk(reports, DEPTH)) {
      return folders
          .filter(Files::isDirectory)
          .filter(folder -> Files.isRegularFile(JournalFile.in(folder)))
          .sorted()
          .toList();
    } catch (UncheckedIOException unreadable) {
      throw UserException.badInput(
          reports
              + ": cannot be searched for runs ("
              + unreadable.getCause()
              + "); permit it, or name a folder of runs' folders alone");
    }
  }

  private Path page(Path run, SitePage index) throws IOException {
    Analysis analysis = Analyzer.analyze(JournalReader.read(JournalFile.in(run)));
    String name = reports.relativize(run).toString().replace('\\', '/');
    String shown = name.isEmpty() ? "run" : name;
    Path folder = site.resolve(shown);
    Files.createDirectories(folder);
    Path page = folder.resolve("report.html");
    WholeFile.write(page, out -> Formats.HTML.write(new RunDocument(analysis), out));
    FlameFolder.write(folder, RunHotspots.of(analysis));
    index.add(
        question(run).orElse(shown), site.relativize(page).toString().replace('\\', '/'), analysis);
    return page;
  }

  /** Returns the title of a study's README, which is its question. */
  private static Optional<String> question(Path run) throws IOException {
    Path readme = run.resolve("README.md");
    if (!Files.isRegularFile(readme)) {
      return Optional.empty();
    }
    String text = new String(Files.readAllBytes(readme), StandardCharsets.UTF_8);
    return text.lines()
        .filter(line -> line.startsWith("# "))
        .map(line -> line.substring(2).replace("`", "").strip())
        .filter(title -> !title.isEmpty())
        .findFirst();
  }
}
