package io.accbench.app;

import io.accbench.model.GivenCommand;

/**
 * The command that starts a run, in a form that may be published.
 *
 * @param line the command line as it was typed
 * @param given the command's options
 */
public record PublishedCommand(String line, GivenCommand given) {}
