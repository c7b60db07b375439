/** Which processors threads may run on; binds those of other processes; alone knows JNA. */
package io.accbench.affinity;
