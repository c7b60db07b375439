package io.accbench.kernel.codec;

import io.accbench.kernel.payload.Ledger;
import io.accbench.kernel.payload.Order;
import io.accbench.kernel.payload.Point;
import io.accbench.kernel.payload.Tree;
import io.accbench.kernel.payload.Wide;
import io.avaje.jsonb.Json;

/**
 * The types that avaje's annotation processor writes adapters for, into their own packages; they
 * stay free of annotations so. Types that these name follow by themselves.
 */
@Json.Import({Order.class, Wide.class, Point.class, Ledger.class, Tree.class})
final class AvajeAdapters {
  private AvajeAdapters() {}
}
