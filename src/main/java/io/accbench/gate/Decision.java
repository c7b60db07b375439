package io.accbench.gate;

import io.accbench.model.Finding;
import java.util.List;

/**
 * What a gate found, whole.
 *
 * @param outcome the worst of the rows that count; {@link Outcome#EQUIVALENT} when none regressed,
 *     improved or stayed open
 * @param rows worst first
 * @param findings every doubt, among them expired waivers
 * @param sentence the whole in one sentence
 */
public record Decision(
    Outcome outcome, List<Judged> rows, List<Finding> findings, String sentence) {}
