package io.accbench.kernel.codec;

import io.accbench.kernel.payload.Anything;
import io.accbench.kernel.payload.Assorted;
import io.accbench.kernel.payload.Ledger;
import io.accbench.kernel.payload.Order;
import io.accbench.kernel.payload.Point;
import io.accbench.kernel.payload.Tree;
import io.accbench.kernel.payload.Wide;
import io.avaje.jsonb.Json;

/**
 * The list of types for which avaje's annotation processor writes adapters, into the packages of
 * the types. The types themselves thus need no annotations. The processor adds the types that these
 * refer to.
 */
@Json.Import({
  Order.class,
  Wide.class,
  Point.class,
  Ledger.class,
  Tree.class,
  Assorted.class,
  Anything.class
})
final class AvajeAdapters {
  private AvajeAdapters() {}
}
