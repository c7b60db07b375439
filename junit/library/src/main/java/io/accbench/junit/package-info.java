/** A gate of accbench as tests of JUnit. It needs JUnit's API and an installed accbench. */
package io.accbench.junit;
