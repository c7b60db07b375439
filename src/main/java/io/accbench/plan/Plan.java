package io.accbench.plan;

import io.accbench.model.Block;
import io.accbench.model.Finding;
import java.util.List;

/**
 * A plan: the blocks that will be measured.
 *
 * @param blocks in the order of the report; the empty benchmark's last
 * @param findings findings known before the first fork
 */
public record Plan(List<Block> blocks, List<Finding> findings) {}
