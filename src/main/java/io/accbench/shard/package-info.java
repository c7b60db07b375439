/**
 * Divides a plan over machines by whole blocks, reads which shard an engine asks for, and joins the
 * journals of the shards again.
 */
package io.accbench.shard;
