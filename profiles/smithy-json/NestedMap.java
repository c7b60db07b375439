import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.serde.MapSerializer;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** Writes and reads maps of structures. */
final class NestedMap
    implements BiConsumer<Map<String, NestedShape>, MapSerializer>,
        ShapeDeserializer.MapMemberConsumer<String, Map<String, NestedShape>> {
  static final NestedMap INSTANCE = new NestedMap();

  private NestedMap() {}

  @Override
  public void accept(Map<String, NestedShape> values, MapSerializer serializer) {
    if (!Library.OPTIMIZED) {
      for (Map.Entry<String, NestedShape> entry : values.entrySet()) {
        Schema key = NestedShape.MAP.mapKeyMember();
        serializer.writeEntry(key, entry.getKey(), entry.getValue(), Value.INSTANCE);
      }
      return;
    }
    Schema key = NestedShape.MAP.mapKeyMember();
    for (Map.Entry<String, NestedShape> entry : values.entrySet()) {
      serializer.writeEntry(key, entry.getKey(), entry.getValue(), Value.INSTANCE);
    }
  }

  static Map<String, NestedShape> read(Schema schema, ShapeDeserializer deserializer) {
    Map<String, NestedShape> values = new LinkedHashMap<>();
    deserializer.readStringMap(schema, values, INSTANCE);
    return values;
  }

  @Override
  public void accept(Map<String, NestedShape> values, String key, ShapeDeserializer deserializer) {
    if (deserializer.isNull()) {
      deserializer.readNull();
    } else {
      values.put(
          key,
          new NestedShape.Builder()
              .deserializeMember(deserializer, NestedShape.MAP.mapValueMember())
              .build());
    }
  }

  private static final class Value implements BiConsumer<NestedShape, ShapeSerializer> {
    private static final Value INSTANCE = new Value();

    @Override
    public void accept(NestedShape value, ShapeSerializer serializer) {
      Schema member = NestedShape.MAP.mapValueMember();
      serializer.writeStruct(member, value);
    }
  }
}
