/** Numbers, tables and findings in words, as every report has them. */
package io.accbench.report.text;
