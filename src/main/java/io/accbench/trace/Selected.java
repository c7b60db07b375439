package io.accbench.trace;

/**
 * A frame that was selected.
 *
 * @param frameNumber from 1, bad frames counted
 * @param offset of the whole frame's first byte in the uncompressed stream, from 0
 * @param kind as a {@link TraceSummary} names it
 * @param document the frame, or the part of it that was asked for; of the caller from now on
 * @param weight how many frames of the trace it stands for: 1 or more in a sample, where the sum is
 *     the number of frames that passed the filters; 1 for a percentile
 */
public record Selected(
    long frameNumber, long offset, String kind, byte[] document, double weight) {}
