package io.accbench.app.run;

import io.accbench.analysis.Analysis;
import io.accbench.analysis.Analyzer;
import io.accbench.journal.JournalFile;
import io.accbench.journal.JournalReader;
import io.accbench.model.UserException;
import io.accbench.report.document.Element;
import io.accbench.report.document.Formats;
import io.accbench.report.hotspot.RunHotspots;
import io.accbench.report.run.Readme;
import io.accbench.report.run.RunDocument;
import io.accbench.report.run.SitePage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder with the pages of many runs and a front page, which any static host serves. A folder
 * with a README is a study: all runs in it and below are its own.
 */
public final class Site {
  /** The number of levels below the given folder at which runs may lie. Arbitrary. */
  private static final int DEPTH = 3;

  private static final String README = "README.md";
  private static final String STUDY = "study.html";
  private static final String RUN = "report.html";

  private final Path reports;
  private final Path site;
  private final List<Path> runs;

  /** The folders with a README; the reports' own is the empty path. */
  private final Set<Path> written;

  /**
   * @param reports a folder with folders of runs
   * @param site the folder to write; pages of accbench in it are replaced
   */
  public Site(Path reports, Path site) throws IOException {
    this.reports = reports;
    this.site = site;
    List<Path> folders = folders();
    this.runs =
        folders.stream()
            .filter(folder -> Files.isRegularFile(JournalFile.in(reports.resolve(folder))))
            .toList();
    this.written =
        folders.stream()
            .filter(folder -> Files.isRegularFile(reports.resolve(folder).resolve(README)))
            .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private List<Path> folders() throws IOException {
    if (!Files.isDirectory(reports)) {
      return List.of();
    }
    try (Stream<Path> folders = Files.walk(reports, DEPTH)) {
      return folders.filter(Files::isDirectory).sorted().map(reports::relativize).toList();
    } catch (UncheckedIOException unreadable) {
      throw UserException.badInput(
          reports
              + ": cannot be searched for runs ("
              + unreadable.getCause()
              + "); permit it, or name a folder of runs' folders alone");
    }
  }

  /** Writes the pages and returns them, the front page first. */
  public List<Path> write() throws IOException {
    if (runs.isEmpty()) {
      throw UserException.badInput(reports + ": no run in it; name a folder of runs' folders");
    }
    List<Path> pages = new ArrayList<>(List.of(site.resolve("index.html")));
    try {
      refuseOther(pages.get(0));
      SitePage index = new SitePage();
      List<String> order = List.of();
      for (Path folder : written) {
        Readme readme = readme(folder, target -> onSite(folder, target));
        if (folder.equals(Path.of(""))) {
          index.begin(readme);
          order = readme.links().stream().map(link -> link.replaceFirst("/[^/]*$", "")).toList();
        } else {
          String front = "../".repeat(folder.getNameCount()) + "index.html";
          pages.add(page(folder, STUDY, out -> SitePage.write(readme, front, out)));
        }
      }
      for (Map.Entry<Path, List<Path>> study : studies(order)) {
        pages.addAll(add(index, study.getKey(), study.getValue()));
      }
      WholeFile.write(pages.get(0), index::write);
    } catch (IOException unwritable) {
      throw UserException.badInput(
          "--site " + site + ": cannot be written (" + unwritable + "); choose another");
    }
    return pages;
  }

  private static void refuseOther(Path index) throws IOException {
    if (ExistingFile.isOther(index, SitePage::isOne)) {
      throw UserException.badInput(
          index + ": is a page that accbench did not write; choose another --site");
    }
  }

  private Readme readme(Path folder, UnaryOperator<String> target) {
    Path file = reports.resolve(folder).resolve(README);
    try {
      String markdown = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      return new Readme(shown(folder), markdown, target);
    } catch (IOException unreadable) {
      throw UserException.badInput(file + ": cannot be read (" + unreadable + "); permit it");
    }
  }

  /**
   * Returns where a link of a folder's README leads on the site; null where it has no such page.
   */
  private String onSite(Path folder, String target) {
    if (target.matches("#.*|[a-zA-Z][a-zA-Z0-9+.-]*:.*")) {
      return target;
    }
    String[] parts = target.split("#", 2);
    Path file;
    try {
      file = folder.resolve(parts[0]).normalize();
    } catch (InvalidPathException nowhere) {
      return null;
    }
    Path parent = file.getParent() == null ? Path.of("") : file.getParent();
    String page =
        file.endsWith(README) && written.contains(parent)
            ? parent.equals(Path.of("")) ? "index.html" : STUDY
            : file.endsWith("report.md") && runs.contains(parent) ? RUN : null;
    return page == null
        ? null
        : parts[0].replaceFirst("[^/]+$", page) + (parts.length > 1 ? "#" + parts[1] : "");
  }

  /** Returns the runs of each study: those first whose names the front page gives, in its order. */
  private List<Map.Entry<Path, List<Path>>> studies(List<String> order) {
    Map<Path, List<Path>> studies = new LinkedHashMap<>();
    for (Path run : runs) {
      Path study = run;
      while (study != null && !written.contains(study)) {
        study = study.getParent();
      }
      studies.computeIfAbsent(study == null ? run : study, each -> new ArrayList<>()).add(run);
    }
    return studies.entrySet().stream()
        .sorted(Comparator.comparingInt(study -> place(order, shown(study.getKey()))))
        .toList();
  }

  private static int place(List<String> order, String name) {
    return order.contains(name) ? order.indexOf(name) : order.size();
  }

  private List<Path> add(SitePage index, Path study, List<Path> runs) throws IOException {
    List<Path> pages = new ArrayList<>();
    List<Element.Link> links = new ArrayList<>();
    Readme readme = new Readme(shown(study), "", target -> null);
    if (written.contains(study) && !study.equals(Path.of(""))) {
      readme = readme(study, target -> null); // its links lead on from its own page
      links.add(new Element.Link(shown(study) + "/" + STUDY, "The study"));
    }
    Analysis first = null;
    for (Path run : runs) {
      Analysis analysis =
          Analyzer.analyze(JournalReader.read(JournalFile.in(reports.resolve(run))));
      pages.add(page(run, RUN, out -> Formats.HTML.write(new RunDocument(analysis), out)));
      FlameFolder.write(pages.get(pages.size() - 1).getParent(), RunHotspots.of(analysis));
      links.add(
          new Element.Link(
              shown(run) + "/" + RUN,
              "All that " + (runs.size() == 1 ? "it" : shown(run)) + " measured"));
      first = first == null ? analysis : first;
    }
    index.add(readme, first, links);
    return pages;
  }

  private Path page(Path folder, String name, WholeFile.FileContent content) throws IOException {
    Path page = site.resolve(shown(folder)).resolve(name);
    Files.createDirectories(page.getParent());
    WholeFile.write(page, content);
    return page;
  }

  /** Returns the name of a folder of the reports; a run that is the reports themselves has one. */
  private static String shown(Path folder) {
    String name = folder.toString().replace('\\', '/');
    return name.isEmpty() ? "run" : name;
  }
}
