package io.accbench.report.document;

import static java.nio.charset.StandardCharsets.UTF_8;

import gg.jte.Content;
import gg.jte.TemplateOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** A style sheet or a script of ours, which stands in the page as it is. */
enum PageAsset implements Content {
  STYLE("style", "page.css"),
  SCRIPT("script", "page.js");

  private final String tag;
  private final String text;

  PageAsset(String tag, String resource) {
    this.tag = tag;
    try (InputStream in = PageAsset.class.getResourceAsStream(resource)) {
      this.text = new String(in.readAllBytes(), UTF_8);
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
  }

  /** Returns the sum by which a policy allows it: {@code sha256-…}. */
  String hash() {
    try {
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(sum);
    } catch (NoSuchAlgorithmException absent) {
      throw new IllegalStateException(absent); // every JDK has it
    }
  }

  @Override
  public void writeTo(TemplateOutput output) {
    output.writeContent("<" + tag + ">" + text + "</" + tag + ">");
  }
}
