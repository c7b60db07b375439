/** Drawings as readable SVG: scales, axes and marks. */
package io.accbench.report.html.svg;
