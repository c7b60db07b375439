package io.accbench.trace;

/**
 * A frame that was selected.
 *
 * @param frameNumber the number of the frame, from 1, bad frames counted
 * @param offset the offset of the whole frame's first byte in the uncompressed stream, from 0
 * @param kind the kind as a {@link TraceSummary} names it
 * @param document the frame, or the part of it that was asked for; the caller owns it from now on
 * @param weight the number of frames of the trace for which it stands: 1 or more in a sample, whose
 *     sum is the number of frames that passed the filters; 1 for a percentile
 */
public record Selected(
    long frameNumber, long offset, String kind, byte[] document, double weight) {}
