/** Profile × catalog × fixtures × JVMs to blocks of cells; every check before the first fork. */
package io.accbench.plan;
