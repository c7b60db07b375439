import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.serde.MapSerializer;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** Writes and reads maps of integers. */
final class IntegerMap
    implements BiConsumer<Map<String, Integer>, MapSerializer>,
        ShapeDeserializer.MapMemberConsumer<String, Map<String, Integer>> {
  static final IntegerMap INSTANCE = new IntegerMap();

  private IntegerMap() {}

  @Override
  public void accept(Map<String, Integer> values, MapSerializer serializer) {
    if (!Library.OPTIMIZED) {
      for (Map.Entry<String, Integer> entry : values.entrySet()) {
        Schema key = Schemas.INTEGER_MAP.mapKeyMember();
        serializer.writeEntry(key, entry.getKey(), entry.getValue(), Value.INSTANCE);
      }
      return;
    }
    Schema key = Schemas.INTEGER_MAP.mapKeyMember();
    for (Map.Entry<String, Integer> entry : values.entrySet()) {
      serializer.writeEntry(key, entry.getKey(), entry.getValue(), Value.INSTANCE);
    }
  }

  static Map<String, Integer> read(Schema schema, ShapeDeserializer deserializer) {
    Map<String, Integer> values = new LinkedHashMap<>();
    deserializer.readStringMap(schema, values, INSTANCE);
    return values;
  }

  @Override
  public void accept(Map<String, Integer> values, String key, ShapeDeserializer deserializer) {
    if (deserializer.isNull()) {
      deserializer.readNull();
    } else {
      values.put(key, deserializer.readInteger(Schemas.INTEGER_MAP.mapValueMember()));
    }
  }

  private static final class Value implements BiConsumer<Integer, ShapeSerializer> {
    private static final Value INSTANCE = new Value();

    @Override
    public void accept(Integer value, ShapeSerializer serializer) {
      Schema member = Schemas.INTEGER_MAP.mapValueMember();
      serializer.writeInteger(member, value);
    }
  }
}
