package io.accbench.stats;

import org.apache.commons.math3.analysis.integration.gauss.GaussIntegrator;
import org.apache.commons.math3.analysis.integration.gauss.GaussIntegratorFactory;
import org.apache.commons.math3.special.Erf;

/**
 * The distribution of a standardised mean among the runs that no look so far has ended.
 *
 * <p>Means after n and m &gt; n samples are bivariate normal with correlation √(n/m). Given the
 * mean after n samples, the one after m does not depend on earlier ones. The density after a look
 * is therefore an integral over the means that the look before let pass: the density after that
 * look, times a normal kernel. Armitage, McPherson and Rowe, "Repeated significance tests on
 * accumulating data", JRSS A 132 (1969). The density is symmetric, so only one half is stored, at
 * the nodes of a Gauss–Legendre rule.
 */
final class Continuation {
  /** The largest mean considered; a standard normal variable has 10⁻¹⁹ of its mass beyond it. */
  private static final double FARTHEST = 9;

  private static final GaussIntegrator RULE = new GaussIntegratorFactory().legendre(40);

  /** The distribution before the first look. */
  static final Continuation START = new Continuation(0, new double[] {0}, new double[] {0.5});

  private final int samples;
  private final double[] nodes;
  private final double[] masses;

  private Continuation(int samples, double[] nodes, double[] masses) {
    this.samples = samples;
    this.nodes = nodes;
    this.masses = masses;
  }

  /**
   * Returns the boundary, in standard deviations of the mean, that the next look exceeds with the
   * given probability. The probability is two-sided, and includes that the run goes on until then.
   *
   * @param next the number of samples at the next look, more than so far
   * @param probability two-sided; one not above 10⁻³⁰⁰ gives a boundary that nothing exceeds
   */
  double boundary(int next, double probability) {
    if (probability <= 1e-300) {
      return Double.POSITIVE_INFINITY;
    }
    double high = Math.sqrt(2) * Erf.erfcInv(Math.min(1, probability));
    if (samples == 0) {
      return high;
    }
    double low = 0;
    double boundary = high;
    for (int i = 0; i < 100; i++) {
      double exceeded = exceedance(next, boundary);
      if (exceeded > probability) {
        low = boundary;
      } else {
        high = boundary;
      }
      // Newton's method on the logarithm, which is smooth far out; bisection where it overshoots
      double newton =
          boundary + Math.log(exceeded / probability) * exceeded / (2 * density(next, boundary));
      double better = newton >= low && newton <= high ? newton : (low + high) / 2;
      if (Math.abs(better - boundary) < 1e-8) {
        return better;
      }
      boundary = better;
    }
    return boundary;
  }

  /**
   * Returns the distribution after a look at {@code next} samples that ends the runs beyond the
   * boundary.
   */
  Continuation after(int next, double boundary) {
    double half = Math.min(boundary, FARTHEST) / 2;
    double[] points = new double[RULE.getNumberOfPoints()];
    double[] inside = new double[points.length];
    for (int i = 0; i < points.length; i++) {
      points[i] = half * (1 + RULE.getPoint(i));
      inside[i] = half * RULE.getWeight(i) * density(next, points[i]);
    }
    return new Continuation(next, points, inside);
  }

  private double exceedance(int next, double boundary) {
    double spread = Math.sqrt(2.0 * (next - samples));
    double sum = 0;
    for (int i = 0; i < nodes.length; i++) {
      double from = nodes[i] * Math.sqrt(samples);
      double to = boundary * Math.sqrt(next);
      sum += masses[i] * (Erf.erfc((to - from) / spread) + Erf.erfc((to + from) / spread));
    }
    return sum;
  }

  /** Returns the density of the standardised mean at the next look. */
  private double density(int next, double at) {
    double variance = next - samples;
    double sum = 0;
    for (int i = 0; i < nodes.length; i++) {
      double from = nodes[i] * Math.sqrt(samples);
      double to = at * Math.sqrt(next);
      sum +=
          masses[i]
              * (Math.exp(-(to - from) * (to - from) / (2 * variance))
                  + Math.exp(-(to + from) * (to + from) / (2 * variance)));
    }
    return sum * Math.sqrt(next / (2 * Math.PI * variance));
  }
}
