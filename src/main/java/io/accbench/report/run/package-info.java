/**
 * A run: its document, one section a file, what a page draws in it, and the files that it is
 * written to. The sections show what the analysis has. They compute nothing but the changes of
 * level in the iterations, for runs of up to 400 forks.
 *
 * <p>The page is whole without style and script. A policy that forbids both takes away the dark
 * colours, filter and sort. The page's own policy allows its style and script by their sums, and no
 * request at all.
 */
package io.accbench.report.run;
