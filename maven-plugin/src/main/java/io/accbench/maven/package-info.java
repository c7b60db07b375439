/** Goals of Maven that start an installed accbench with the class path of a project. */
package io.accbench.maven;
