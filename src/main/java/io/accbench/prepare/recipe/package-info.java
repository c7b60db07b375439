/** The recipe of a graph: data and generated classes by which a fork builds it again. */
package io.accbench.prepare.recipe;
