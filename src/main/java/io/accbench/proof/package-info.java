/** Runs each codec once before it is measured, and judges what it wrote and read. */
package io.accbench.proof;
