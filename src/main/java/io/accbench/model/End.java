package io.accbench.model;

/**
 * The journal's last entry; absent after an interruption.
 *
 * @param finished the time of the end, as an ISO-8601 instant
 * @param load the one-minute load average at that time, negative when unknown
 */
public record End(String finished, double load) {}
