/** The files of a run; one format a file. */
package io.accbench.report.run;
