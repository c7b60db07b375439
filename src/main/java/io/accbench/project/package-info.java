/**
 * The user's own project: its class path, the payloads in its test resources, and accbench's first
 * files in it.
 */
package io.accbench.project;
