import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.serde.MapSerializer;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** Writes and reads maps of strings and nulls. */
final class SparseStringMap
    implements BiConsumer<Map<String, String>, MapSerializer>,
        ShapeDeserializer.MapMemberConsumer<String, Map<String, String>> {
  static final SparseStringMap INSTANCE = new SparseStringMap();

  private SparseStringMap() {}

  @Override
  public void accept(Map<String, String> values, MapSerializer serializer) {
    if (!Library.OPTIMIZED) {
      for (Map.Entry<String, String> entry : values.entrySet()) {
        Schema key = Schemas.SPARSE_STRING_MAP.mapKeyMember();
        serializer.writeEntry(key, entry.getKey(), entry.getValue(), Value.INSTANCE);
      }
      return;
    }
    Schema key = Schemas.SPARSE_STRING_MAP.mapKeyMember();
    for (Map.Entry<String, String> entry : values.entrySet()) {
      serializer.writeEntry(key, entry.getKey(), entry.getValue(), Value.INSTANCE);
    }
  }

  static Map<String, String> read(Schema schema, ShapeDeserializer deserializer) {
    Map<String, String> values = new LinkedHashMap<>();
    deserializer.readStringMap(schema, values, INSTANCE);
    return values;
  }

  @Override
  public void accept(Map<String, String> values, String key, ShapeDeserializer deserializer) {
    if (deserializer.isNull()) {
      values.put(key, deserializer.readNull());
    } else {
      values.put(key, deserializer.readString(Schemas.SPARSE_STRING_MAP.mapValueMember()));
    }
  }

  private static final class Value implements BiConsumer<String, ShapeSerializer> {
    private static final Value INSTANCE = new Value();

    @Override
    public void accept(String value, ShapeSerializer serializer) {
      Schema member = Schemas.SPARSE_STRING_MAP.mapValueMember();
      if (value == null) {
        serializer.writeNull(member);
        return;
      }
      serializer.writeString(member, value);
    }
  }
}
