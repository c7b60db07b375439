/** Merges the runs of shards into the folder of one run. */
package io.accbench.app.merge;
