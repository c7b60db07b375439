/**
 * The place of accbench on a user's machine: the cache folder, and the jar that unpacks a release
 * into it. It knows the JDK alone, since it runs before any library is there.
 */
package io.accbench.install;
