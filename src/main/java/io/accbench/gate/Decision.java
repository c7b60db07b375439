package io.accbench.gate;

import io.accbench.model.Finding;
import java.util.List;

/**
 * The decision of a gate over all rows.
 *
 * @param outcome the worst outcome of the rows that count; {@link Outcome#EQUIVALENT} when no row
 *     regressed, improved or stayed open
 * @param rows the judged rows, the worst first
 * @param findings every doubt, among them expired waivers
 * @param sentence the decision in one sentence
 */
public record Decision(
    Outcome outcome, List<JudgedRow> rows, List<Finding> findings, String sentence) {}
