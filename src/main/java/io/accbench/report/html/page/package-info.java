/** Pages in HTML that need nothing else: sections, tables, figures, style and script. */
package io.accbench.report.html.page;
