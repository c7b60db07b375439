/** The strategies, codecs, operations, layouts and members that exist. */
package io.accbench.catalog;
