/**
 * Documents of sections, sentences, tables and drawings, and the formats that write any of them:
 * one file a format. A drawing is a forest plot, or is put together from scales, marks and labels.
 * No library for the JVM draws forest plots, strips of forks and maps of verdicts that can be read,
 * searched and printed, and those of JavaScript add half a megabyte of script to each page. This
 * package alone uses jte.
 */
package io.accbench.report.document;
