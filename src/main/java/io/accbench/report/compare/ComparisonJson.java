package io.accbench.report.compare;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.accbench.compare.Change;
import io.accbench.compare.ComparedGroup;
import io.accbench.compare.ComparedRow;
import io.accbench.compare.ComparedRow.Part;
import io.accbench.compare.Comparison;
import io.accbench.report.text.ReportJson;
import io.accbench.stats.Estimate;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/** Writes a comparison for programs; numbers that are not finite are null. */
public final class ComparisonJson {
  /**
   * The format's version, which increases when a program that reads an older version would read the
   * new one wrongly.
   */
  private static final int FORMAT_VERSION = 1;

  private static final ObjectMapper JSON =
      JsonMapper.builder().disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET).build();

  private ComparisonJson() {}

  public static void write(Comparison comparison, Writer out) throws IOException {
    ObjectNode document = JSON.createObjectNode();
    document.put("formatVersion", FORMAT_VERSION);
    document.put("confidence", comparison.confidence());
    comparison.labels().forEach(document.putArray("sides")::add);
    ArrayNode groups = document.putArray("groups");
    comparison.groups().forEach(group -> group(comparison, group, groups.addObject()));
    comparison.notes().forEach(document.putArray("notes")::add);
    JSON.writer(ReportJson.printer()).writeValue(out, document);
    out.write("\n");
    out.flush();
  }

  private static void group(Comparison comparison, ComparedGroup group, ObjectNode node) {
    node.put("quantity", lower(group.quantity()));
    node.put("mode", group.mode().label());
    node.put("unit", group.unit());
    ArrayNode rows = node.putArray("rows");
    for (ComparedRow row : group.rows()) {
      ObjectNode written = rows.addObject();
      written.put("benchmark", row.key().name());
      written.put("threads", row.key().threads());
      row.key().params().forEach(written.putObject("params")::put);
      ObjectNode sides = written.putObject("sides");
      for (int side = 0; side < row.parts().size(); side++) {
        part(row.parts().get(side), sides, comparison.labels().get(side));
      }
    }
    ObjectNode means = node.putObject("geometricMeans");
    for (int side = 1; side < group.means().size(); side++) {
      ComparedGroup.Mean mean = group.means().get(side);
      if (mean.change() != null) {
        ObjectNode written = means.putObject(comparison.labels().get(side));
        written.put("rows", mean.rows());
        change(mean.change(), written);
      }
    }
  }

  private static void part(Part part, ObjectNode sides, String label) {
    if (part.score() != null) {
      ObjectNode written = sides.putObject(label);
      estimate("score", part.score(), written);
      written.put("forks", part.forks());
      if (part.change() != null) {
        change(part.change(), written);
      }
    }
  }

  private static void change(Change change, ObjectNode node) {
    estimate("ratio", change.ratio(), node);
    node.put("shown", lower(change.shown()));
  }

  private static void estimate(String name, Estimate estimate, ObjectNode node) {
    if (estimate == null) {
      node.putNull(name);
      return;
    }
    ObjectNode written = node.putObject(name);
    number("center", estimate.center(), written);
    number("low", estimate.low(), written);
    number("high", estimate.high(), written);
  }

  private static void number(String name, double value, ObjectNode node) {
    if (Double.isFinite(value)) {
      node.put(name, value);
    } else {
      node.putNull(name);
    }
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
