/**
 * Flight recordings, read as streams of events. This package alone uses the JDK's parser of
 * recordings.
 */
package io.accbench.jfr;
