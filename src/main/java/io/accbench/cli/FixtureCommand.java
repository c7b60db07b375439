package io.accbench.cli;

import picocli.CommandLine.Command;

/** The command {@code accbench fixture}, which shows what fixtures are made from. */
@Command(
    name = "fixture",
    mixinStandardHelpOptions = true,
    description = "Shows what a fixture can be made from.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = FixtureInspectCommand.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  accbench fixture inspect trace.jsonl.gz",
      "  accbench fixture inspect events.jsonl --by /type    kinds by a value in each frame",
      "  accbench fixture inspect cut.trace --skip-bad-frames --max-frame 64M",
    })
final class FixtureCommand {}
