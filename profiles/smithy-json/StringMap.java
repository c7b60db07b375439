import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.serde.MapSerializer;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** Writes and reads maps of strings. */
final class StringMap
    implements BiConsumer<Map<String, String>, MapSerializer>,
        ShapeDeserializer.MapMemberConsumer<String, Map<String, String>> {
  static final StringMap INSTANCE = new StringMap();

  private StringMap() {}

  @Override
  public void accept(Map<String, String> values, MapSerializer serializer) {
    if (!Library.OPTIMIZED) {
      for (Map.Entry<String, String> entry : values.entrySet()) {
        Schema key = Schemas.STRING_MAP.mapKeyMember();
        serializer.writeEntry(key, entry.getKey(), entry.getValue(), Value.INSTANCE);
      }
      return;
    }
    Schema key = Schemas.STRING_MAP.mapKeyMember();
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
      deserializer.readNull();
    } else {
      values.put(key, deserializer.readString(Schemas.STRING_MAP.mapValueMember()));
    }
  }

  private static final class Value implements BiConsumer<String, ShapeSerializer> {
    private static final Value INSTANCE = new Value();

    @Override
    public void accept(String value, ShapeSerializer serializer) {
      Schema member = Schemas.STRING_MAP.mapValueMember();
      serializer.writeString(member, value);
    }
  }
}
