/** The user's own build: its class path, and the payloads in its test resources. */
package io.accbench.project;
