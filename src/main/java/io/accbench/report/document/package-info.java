/**
 * Documents of sections, sentences, tables and drawings, and the formats that write any of them:
 * one file a format. With {@code report.html.svg} it alone uses jte.
 */
package io.accbench.report.document;
