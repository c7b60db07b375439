package io.accbench.report.document;

/**
 * A place on an axis that has a label.
 *
 * @param value in the unit of the axis
 * @param label the value as text
 */
public record Tick(double value, String label) {}
