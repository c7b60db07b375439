import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.BiConsumer;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** Writes and reads lists of structures; by index from 1.2.0 on, as its generator does. */
final class NestedList
    implements BiConsumer<List<NestedShape>, ShapeSerializer>,
        ShapeDeserializer.ListMemberConsumer<List<NestedShape>> {
  static final NestedList INSTANCE = new NestedList();

  private NestedList() {}

  @Override
  public void accept(List<NestedShape> values, ShapeSerializer serializer) {
    if (!Library.OPTIMIZED) {
      for (NestedShape value : values) {
        write(NestedShape.LIST.listMember(), value, serializer);
      }
      return;
    }
    Schema member = NestedShape.LIST.listMember();
    if (values instanceof RandomAccess) {
      for (int i = 0, size = values.size(); i < size; i++) {
        write(member, values.get(i), serializer);
      }
    } else {
      for (NestedShape value : values) {
        write(member, value, serializer);
      }
    }
  }

  private static void write(Schema member, NestedShape value, ShapeSerializer serializer) {
    serializer.writeStruct(member, value);
  }

  static List<NestedShape> read(Schema schema, ShapeDeserializer deserializer) {
    List<NestedShape> values = new ArrayList<>();
    deserializer.readList(schema, values, INSTANCE);
    return values;
  }

  @Override
  public void accept(List<NestedShape> values, ShapeDeserializer deserializer) {
    if (deserializer.isNull()) {
      deserializer.readNull();
    } else {
      values.add(
          new NestedShape.Builder()
              .deserializeMember(deserializer, NestedShape.LIST.listMember())
              .build());
    }
  }
}
