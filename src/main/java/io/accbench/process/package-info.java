/**
 * Runs processes of accbench that do one thing and end, and keeps temporary folders that outlive no
 * process, and what can be made again for later ones. Processes that measure belong to {@code run},
 * but the threads of any process are found and bound to processors here; no other package uses JNA.
 */
package io.accbench.process;
