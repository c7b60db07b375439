/** Divides a plan over machines by whole blocks, and joins the journals of the shards again. */
package io.accbench.shard;
