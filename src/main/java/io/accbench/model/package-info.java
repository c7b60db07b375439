/** Records that every part of accbench's own side shares: cells, blocks, launches, errors. */
package io.accbench.model;
