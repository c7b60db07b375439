package io.accbench.rpctrace;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Comparator.comparing;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openrewrite.Parser;

/** The parsed sources: files of commons-lang3 without their javadoc, which the protocol lacks. */
final class Sources {
  /** A literal or a plain comment, both left alone, or a javadoc comment. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])*'|//[^\n]*"
              + "|(?<doc>[ \t]*/\\*\\*(?!/)(?s:.*?)\\*/[ \t]*\r?\n?)|/\\*(?s:.*?)\\*/");

  private static final Pattern FILE =
      Pattern.compile(
          "org/apache/commons/lang3/(compare|concurrent|event|exception|math|mutable|tuple|util)"
              + "/[A-Z]\\w*\\.java");

  private Sources() {}

  /**
   * The files of the smaller packages, sorted by name; without those that have a {@code for} loop,
   * since 8.81.0 cannot receive one that a recipe changed.
   */
  static List<Parser.Input> inputs() throws IOException {
    try (JarFile jar = new JarFile(jarOf("/org/apache/commons/lang3/StringUtils.java").toFile())) {
      List<Parser.Input> inputs = new ArrayList<>();
      for (JarEntry entry : jar.stream().sorted(comparing(JarEntry::getName)).toList()) {
        if (FILE.matcher(entry.getName()).matches()) {
          String text = new String(jar.getInputStream(entry).readAllBytes(), UTF_8);
          if (!text.contains(" for (")) {
            inputs.add(Parser.Input.fromString(Path.of(entry.getName()), withoutJavadoc(text)));
          }
        }
      }
      return inputs;
    }
  }

  /** The jar of commons-lang3's classes. */
  static Path classes() {
    return jarOf("/org/apache/commons/lang3/StringUtils.class");
  }

  private static Path jarOf(String resource) {
    String url = Sources.class.getResource(resource).getPath();
    return Path.of(URI.create(url.substring(0, url.indexOf("!/"))));
  }

  private static String withoutJavadoc(String source) {
    return TOKEN
        .matcher(source)
        .replaceAll(token -> token.group(1) == null ? Matcher.quoteReplacement(token.group()) : "");
  }
}
