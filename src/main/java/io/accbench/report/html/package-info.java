/** The report of a run as a page for a browser; one section a file. */
package io.accbench.report.html;
