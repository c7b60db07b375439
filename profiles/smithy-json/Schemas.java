import java.util.Set;
import software.amazon.smithy.java.core.schema.PreludeSchemas;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.model.shapes.ShapeId;
import software.amazon.smithy.model.traits.RequiredTrait;
import software.amazon.smithy.model.traits.SparseTrait;
import software.amazon.smithy.model.traits.TimestampFormatTrait;
import software.amazon.smithy.model.traits.Trait;

/** The schemas of lists, maps and the enumeration, and what those of structures are made of. */
final class Schemas {
  static final Trait REQUIRED = new RequiredTrait();
  static final Trait DATE_TIME = new TimestampFormatTrait(TimestampFormatTrait.DATE_TIME);
  static final Trait HTTP_DATE = new TimestampFormatTrait(TimestampFormatTrait.HTTP_DATE);

  static final Schema STRINGS = list("Strings", PreludeSchemas.STRING);
  static final Schema INTEGERS = list("Integers", PreludeSchemas.INTEGER);
  static final Schema SPARSE_STRINGS =
      list("SparseStrings", PreludeSchemas.STRING, new SparseTrait());
  static final Schema STRING_MAP = map("StringMap", PreludeSchemas.STRING);
  static final Schema INTEGER_MAP = map("IntegerMap", PreludeSchemas.INTEGER);
  static final Schema SPARSE_STRING_MAP =
      map("SparseStringMap", PreludeSchemas.STRING, new SparseTrait());
  static final Schema COLOR =
      Schema.createEnum(id("Color"), Set.of("RED", "GREEN", "BLUE", "YELLOW"));
  static final Schema COLORS = list("Colors", COLOR);

  private Schemas() {}

  static ShapeId id(String name) {
    return ShapeId.from("io.accbench.study#" + name);
  }

  static Schema list(String name, Schema member, Trait... traits) {
    return Schema.listBuilder(id(name), traits).putMember("member", member).build();
  }

  static Schema map(String name, Schema value, Trait... traits) {
    return Schema.mapBuilder(id(name), traits)
        .putMember("key", PreludeSchemas.STRING)
        .putMember("value", value)
        .build();
  }
}
