/**
 * What a run can choose from: strategies, codecs, operations, fixtures, and the user's own
 * payloads.
 */
package io.accbench.catalog;
