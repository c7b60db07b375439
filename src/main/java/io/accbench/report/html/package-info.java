/**
 * The document of a run, one section a file, and what a page draws in it. The sections show what
 * the analysis has. They compute nothing but the changes of level in the iterations, for runs of up
 * to 400 forks.
 *
 * <p>The page is whole without style and script. A policy that forbids both takes away the dark
 * colours, filter and sort. The page's own policy allows its style and script by their sums, and no
 * request at all. No library for the JVM draws forest plots, strips of forks and maps of verdicts
 * that can be read, searched and printed, and those of JavaScript add half a megabyte of script to
 * each page. So {@code report.html.svg} draws them.
 */
package io.accbench.report.html;
