/**
 * Pages in HTML that need nothing else: sections, tables, figures, style and script. With {@code
 * report.html.svg} it alone uses jte.
 */
package io.accbench.report.html.page;
